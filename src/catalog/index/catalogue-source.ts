import type { FormerAddress, ProductSelection } from './product-rows-queries.ts';
import type { IndexedProduct } from './product-table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How many products are published, and when the latest change was made. */
export type Extent = { count: number; newest: string | null };

/** Where the catalogue comes from. */
export type CatalogueSource = {
  readExtent: () => Promise<Extent>;
  /** The products that were changed since then, with the date of their latest change. */
  readDates: (since: string) => Promise<Map<number, string>>;
  readProducts: (wanted: ProductSelection, defaultSort: string) => AsyncIterable<IndexedProduct[]>;
  readIds: () => Promise<number[]>;
  readVocabulary: () => Promise<Vocabulary>;
  readFormerAddresses: () => Promise<FormerAddress[]>;
  /** A mark of what belongs to products and is not in the index. */
  readReferenceDataHash: () => Promise<string>;
};

/**
 * Milliseconds. A change is dated when it begins and seen when it is committed, so that one may come after another of a
 * later date.
 */
const maxCommitMs = 60_000;

/** Whether a change of an earlier date may still come. The date of a clock that went wrong says nothing about that. */
export function isWithinCommitWindow({ newest }: Extent): boolean {
  return newest !== null && Date.now() - Date.parse(newest) < maxCommitMs;
}

/** The dates of all that may have changed since the newest was seen. */
export function readRecentDates(source: CatalogueSource, { newest }: Extent): Promise<ReadonlyMap<number, string>> {
  if (newest === null) return Promise.resolve(new Map());
  const moment = Math.min(Date.parse(newest), Date.now());
  return source.readDates(new Date(moment - maxCommitMs).toISOString());
}

/**
 * One answer that leaves products out, by mistake or made up by a proxy, takes none of them away: the number of all
 * products has to agree, before or after, as staff may be at work meanwhile.
 *
 * @throws when fewer came than the content system counts
 */
export async function assertCount(source: CatalogueSource, found: number, counted: number): Promise<void> {
  if (found >= counted || found >= (await source.readExtent()).count) return;
  throw new Error(`The content system counts ${counted} products and lists ${found}.`);
}
