import 'client-only';
import {
  type Answer,
  consentsKey,
  contentPrefix,
  forget,
  readAnswers,
  readKept,
  unstored,
  versionOf,
} from './given-consents.ts';

export { openConsents } from './given-consents.ts';

/** What the tracker keeps of the orders that it has counted. It goes with the consent, also where no tracker runs. */
export const countedOrdersKey = 'int-counted-orders';

/** @param question its revision, where an answer to another one does not count */
export function readConsent(functionId: string, question?: number): boolean {
  return readAnswers().some(
    ({ function_id, consentGiven, revision }) =>
      function_id === functionId && consentGiven && revision === (question ?? revision),
  );
}

/** Whether this host may show what it sends for a service now: it was named when the visitor agreed. */
export function isContentAllowed(service: string, host: string): boolean {
  return findAllowedHost(service) === host;
}

/** For this and all later visits. What the banner shows as its choice says the same. */
export function allowContent(service: string, host: string): void {
  writeContent(service, host);
  answerAsWell(service, true);
  tellChange();
}

export function withdrawContent(service: string): void {
  writeContent(service, undefined);
  answerAsWell(service, false);
  tellChange();
}

/** Services that are allowed now, in the order of their names, and to whom. */
export function listAllowedContent(): { service: string; host: string }[] {
  return listContentKeys()
    .map((key) => key.slice(contentPrefix.length))
    .sort()
    .flatMap((service) => {
      const host = service && findAllowedHost(service);
      return host ? [{ service, host }] : [];
    });
}

/** Called when anything was allowed or taken back: here at once, in other tabs as soon as they hear of it. */
export function onConsentChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== null && key !== consentsKey && !key.startsWith(contentPrefix)) return;
    // Another tab could store it: what it says now is newer than what this page remembers.
    if (key === null) unstored.clear();
    else unstored.delete(key);
    listener();
  };
  // A page that comes back from the past has not heard what was done meanwhile.
  const wake = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener(consentsKey, listener);
  addEventListener('storage', hear);
  addEventListener('pageshow', wake);
  return () => {
    removeEventListener(consentsKey, listener);
    removeEventListener('storage', hear);
    removeEventListener('pageshow', wake);
  };
}

/** Keeps answers as they are given, each instead of the one that was there for its purpose. */
export function writeAnswers(answers: readonly Answer[]): void {
  const isNew = ({ function_id }: Answer) => answers.every((answer) => answer.function_id !== function_id);
  const consents = [...readAnswers().filter(isNew), ...answers].map(
    ({ function_id, consentGiven, locked, revision }) => ({ function_id, consentGiven, locked, revision }),
  );
  keep(consentsKey, { consents });
  if (!readConsent('matomo')) forget(countedOrdersKey);
}

/** Nobody has answered these: what a gate is told from now on is not the answer to an older question. */
export function dropAnswers(dropped: readonly Pick<Answer, 'function_id'>[]): void {
  const answers = readAnswers();
  const consents = answers.filter((answer) => dropped.every(({ function_id }) => function_id !== answer.function_id));
  if (consents.length < answers.length) keep(consentsKey, { consents });
}

/** One answer, given elsewhere than in the banner. */
export function answer(given: Answer): void {
  writeAnswers([given]);
  tellChange();
}

/** @param host to which it is allowed; undefined to nobody */
export function writeContent(service: string, host: string | undefined): void {
  if (host) keep(contentPrefix + service, { consentGiven: true, host });
  else forget(contentPrefix + service);
}

/** Nobody was ever asked. */
export function forgetConsents(): void {
  for (const key of listContentKeys()) forget(key);
  forget(consentsKey);
  forget(countedOrdersKey);
  tellChange();
}

export function tellChange(): void {
  dispatchEvent(new Event(consentsKey));
}

function answerAsWell(service: string, consentGiven: boolean): void {
  const answer = readAnswers().find(({ function_id }) => function_id === service);
  if (answer && answer.consentGiven !== consentGiven) writeAnswers([{ ...answer, consentGiven }]);
}

function findAllowedHost(service: string): string | undefined {
  const kept = readKept(contentPrefix + service);
  return kept?.consentGiven === true && typeof kept.host === 'string' ? kept.host : undefined;
}

function listContentKeys(): string[] {
  const isOfContent = (key: string) => key.startsWith(contentPrefix);
  try {
    return [...new Set([...unstored.keys(), ...Object.keys(localStorage)])].filter(isOfContent);
  } catch {
    return [...unstored.keys()].filter(isOfContent);
  }
}

function keep(key: string, kept: object): void {
  const text = JSON.stringify({ version: versionOf(key), timestamp: new Date().toISOString(), ...kept });
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    // An older answer must not outlast this one: better that nobody was asked.
    forget(key);
    unstored.set(key, text);
  }
}
