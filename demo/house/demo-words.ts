import type { Step } from '../../cms/seed/send-rows.ts';

type Found = { place: string; text: string };
type Translated = { place: string; rows: Record<string, unknown>[] };

/** Every text of the steps with the place it stands at, such as `branch/0/display_name`. */
export function findTexts(steps: Step[]): Found[] {
  return steps.flatMap(({ collection, items }) => textsIn(items, collection));
}

function textsIn(value: unknown, place: string): Found[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}/${name}`));
}

/** Every `translations` field of the steps, however deep. */
export function findTranslated(steps: Step[]): Translated[] {
  return steps.flatMap(({ collection, items }) => translatedIn(items, collection));
}

function translatedIn(value: unknown, place: string): Translated[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'translations' && Array.isArray(inner)
      ? [{ place, rows: inner }]
      : translatedIn(inner, `${place}/${name}`),
  );
}

/** Fields that a translation names, without its language and without what is empty. */
export function namedFields(row: Record<string, unknown>): string[] {
  return Object.keys(row)
    .filter((name) => name !== 'language' && typeof row[name] === 'string' && row[name].trim() !== '')
    .sort();
}

/** Numbers that look as if one could call them: a trunk zero or +49, then at least six digits. */
export function findPhoneNumbers(text: string): string[] {
  const numbers = text.replace(/&nbsp;|\u00a0/g, ' ').match(/(?<![\d/.])(?:\+49[ -]?|0)[1-9]\d*(?:[ /-]?\d+)+/g) ?? [];
  return numbers
    .map((number) => number.replace(/[^\d+]/g, '').replace(/^\+49/, '0'))
    .filter((number) => number.length > 6);
}

/** The numbers that Germany keeps free for fiction, of which this shop uses three ranges. */
export const fictionNumber = /^(?:03023125\d{3}|08999998\d{3}|017139200\d{2})$/;

/** Names of hosts in addresses and after an @. */
export function findHosts(text: string): string[] {
  return [...text.matchAll(/(?:https?:\/\/|[\w.+-]+@)([\w.-]+\w)/g)].flatMap(([, host]) => host ?? []);
}
