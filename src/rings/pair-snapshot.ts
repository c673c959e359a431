import * as v from 'valibot';
import type { Cents } from '../base/money.ts';
import type { Ring, RingPair } from './ring-pair.ts';
import {
  arrangementKeys,
  drawingKey,
  engravingKeys,
  fontKeys,
  grooveKeys,
  profileKeys,
  type RingOption,
  type RingRules,
  settingKeys,
  surfaceKeys,
} from './ring-rules.ts';

const cents = v.pipe(v.number(), v.integer());
const tenths = v.pipe(v.number(), v.integer());

const ring = v.object({
  ...{ size: tenths, width: tenths, height: tenths },
  profile: v.picklist(profileKeys),
  zones: v.array(v.object({ alloy: v.string(), surface: v.picklist(surfaceKeys) })),
  share: v.number(),
  groove: v.picklist(grooveKeys),
  arrangement: v.picklist(arrangementKeys),
  stone: v.string(),
  setting: v.picklist(settingKeys),
  text: v.string(),
  font: v.picklist(fontKeys),
  engraving: v.picklist(engravingKeys),
  drawing: v.optional(v.string(), ''),
}) satisfies v.GenericSchema<unknown, Ring>;

const pairOf = <Schema extends v.GenericSchema>(schema: Schema) => v.tuple([schema, schema]);

const words = { key: v.string(), name: v.string(), description: v.optional(v.string(), '') };

const option = <const Key extends string>(keys: readonly Key[]) =>
  v.object({
    ...words,
    key: v.picklist(keys),
    ...{ cents, minWidth: tenths, minHeight: tenths, excludes: v.array(v.string()) },
  });

const options = <const Key extends string>(keys: readonly Key[]) =>
  v.array(option(keys)) satisfies v.GenericSchema<unknown, RingOption<Key>[]>;

const range = v.object({ min: tenths, max: tenths });

const rules = v.object({
  alloys: v.array(
    v.object({
      ...words,
      ...{ care: v.optional(v.string(), ''), allergy: v.optional(v.string(), '') },
      ...{ color: v.string(), density: v.number(), gramCents: cents, makingCents: cents },
    }),
  ),
  profiles: options(profileKeys),
  surfaces: options(surfaceKeys),
  grooves: options(grooveKeys.filter((key) => key !== 'none')),
  settings: options(settingKeys),
  engravings: options(engravingKeys),
  drawing: v.exactOptional(option([drawingKey])),
  fonts: options(fontKeys),
  stones: v.array(v.object({ ...words, diameter: tenths, carat: v.number(), cents })),
  ...{ sizes: range, widths: range, heights: range, maxCharacters: v.number() },
  ...{ makingCents: cents, zoneCents: cents, lossPercent: v.number(), roundingCents: cents },
}) satisfies v.GenericSchema<unknown, RingRules>;

const costs = v.object({ material: cents, making: cents, stones: cents, engraving: cents });

/**
 * A pair as it was priced, with everything that its drawings, its description and its price follow from: rows that staff
 * change or delete later change nothing of it.
 */
export type PairSnapshot = {
  version: 1;
  /** The canonical query of the pair. */
  query: string;
  rings: RingPair;
  /** What the studio offered, reduced to what the pair uses, with German names. */
  rules: RingRules;
  /** Weight in grams of each ring's metal, to the hundredth. */
  grams: readonly [number, number];
  /** What each ring costs, without VAT. */
  costs: readonly [RingCosts, RingCosts];
  /** The sum of it; with VAT; and rounded up. */
  netCents: Cents;
  grossCents: Cents;
  cents: Cents;
  taxPercent: number;
};

type RingCosts = v.InferOutput<typeof costs>;

/** Orders store snapshots for years: whatever is added to one needs a default here. */
export const pairSnapshot = v.object({
  version: v.literal(1),
  query: v.string(),
  rings: pairOf(ring),
  rules,
  grams: pairOf(v.number()),
  costs: pairOf(costs),
  ...{ netCents: cents, grossCents: cents, cents, taxPercent: v.number() },
}) satisfies v.GenericSchema<unknown, PairSnapshot>;
