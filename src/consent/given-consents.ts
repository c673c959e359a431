import 'client-only';

export const consentsKey = 'int-consents';

/** Where the desk hears that somebody wants to see the banner, and everybody that a choice has changed. */
export const askEvent = 'vitrine-ask-consents';
export const changeEvent = 'vitrine-consents-changed';

/** What a browser would not store, for as long as the page lives. */
export const unstored = new Map<string, string>();

/** One purpose as it was answered. Another revision is another question. */
export type Answer = { function_id: string; consentGiven: boolean; locked: boolean; revision: number };

/** What is kept under a key, whatever it is; undefined for nothing and for what is no JSON. */
export function readKept(key: string): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? '');
    return isRecord(kept) && kept.version === 1 ? kept : undefined;
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

export function readConsent(functionId: string): boolean {
  return readAnswers().some(({ function_id, consentGiven }) => function_id === functionId && consentGiven);
}

/** @param opener gets the focus back when the banner goes */
export function openConsents(opener?: HTMLElement): void {
  (opener ?? window).dispatchEvent(new Event(askEvent, { bubbles: true }));
}

function isAnswer(value: unknown): value is Answer {
  return (
    isRecord(value) &&
    typeof value.function_id === 'string' &&
    typeof value.consentGiven === 'boolean' &&
    Number.isInteger(value.revision)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
