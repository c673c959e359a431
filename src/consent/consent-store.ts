import 'client-only';
import { createStore } from '../base/store.ts';
import { type ConsentChoice, type ConsentEntry, isContentService, toAnswers, toChoices } from './consent-entries.ts';
import { isContentAllowed, listAllowedContent, notifyChange, writeAnswers, writeContent } from './consent-storage.ts';
import { onConsentChange, readAnswers } from './stored-consents.ts';

/** The choices in the banner: a draft until a button is pressed. */
export const consents = createStore<{ choices: readonly ConsentChoice[] }>({ choices: [] });

/** Fills the banner with the stored answers and follows changes elsewhere. */
export function connectConsents(entries: readonly ConsentEntry[]): () => void {
  const read = () => toChoices(entries, readAnswers(), isContentAllowed);
  let before = read();
  consents.choices = before;
  return onConsentChange(() => {
    const now = read();
    // A draft stays unless the stored answer of the same purpose has changed.
    consents.choices = now.map((choice, index) =>
      choice.consentGiven === before[index]?.consentGiven ? (consents.choices[index] ?? choice) : choice,
    );
    before = now;
  });
}

/** Toggles a checkbox; locked ones stay as they are. */
export function toggle(functionId: string): void {
  const choice = consents.choices.find(({ function_id }) => function_id === functionId);
  if (!choice) console.warn(`There is no consent ${functionId} to toggle.`);
  else if (!choice.locked) change((one) => (one === choice ? !one.consentGiven : one.consentGiven));
}

/** @param asked ids of the shown purposes; answers to others stay */
export function saveSelected(asked: ReadonlySet<string>): void {
  const answered = consents.choices.filter(({ function_id, locked }) => locked || asked.has(function_id));
  writeAnswers(toAnswers(answered));
  for (const { function_id, consentGiven, host } of answered) {
    if (isContentService(function_id)) writeContent(function_id, consentGiven ? host : undefined);
  }
  notifyChange();
}

export function allowAll(asked: ReadonlySet<string>): void {
  change((choice) => asked.has(choice.function_id) || choice.consentGiven);
  saveSelected(asked);
}

export function refuseAll(asked: ReadonlySet<string>): void {
  change((choice) => !asked.has(choice.function_id) && choice.consentGiven);
  // Refusing everything includes services without an entry.
  if (asked.has('functional')) for (const { service } of listAllowedContent()) writeContent(service, undefined);
  saveSelected(asked);
}

function change(decide: (choice: ConsentChoice) => boolean): void {
  consents.choices = consents.choices.map((choice) =>
    choice.locked ? choice : { ...choice, consentGiven: decide(choice) },
  );
}
