import type { ProductTable } from './product-table.ts';
import type { SearchIndex } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the shop knows without asking. Every change makes a new one, though they share their table. */
export type CatalogueIndex = Vocabulary & { table: ProductTable; search: SearchIndex };
