import { type ConsentEntry, isContentService } from './consent-entries.ts';
import type { Answer } from './given-consents.ts';

export type ConsentChoice = ConsentEntry & { consentGiven: boolean };

/** What stands in the boxes before anybody touches them: the visitor's own answers, and nothing else that is not locked. */
export function toChoices(
  entries: readonly ConsentEntry[],
  answers: readonly Answer[],
  isAllowed: (service: string, host: string) => boolean,
): ConsentChoice[] {
  return entries.map((entry) => {
    const { function_id, locked, host } = entry;
    const isRevised = answers.some((answer) => answer.function_id === function_id && !isOf(entry)(answer));
    const isGiven = isContentService(function_id)
      ? host !== undefined && isAllowed(function_id, host) && !isRevised
      : answers.some((answer) => isOf(entry)(answer) && answer.consentGiven);
    return { ...entry, consentGiven: locked ? entry.default_on : isGiven };
  });
}

/** The banner was answered before: every answer of its own says also that the site may work. */
export function hasChosen(answers: readonly Answer[]): boolean {
  return answers.some(({ function_id }) => function_id === 'functional');
}

/** Purposes that are new since the visitor chose; everything for who never did. What is locked asks nobody. */
export function findOpen<Entry extends ConsentEntry>(entries: readonly Entry[], answers: readonly Answer[]): Entry[] {
  if (answers.length === 0) return [...entries];
  return entries.filter((entry) => !entry.locked && !answers.some(isOf(entry)));
}

/** What is kept of choices: also which question it was. */
export function toAnswers(choices: readonly ConsentChoice[]): Answer[] {
  return choices.map(({ function_id, consentGiven, locked, revision }) => ({
    function_id,
    consentGiven,
    locked,
    revision,
  }));
}

/** The same purpose in the same wording. */
const isOf =
  ({ function_id, revision }: ConsentEntry) =>
  (answer: Answer): boolean =>
    answer.function_id === function_id && answer.revision === revision;
