import 'client-only';

/** Where answers are kept; also what the page hears when any of them changes. */
export const consentsKey = 'int-consents';

/** What is kept under it allows one host to show one service. */
export const contentPrefix = 'contentConsent:';

/** What the desk hears when somebody wants to see the banner. */
export const askEvent = 'ask-consents';

/** What a browser would not store, for as long as the page lives. */
export const unstored = new Map<string, string>();

/** One purpose as it was answered. Another revision is another question. */
export type Answer = { function_id: string; consentGiven: boolean; locked: boolean; revision: number };

type Kept = { version?: unknown; consents?: unknown; consentGiven?: unknown; host?: unknown } | null;

/** Of what is kept. Content that was allowed before hosts were named was allowed to nobody in particular, and is asked again. */
export const versionOf = (key: string): number => (key.startsWith(contentPrefix) ? 2 : 1);

/** What is kept under a key in the form that this release knows. */
export function readKept(key: string): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? '');
    return kept?.version === versionOf(key) ? kept : undefined;
  } catch {
    // Private windows refuse to be read.
    return undefined;
  }
}

/** The purposes that this visitor has answered; one that cannot be read was never asked. */
export function readAnswers(): Answer[] {
  const answers = readKept(consentsKey)?.consents;
  return Array.isArray(answers) ? answers.filter(isAnswer) : [];
}

export function forget(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written to keeps nothing either.
  }
}

/** Who allowed content in answer to another question than today's has not allowed it. */
export function forgetRevised(questions: readonly string[]): void {
  for (const { function_id: id, revision } of readAnswers()) {
    const isRevised = (one: string) => one.startsWith(`${id}:`) && one !== `${id}:${revision}`;
    if (questions.some(isRevised)) forget(contentPrefix + id);
  }
}

/** Calls when somebody has answered: on this page, in another tab, or while this page lay in the past. */
export function hearAnswers(listener: () => void, life: AbortController): void {
  addEventListener(consentsKey, listener, life);
  addEventListener('storage', ({ key }: StorageEvent) => (key ?? consentsKey) === consentsKey && listener(), life);
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && listener(), life);
}

/** @param opener gets the focus back when the banner goes */
export function openConsents(opener: HTMLElement = document.body): void {
  opener.dispatchEvent(new Event(askEvent, { bubbles: true }));
}

function isAnswer(value: Partial<Record<keyof Answer, unknown>> | null): value is Answer {
  return (
    typeof value?.function_id === 'string' &&
    typeof value.consentGiven === 'boolean' &&
    Number.isInteger(value.revision)
  );
}
