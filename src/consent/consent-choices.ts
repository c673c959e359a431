import { type ConsentChoice, type ConsentEntry, isContentService, toAnswers, toChoices } from './consent-entries.ts';
import { listAllowedContent, notifyChange, writeAnswers, writeContent } from './consent-storage.ts';
import { isContentAllowed, readAnswers } from './stored-consents.ts';

/** The stored choice of each purpose. */
export function readChoices(entries: readonly ConsentEntry[]): ConsentChoice[] {
  return toChoices(entries, readAnswers(), isContentAllowed);
}

/**
 * Saves the answers to the purposes that are asked; answers to others stay.
 *
 * @param entries all purposes, since locked ones are always stored
 */
export function saveChoices(
  entries: readonly ConsentEntry[],
  asked: readonly ConsentEntry[],
  isGiven: (functionId: string) => boolean,
): void {
  const choices = entries
    .filter((entry) => entry.locked || asked.includes(entry))
    .map((entry) => ({ ...entry, consentGiven: entry.locked ? entry.default_on : isGiven(entry.function_id) }));
  writeAnswers(toAnswers(choices));
  for (const { function_id, consentGiven, host } of choices) {
    if (isContentService(function_id)) writeContent(function_id, consentGiven ? host : undefined);
  }
  notifyChange();
}

export function refuseAll(entries: readonly ConsentEntry[], asked: readonly ConsentEntry[]): void {
  // Refusing everything includes services without an entry.
  if (asked.length === entries.length) for (const { service } of listAllowedContent()) writeContent(service, undefined);
  saveChoices(entries, asked, () => false);
}
