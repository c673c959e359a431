import type { ProductTable } from './product-table.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** What the shop knows without asking. Every change makes a new one, though they share their table. */
export type CatalogueIndex = Vocabulary & { table: ProductTable; words: WordIndex };
