import { foldUmlaut } from '../index/fold-words.ts';
import { measureDistance } from './edit-distance.ts';
import { canBeginWith, countAllowedErrors } from './find-terms.ts';
import type { CompoundParts } from './lexicon.ts';
import type { Compound } from './split-compound.ts';

/** The parts of a compound written with typing errors. */
export type CorrectedCompound = { compound: Compound & { modifier: string }; distance: number };

type NearPart = { part: string; distance: number };

const minPartLength = 3;
const maxLength = 30;
/** Letters that link the parts of a compound. */
const links = ['', 's', 'n', 'en', 'e'];

/**
 * Splits a German compound that is in no product name where one part or each has a typing error: `Silberkete`.
 * The word must not be a known compound.
 */
export function correctCompound(
  written: string,
  { heads, modifiers }: CompoundParts,
  stem: (word: string) => string,
): CorrectedCompound | undefined {
  const word = foldUmlaut(written);
  if (word.length > maxLength || /\d/.test(word)) return undefined;
  let limit = countAllowedErrors(word);
  let best: CorrectedCompound | undefined;
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const end = word.slice(at);
    const head = findNearest([end, stem(end)], heads);
    if (!head || head.distance > limit) continue;
    const modifier = findNearest(withoutLink(word.slice(0, at)), modifiers, canBeginWith);
    // An ending that is no inflection is an error too: `Silberkettee`.
    const distance = Math.max(1, head.distance + (modifier?.distance ?? 0));
    if (!modifier || distance > limit) continue;
    best = { compound: { modifier: modifier.part, head: head.part }, distance };
    limit = distance - 1;
  }
  return best;
}

function withoutLink(part: string): string[] {
  return links.flatMap((link) => (part.endsWith(link) ? part.slice(0, part.length - link.length) : []));
}

/** The known part that differs least from one of the forms, by at most one error. */
function findNearest(
  forms: readonly string[],
  known: ReadonlyMap<string, string>,
  canBe = (_form: string, _spelling: string) => true,
): NearPart | undefined {
  for (const form of forms) {
    const part = known.get(form);
    if (part !== undefined) return { part, distance: 0 };
  }
  for (const form of forms) {
    if (form.length < minPartLength) continue;
    for (const [spelling, part] of known) {
      const isLong = spelling.length >= minPartLength && Math.max(form.length, spelling.length) > minPartLength;
      if (isLong && canBe(form, spelling) && measureDistance(form, spelling, 1) === 1) return { part, distance: 1 };
    }
  }
  return undefined;
}
