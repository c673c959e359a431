import { type ConsentEntry, isContentService } from './consent-entries.ts';
import type { ConsentAnswer } from './stored-consents.ts';

export type ConsentChoice = ConsentEntry & { consentGiven: boolean };

/** What stands in the boxes before anybody touches them: the visitor's own answers, and nothing else that is not locked. */
export function toChoices(
  entries: readonly ConsentEntry[],
  answers: readonly ConsentAnswer[],
  isAllowed: (service: string, host: string) => boolean,
): ConsentChoice[] {
  return entries.map((entry) => {
    const { function_id, locked, host } = entry;
    const isRevised = answers.some((answer) => answer.function_id === function_id && !isSameQuestion(entry)(answer));
    const isGiven = isContentService(function_id)
      ? host !== undefined && isAllowed(function_id, host) && !isRevised
      : answers.some((answer) => isSameQuestion(entry)(answer) && answer.consentGiven);
    return { ...entry, consentGiven: locked ? entry.default_on : isGiven };
  });
}

/** The banner was answered before: every answer of its own says also that the site may work. */
export function hasChosen(answers: readonly ConsentAnswer[]): boolean {
  return answers.some(({ function_id }) => function_id === 'functional');
}

/** Purposes that are new since the visitor chose; everything for who never did. What is locked asks nobody. */
export function findUnanswered<Entry extends ConsentEntry>(
  entries: readonly Entry[],
  answers: readonly ConsentAnswer[],
): Entry[] {
  if (answers.length === 0) return [...entries];
  return entries.filter((entry) => !entry.locked && !answers.some(isSameQuestion(entry)));
}

/** What is kept of choices: also which question it was. */
export function toAnswers(choices: readonly ConsentChoice[]): ConsentAnswer[] {
  return choices.map(({ function_id, consentGiven, locked, revision }) => ({
    function_id,
    consentGiven,
    locked,
    revision,
  }));
}

/** The same purpose in the same wording. */
const isSameQuestion =
  ({ function_id, revision }: ConsentEntry) =>
  (answer: ConsentAnswer): boolean =>
    answer.function_id === function_id && answer.revision === revision;
