import 'client-only';

/** The storage key of the answers; also the event that reports a change. */
export const consentsKey = 'int-consents';

/** The prefix of storage keys that allow a host to show a service. */
export const contentPrefix = 'contentConsent:';

/** The event that opens the banner. */
export const openBannerEvent = 'ask-consents';

/** What could not be stored, until the page goes. */
export const memoryFallback = new Map<string, string>();

/** The answer to one purpose, with the revision of its question. */
export type ConsentAnswer = { function_id: string; consentGiven: boolean; locked: boolean; revision: number };

type StoredRecord = { version?: unknown; consents?: unknown; consentGiven?: unknown; host?: unknown } | null;

/** The version of a stored record. Version 1 of content consents named no host, so they are asked again. */
export const getStorageVersion = (key: string): number => (key.startsWith(contentPrefix) ? 2 : 1);

/** Reads a stored record; undefined for one of another version. */
export function readStored(key: string): StoredRecord | undefined {
  try {
    const stored: StoredRecord = JSON.parse(memoryFallback.get(key) ?? localStorage.getItem(key) ?? '');
    return stored?.version === getStorageVersion(key) ? stored : undefined;
  } catch {
    // Private windows refuse to read.
    return undefined;
  }
}

/** The visitor's answers; malformed ones count as unanswered. */
export function readAnswers(): ConsentAnswer[] {
  const answers = readStored(consentsKey)?.consents;
  return Array.isArray(answers) ? answers.filter(isAnswer) : [];
}

/** Whether the host may show content for a service: the consent named this host. */
export function isContentAllowed(service: string, host: string): boolean {
  return findAllowedHost(service) === host;
}

/** The storage keys of third-party content, also of services that this site does not have. */
export function listContentKeys(): string[] {
  const isOfContent = (key: string) => key.startsWith(contentPrefix);
  try {
    return [...new Set([...memoryFallback.keys(), ...Object.keys(localStorage)])].filter(isOfContent);
  } catch {
    return [...memoryFallback.keys()].filter(isOfContent);
  }
}

export function removeStored(key: string): void {
  memoryFallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written has not stored anything either.
  }
}

/** Removes content consents that answered an outdated question. */
export function removeOutdatedContent(questions: readonly string[]): void {
  for (const { function_id: id, revision } of readAnswers()) {
    const isRevised = (one: string) => one.startsWith(`${id}:`) && one !== `${id}:${revision}`;
    if (questions.some(isRevised)) removeStored(contentPrefix + id);
  }
}

/**
 * Subscribes to changes of consents, on this page, in other tabs, on return from the back/forward cache, and when a
 * prerendered page is activated.
 */
export function onConsentChange(listener: () => void): () => void {
  const controller = new AbortController();
  const onStorage = ({ key }: StorageEvent) => {
    // Another tab has stored it, which is newer than this page's fallback.
    if (key === null) memoryFallback.clear();
    else if (key === consentsKey || key.startsWith(contentPrefix)) memoryFallback.delete(key);
    else return;
    listener();
  };
  addEventListener(consentsKey, listener, controller);
  addEventListener('storage', onStorage, controller);
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && listener(), controller);
  // The event of the document does not bubble.
  addEventListener('prerenderingchange', listener, { capture: true, signal: controller.signal });
  return () => controller.abort();
}

/** @param opener receives the focus when the banner closes */
export function openConsentBanner(opener: HTMLElement = document.body): void {
  opener.dispatchEvent(new Event(openBannerEvent, { bubbles: true }));
}

/** The host that may show a service. */
export function findAllowedHost(service: string): string | undefined {
  const stored = readStored(contentPrefix + service);
  return stored?.consentGiven === true && typeof stored.host === 'string' ? stored.host : undefined;
}

function isAnswer(value: Partial<Record<keyof ConsentAnswer, unknown>> | null): value is ConsentAnswer {
  return (
    typeof value?.function_id === 'string' &&
    typeof value.consentGiven === 'boolean' &&
    Number.isInteger(value.revision)
  );
}
