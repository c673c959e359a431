import * as v from 'valibot';
import { keysOf } from '../../base/records.ts';
import { languages } from '../../i18n/languages.ts';
import type { Adjustment, AdjustmentReason } from '../adjustments.ts';
import { pairSnapshot } from '../pair-snapshot.ts';
import { pairFields } from '../ring-pair.ts';

/** Collections of which staff see a pair: an order's, a preset, or one that shows an alloy, an option or a stone. */
export const pairSheetCollections = [
  'ecommerce_order_item',
  'ring_studio',
  'ring_preset',
  'ring_alloy',
  'ring_option',
  'ring_stone',
] as const;

/** Longer queries are not configurations. */
const maxPairLength = 2_000;

/** The body of `POST /ecom/pair-sheet`. */
const pairSheetBody = v.object({
  /** Domain of the website. */
  project: v.string(),
  language: v.picklist(languages),
  collection: v.picklist(pairSheetCollections),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Signed by Directus for this entry, when it made the link. */
  pass: v.string(),
  /** What staff have entered in the page of `ring_studio`; empty in all others. */
  query: v.pipe(v.string(), v.maxLength(maxPairLength)),
});

const reasons = {
  ...{ version: true, unknown: true, range: true, dimension: true, zones: true, excluded: true },
  ...{ setting: true, stone: true, text: true },
} as const satisfies Record<AdjustmentReason, true>;

const adjustment = v.object({
  ring: v.picklist([0, 1]),
  field: v.picklist([...pairFields, 'v']),
  ...{ from: v.string(), to: v.string() },
  reason: v.picklist(keysOf(reasons)),
  by: v.exactOptional(v.object({ field: v.picklist(pairFields), key: v.string() })),
}) satisfies v.GenericSchema<unknown, Adjustment>;

const ordered = v.object({
  number: v.string(),
  date: v.string(),
  name: v.string(),
  count: v.number(),
  priceCents: v.number(),
});

/** Its response. */
export const pairSheet = v.object({
  /** The name of the entry, empty for a pair that staff have entered. */
  name: v.string(),
  /** Null for what is not an order's. */
  order: v.nullable(ordered),
  /** The query that the pair was read from; empty where there is none. */
  query: v.string(),
  adjustments: v.array(adjustment),
  /** Null for an order from before snapshots were stored, and for a studio that lacks rows. */
  snapshot: v.nullable(pairSnapshot),
});

export type PairSheetBody = v.InferOutput<typeof pairSheetBody>;

export type PairSheetContent = v.InferOutput<typeof pairSheet>;

/** The entry of a sheet's address. */
export type PairSheetEntry = Pick<PairSheetBody, 'collection' | 'id'>;

/** @returns undefined for an address that names nothing of which there are sheets */
export function parsePairSheetEntry(collection: string, id: string): PairSheetEntry | undefined {
  const known = pairSheetCollections.find((one) => one === collection);
  return known && /^\d{1,9}$/.test(id) ? { collection: known, id: Number(id) } : undefined;
}

/** The configuration in an address of the studio, or in what follows its question mark. */
export function readPairQuery(entered: string): string {
  const [address = ''] = entered.trim().split('#');
  return (address.split('?').at(-1) ?? '').slice(0, maxPairLength);
}

/** Undefined for an entry that does not exist, and without a pass for it. @throws where Directus does not answer */
export type FindPairSheet = (
  entry: PairSheetEntry,
  given: Pick<PairSheetBody, 'pass' | 'query' | 'language'>,
) => Promise<PairSheetContent | undefined>;

/** Undefined for a body that no storefront sends. */
export function parsePairSheetBody(body: unknown): PairSheetBody | undefined {
  const parsed = v.safeParse(pairSheetBody, body);
  return parsed.success ? parsed.output : undefined;
}
