import { type ConsentEntry, isContentService } from './consent-entries.ts';
import type { ConsentAnswer } from './stored-consents.ts';

export type ConsentChoice = ConsentEntry & { consentGiven: boolean };

/** The initial choices: the visitor's own answers, and nothing else that is not locked. */
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

/** Whether the banner was answered before: its answers always include `functional`. */
export function hasChosen(answers: readonly ConsentAnswer[]): boolean {
  return answers.some(({ function_id }) => function_id === 'functional');
}

/** The unanswered purposes; all of them for visitors who have never answered. Locked ones are not asked. */
export function findUnanswered<Entry extends ConsentEntry>(
  entries: readonly Entry[],
  answers: readonly ConsentAnswer[],
): Entry[] {
  if (answers.length === 0) return [...entries];
  return entries.filter((entry) => !entry.locked && !answers.some(isSameQuestion(entry)));
}

/** The answers to store, with the revision of their question. */
export function toAnswers(choices: readonly ConsentChoice[]): ConsentAnswer[] {
  return choices.map(({ function_id, consentGiven, locked, revision }) => ({
    function_id,
    consentGiven,
    locked,
    revision,
  }));
}

/** Whether an answer belongs to the purpose in its current revision. */
const isSameQuestion =
  ({ function_id, revision }: ConsentEntry) =>
  (answer: ConsentAnswer): boolean =>
    answer.function_id === function_id && answer.revision === revision;
