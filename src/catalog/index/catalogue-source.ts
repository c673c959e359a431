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

/**
 * One answer that leaves products out, by mistake or made up by a proxy, takes none of them away: the number of all
 * products has to agree, before or after, as staff may be at work meanwhile.
 *
 * @throws when fewer came than the content system counts
 */
export async function confirmCount(source: CatalogueSource, found: number, counted: number): Promise<void> {
  if (found >= counted || found >= (await source.readExtent()).count) return;
  throw new Error(`The content system counts ${counted} products and lists ${found}.`);
}
