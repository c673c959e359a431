import type { ProductTable } from './product-table.ts';
import type { SearchIndex } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The in-memory index of the catalogue. Each change creates a new object; all of them share one product table. */
export type CatalogueIndex = Vocabulary & { table: ProductTable; search: SearchIndex };
