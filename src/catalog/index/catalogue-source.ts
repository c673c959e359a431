import type { FormerAddress, ProductSelection } from './product-rows-queries.ts';
import type { IndexedProduct } from './product-table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How many products are published, and when the latest change was made. */
export type Extent = { count: number; newest: string | null };

/** The source of the catalogue: Directus, or a fake in tests. */
export type CatalogueSource = {
  readExtent: () => Promise<Extent>;
  /** The products that were changed since then, with the date of their latest change. */
  readDates: (since: string) => Promise<Map<number, string>>;
  readProducts: (wanted: ProductSelection, defaultSort: string) => AsyncIterable<IndexedProduct[]>;
  readIds: () => Promise<number[]>;
  readVocabulary: () => Promise<Vocabulary>;
  readFormerAddresses: () => Promise<FormerAddress[]>;
  /** A hash of the data that product pages show and the index does not hold. */
  readReferenceDataHash: () => Promise<string>;
};

/**
 * A change is dated when its transaction begins and visible when it is committed, so that it may appear after another
 * change of a later date.
 */
const maxCommitMs = 60_000;

/**
 * Whether a change of an earlier date may still be committed. A date in the future, from a wrong clock, counts as
 * recent too.
 */
export function isWithinCommitWindow({ newest }: Extent): boolean {
  return newest !== null && Date.now() - Date.parse(newest) < maxCommitMs;
}

/** Dates of all products that may have changed since the newest known change. */
export function readRecentDates(source: CatalogueSource, { newest }: Extent): Promise<ReadonlyMap<number, string>> {
  if (newest === null) return Promise.resolve(new Map());
  const moment = Math.min(Date.parse(newest), Date.now());
  return source.readDates(new Date(moment - maxCommitMs).toISOString());
}

/**
 * Guards against an incomplete answer, which must not remove products: the number of products has to match the count
 * before or after, since staff may be editing meanwhile.
 *
 * @throws when fewer products were read than Directus counts
 */
export async function assertCount(source: CatalogueSource, found: number, counted: number): Promise<void> {
  if (found >= counted || found >= (await source.readExtent()).count) return;
  throw new Error(`The content system counts ${counted} products and lists ${found}.`);
}
