import 'client-only';
import {
  type ConsentAnswer,
  consentsKey,
  contentPrefix,
  findAllowedHost,
  getStorageVersion,
  listContentKeys,
  memoryFallback,
  readAnswers,
  removeStored,
} from './stored-consents.ts';

/** The numbers of tracked orders. They are removed with the consent, also on pages without a tracker. */
export const trackedOrdersKey = 'int-counted-orders';

/** @param question the current revision; an answer to another one does not count */
export function readConsent(functionId: string, question?: number): boolean {
  return readAnswers().some(
    ({ function_id, consentGiven, revision }) =>
      function_id === functionId && consentGiven && revision === (question ?? revision),
  );
}

/** The allowed services with their hosts, sorted by name. */
export function listAllowedContent(): { service: string; host: string }[] {
  return listContentKeys()
    .map((key) => key.slice(contentPrefix.length))
    .sort()
    .flatMap((service) => {
      const host = service && findAllowedHost(service);
      return host ? [{ service, host }] : [];
    });
}

/** Allows a host to show a service, from now on. An answer in the banner is updated too. */
export function allowContent(service: string, host: string): void {
  writeContent(service, host);
  syncAnswer(service, true);
  notifyChange();
}

export function withdrawContent(service: string): void {
  writeContent(service, undefined);
  syncAnswer(service, false);
  notifyChange();
}

/** Stores answers, each replacing the earlier one of its purpose. */
export function writeAnswers(answers: readonly ConsentAnswer[]): void {
  const isNew = ({ function_id }: ConsentAnswer) => answers.every((answer) => answer.function_id !== function_id);
  const consents = [...readAnswers().filter(isNew), ...answers].map(
    ({ function_id, consentGiven, locked, revision }) => ({ function_id, consentGiven, locked, revision }),
  );
  store(consentsKey, { consents });
  if (!readConsent('matomo')) removeStored(trackedOrdersKey);
}

/** Removes answers to outdated questions. */
export function removeAnswers(dropped: readonly Pick<ConsentAnswer, 'function_id'>[]): void {
  const answers = readAnswers();
  const consents = answers.filter((answer) => dropped.every(({ function_id }) => function_id !== answer.function_id));
  if (consents.length < answers.length) store(consentsKey, { consents });
}

/** Stores one answer that was given outside the banner. */
export function saveAnswer(answer: ConsentAnswer): void {
  writeAnswers([answer]);
  notifyChange();
}

/** @param host the allowed host; undefined to withdraw */
export function writeContent(service: string, host: string | undefined): void {
  if (host) store(contentPrefix + service, { consentGiven: true, host });
  else removeStored(contentPrefix + service);
}

/** Removes all answers, as if nobody had been asked. */
export function resetConsents(): void {
  for (const key of listContentKeys()) removeStored(key);
  removeStored(consentsKey);
  removeStored(trackedOrdersKey);
  notifyChange();
}

export function notifyChange(): void {
  dispatchEvent(new Event(consentsKey));
}

function syncAnswer(service: string, consentGiven: boolean): void {
  const answer = readAnswers().find(({ function_id }) => function_id === service);
  if (answer && answer.consentGiven !== consentGiven) writeAnswers([{ ...answer, consentGiven }]);
}

function store(key: string, stored: object): void {
  const text = JSON.stringify({ version: getStorageVersion(key), timestamp: new Date().toISOString(), ...stored });
  try {
    localStorage.setItem(key, text);
    memoryFallback.delete(key);
  } catch {
    // An older answer must not outlast this one: no answer is better.
    removeStored(key);
    memoryFallback.set(key, text);
  }
}
