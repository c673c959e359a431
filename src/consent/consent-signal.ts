import 'client-only';
import {
  type ConsentAnswer,
  consentsKey,
  contentPrefix,
  getStorageVersion,
  memoryFallback,
  readAnswers,
  readStored,
  removeStored,
} from './stored-consents.ts';

export { openConsentBanner as openConsents } from './stored-consents.ts';

/** What the tracker keeps of the orders that it has counted. It goes with the consent, also where no tracker runs. */
export const trackedOrdersKey = 'int-counted-orders';

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
  syncAnswer(service, true);
  notifyChange();
}

export function withdrawContent(service: string): void {
  writeContent(service, undefined);
  syncAnswer(service, false);
  notifyChange();
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
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== consentsKey && !key.startsWith(contentPrefix)) return;
    // Another tab could store it: what it says now is newer than what this page remembers.
    if (key === null) memoryFallback.clear();
    else memoryFallback.delete(key);
    listener();
  };
  // A page that comes back from the past has not heard what was done meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener(consentsKey, listener);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener(consentsKey, listener);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

/** Keeps answers as they are given, each instead of the one that was there for its purpose. */
export function writeAnswers(answers: readonly ConsentAnswer[]): void {
  const isNew = ({ function_id }: ConsentAnswer) => answers.every((answer) => answer.function_id !== function_id);
  const consents = [...readAnswers().filter(isNew), ...answers].map(
    ({ function_id, consentGiven, locked, revision }) => ({ function_id, consentGiven, locked, revision }),
  );
  store(consentsKey, { consents });
  if (!readConsent('matomo')) removeStored(trackedOrdersKey);
}

/** Nobody has answered these: what a gate is told from now on is not the answer to an older question. */
export function removeAnswers(dropped: readonly Pick<ConsentAnswer, 'function_id'>[]): void {
  const answers = readAnswers();
  const consents = answers.filter((answer) => dropped.every(({ function_id }) => function_id !== answer.function_id));
  if (consents.length < answers.length) store(consentsKey, { consents });
}

/** One answer, given elsewhere than in the banner. */
export function saveAnswer(given: ConsentAnswer): void {
  writeAnswers([given]);
  notifyChange();
}

/** @param host to which it is allowed; undefined to nobody */
export function writeContent(service: string, host: string | undefined): void {
  if (host) store(contentPrefix + service, { consentGiven: true, host });
  else removeStored(contentPrefix + service);
}

/** Nobody was ever asked. */
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

function findAllowedHost(service: string): string | undefined {
  const stored = readStored(contentPrefix + service);
  return stored?.consentGiven === true && typeof stored.host === 'string' ? stored.host : undefined;
}

function listContentKeys(): string[] {
  const isOfContent = (key: string) => key.startsWith(contentPrefix);
  try {
    return [...new Set([...memoryFallback.keys(), ...Object.keys(localStorage)])].filter(isOfContent);
  } catch {
    return [...memoryFallback.keys()].filter(isOfContent);
  }
}

function store(key: string, stored: object): void {
  const text = JSON.stringify({ version: getStorageVersion(key), timestamp: new Date().toISOString(), ...stored });
  try {
    localStorage.setItem(key, text);
    memoryFallback.delete(key);
  } catch {
    // An older answer must not outlast this one: better that nobody was asked.
    removeStored(key);
    memoryFallback.set(key, text);
  }
}
