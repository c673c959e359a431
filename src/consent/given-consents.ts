import 'client-only';

/** Where answers are kept; also what the page hears when any of them changes. */
export const consentsKey = 'int-consents';

/** What the desk hears when somebody wants to see the banner. */
export const askEvent = 'ask-consents';

/** What a browser would not store, for as long as the page lives. */
export const unstored = new Map<string, string>();

/** One purpose as it was answered. Another revision is another question. */
export type Answer = { function_id: string; consentGiven: boolean; locked: boolean; revision: number };

type Kept = { version?: unknown; consents?: unknown; consentGiven?: unknown } | null;

/** What is kept under a key in the form that this release knows. */
export function readKept(key: string): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? '');
    return kept?.version === 1 ? kept : undefined;
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
