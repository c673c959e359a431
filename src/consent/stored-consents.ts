import 'client-only';

/** Where answers are kept; also what the page hears when any of them changes. */
export const consentsKey = 'int-consents';

/** What is kept under it allows one host to show one service. */
export const contentPrefix = 'contentConsent:';

/** What the desk hears when somebody wants to see the banner. */
export const openBannerEvent = 'ask-consents';

/** What a browser would not store, for as long as the page lives. */
export const memoryFallback = new Map<string, string>();

/** One purpose as it was answered. Another revision is another question. */
export type ConsentAnswer = { function_id: string; consentGiven: boolean; locked: boolean; revision: number };

type StoredRecord = { version?: unknown; consents?: unknown; consentGiven?: unknown; host?: unknown } | null;

/** Of what is kept. Content that was allowed before hosts were named was allowed to nobody in particular, and is asked again. */
export const getStorageVersion = (key: string): number => (key.startsWith(contentPrefix) ? 2 : 1);

/** What is kept under a key in the form that this release knows. */
export function readStored(key: string): StoredRecord | undefined {
  try {
    const stored: StoredRecord = JSON.parse(memoryFallback.get(key) ?? localStorage.getItem(key) ?? '');
    return stored?.version === getStorageVersion(key) ? stored : undefined;
  } catch {
    // Private windows refuse to be read.
    return undefined;
  }
}

/** The purposes that this visitor has answered; one that cannot be read was never asked. */
export function readAnswers(): ConsentAnswer[] {
  const answers = readStored(consentsKey)?.consents;
  return Array.isArray(answers) ? answers.filter(isAnswer) : [];
}

export function removeStored(key: string): void {
  memoryFallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written to keeps nothing either.
  }
}

/** Who allowed content in answer to another question than today's has not allowed it. */
export function removeOutdatedContent(questions: readonly string[]): void {
  for (const { function_id: id, revision } of readAnswers()) {
    const isRevised = (one: string) => one.startsWith(`${id}:`) && one !== `${id}:${revision}`;
    if (questions.some(isRevised)) removeStored(contentPrefix + id);
  }
}

/** Calls when somebody has answered: on this page, in another tab, or while this page lay in the past. */
export function subscribeToAnswers(listener: () => void, controller: AbortController): void {
  addEventListener(consentsKey, listener, controller);
  addEventListener(
    'storage',
    ({ key }: StorageEvent) => (key ?? consentsKey) === consentsKey && listener(),
    controller,
  );
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && listener(), controller);
}

/** @param opener gets the focus back when the banner goes */
export function openConsentBanner(opener: HTMLElement = document.body): void {
  opener.dispatchEvent(new Event(openBannerEvent, { bubbles: true }));
}

function isAnswer(value: Partial<Record<keyof ConsentAnswer, unknown>> | null): value is ConsentAnswer {
  return (
    typeof value?.function_id === 'string' &&
    typeof value.consentGiven === 'boolean' &&
    Number.isInteger(value.revision)
  );
}
