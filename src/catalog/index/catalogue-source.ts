import type { FormerAddress, Wanted } from './product-rows-queries.ts';
import type { IndexedProduct } from './product-table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How many products are published, and when the latest change was made. */
export type Extent = { count: number; newest: string | null };

/** Where the catalogue comes from. */
export type CatalogueSource = {
  readExtent: () => Promise<Extent>;
  readProducts: (wanted: Wanted, defaultSort: string) => AsyncIterable<IndexedProduct[]>;
  readIds: () => Promise<number[]>;
  readVocabulary: () => Promise<Vocabulary>;
  readFormerAddresses: () => Promise<FormerAddress[]>;
  /** A mark of what belongs to products and is not in the index. */
  readSurroundings: () => Promise<string>;
};
