import type { Yielder } from '../../base/yielder.ts';
import { foldWords } from '../index/fold-words.ts';
import { sortInSlices } from '../index/sorted-slots.ts';

/**
 * Slots sorted by article number and by its last part, both without separators, since people may know only one of them.
 */
export type ReferenceIndex = { references: readonly string[]; whole: Uint32Array; ending: Uint32Array };

const minPrefixLength = 4;

export async function createReferenceIndex(
  references: readonly string[],
  slots: Uint32Array,
  pauses: Yielder,
): Promise<ReferenceIndex> {
  const sorted = (toKey: (reference: string) => string) => {
    const keyOf = (slot: number) => toKey(references[slot] ?? '');
    return sortInSlices(slots, (a, b) => compare(keyOf(a), keyOf(b)), pauses);
  };
  return { references, whole: await sorted(joinWords), ending: await sorted(getEnding) };
}

/**
 * The slots whose article number matches a search: exactly, by its last part, by prefix, or followed by a variant's
 * suffix.
 */
export function findByReference({ references, whole, ending }: ReferenceIndex, text: string): number[] {
  const key = joinWords(text);
  if (key.length < 3 || !/\d/.test(key)) return [];
  const keyOf = (slot: number) => joinWords(references[slot] ?? '');
  const isWord = /^[a-z]/.test(key);
  const exact = takeWhile(whole, findFirst(whole, key, keyOf), (slot) => keyOf(slot) === key);
  if (exact.length > 0) return exact;
  const endingOf = (slot: number) => getEnding(references[slot] ?? '');
  const byEnding = takeWhile(ending, findFirst(ending, key, endingOf), (slot) => endingOf(slot) === key);
  if (byEnding.length > 0 || !isWord) return byEnding;
  const at = findFirst(whole, key, keyOf);
  const beginning = key.length >= minPrefixLength ? takeWhile(whole, at, (slot) => keyOf(slot).startsWith(key)) : [];
  if (beginning.length > 0) return beginning;
  const before = whole[at - 1];
  const shorter = before === undefined ? '' : keyOf(before);
  return before !== undefined && shorter.length > minPrefixLength && key.startsWith(shorter) ? [before] : [];
}

function joinWords(text: string): string {
  return foldWords(text).join('');
}

function getEnding(reference: string): string {
  return foldWords(reference).at(-1) ?? '';
}

function findFirst(slots: Uint32Array, key: string, keyOf: (slot: number) => string): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyOf(slots[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function takeWhile(slots: Uint32Array, from: number, matches: (slot: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = from; at < slots.length && matches(slots[at] ?? 0); at += 1) found.push(slots[at] ?? 0);
  return found;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
