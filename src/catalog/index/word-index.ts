import SearchableMap from 'minisearch/SearchableMap';
import type { Pauses } from '../../base/pauses.ts';
import { languages } from '../../i18n/languages.ts';
import { hasBit } from './bits.ts';
import { foldWords } from './fold-words.ts';
import type { ProductTable } from './product-table.ts';

/** Which products have a word in their names or their reference number. */
export type WordIndex = {
  vocabulary: SearchableMap<number>;
  /** The slots of word `n` stand from `starts[n]` to `starts[n + 1]`. */
  starts: Uint32Array;
  slots: Uint32Array;
};

/** Made in pieces, so that visitors are served meanwhile. */
export async function createWordIndex(table: ProductTable, pauses: Pauses): Promise<WordIndex> {
  const found = new Map<string, number[]>();
  for (let slot = 0; slot < table.size; slot += 1) {
    if (!hasBit(table.shown, slot)) continue;
    for (const word of listWords(table, slot)) {
      const slots = found.get(word);
      if (slots) slots.push(slot);
      else found.set(word, [slot]);
    }
    if (pauses.isDue()) await pauses.take();
  }
  const vocabulary = new SearchableMap<number>();
  const starts = new Uint32Array(found.size + 1);
  let length = 0;
  for (const slots of found.values()) length += slots.length;
  const all = new Uint32Array(length);
  let number = 0;
  let end = 0;
  for (const [word, slots] of found) {
    vocabulary.set(word, number);
    all.set(slots, end);
    end += slots.length;
    number += 1;
    starts[number] = end;
    if (pauses.isDue()) await pauses.take();
  }
  return { vocabulary, starts, slots: all };
}

function listWords(table: ProductTable, slot: number): Set<string> {
  const reference = table.references[slot] ?? '';
  const parts = foldWords(reference);
  return new Set([
    ...languages.flatMap((language) => foldWords(table.names[language][slot] ?? '')),
    ...parts,
    // Nobody knows where the dashes stand.
    ...(parts.length > 1 ? [parts.join('')] : []),
  ]);
}
