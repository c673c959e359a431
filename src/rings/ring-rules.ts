import type { Cents } from '../base/money.ts';

/** Tenths of a millimetre, an integer. */
export type Tenths = number;

/** The cross sections that can be computed and drawn; staff decide which of them are offered. */
export const profileKeys = [
  'flat',
  'rounded',
  'comfort',
  'half-round',
  'bevelled',
  'concave',
  'knife-edge',
  'soft-square',
] as const;

export type ProfileKey = (typeof profileKeys)[number];

export const surfaceKeys = ['polished', 'matt', 'brushed-length', 'brushed-cross', 'sand', 'ice', 'hammered'] as const;

export type SurfaceKey = (typeof surfaceKeys)[number];

export const grooveKeys = ['none', 'fine', 'wide'] as const;

export type GrooveKey = (typeof grooveKeys)[number];

export const settingKeys = ['bezel', 'channel', 'pave'] as const;

export type SettingKey = (typeof settingKeys)[number];

export const engravingKeys = ['laser', 'diamond'] as const;

export type EngravingKey = (typeof engravingKeys)[number];

/** Engraving after a drawing of the visitor, in place of a text. */
export const drawingKey = 'drawing';

export const fontKeys = ['serif', 'sans', 'script'] as const;

export type FontKey = (typeof fontKeys)[number];

/** How many stones a ring has; their exact number follows from its size. */
export const arrangementKeys = ['none', 'one', 'three', 'row', 'half', 'full'] as const;

export type ArrangementKey = (typeof arrangementKeys)[number];

/** An option that staff offer, in one language. */
export type RingOption<Key extends string> = {
  key: Key;
  name: string;
  description: string;
  /** Net: per ring; of a setting per stone, of an engraved text per character, of a font per engraved ring. */
  cents: Cents;
  /** The smallest ring that it is possible for. */
  minWidth: Tenths;
  minHeight: Tenths;
  /** Keys of options that it cannot be combined with. */
  excludes: readonly string[];
};

export type RingAlloy = {
  key: string;
  name: string;
  description: string;
  /** How to care for it; empty like the others where staff have written nothing, and in the order API. */
  care: string;
  /** What it is alloyed with, and whom it suits. */
  allergy: string;
  /** `#rrggbb` of the polished metal. */
  color: string;
  /** g/cm³. */
  density: number;
  /** Net price of a gram. */
  gramCents: Cents;
  /** Net surcharge per ring for working it. */
  makingCents: Cents;
};

export type RingStone = {
  key: string;
  name: string;
  description: string;
  diameter: Tenths;
  carat: number;
  /** Net price of one stone. */
  cents: Cents;
};

export type Range = { min: Tenths; max: Tenths };

/** What the wedding-ring studio offers, in one language; the first of each kind is the default. */
export type RingRules = {
  alloys: readonly RingAlloy[];
  profiles: readonly RingOption<ProfileKey>[];
  surfaces: readonly RingOption<SurfaceKey>[];
  /** May be empty, like settings and stones. */
  grooves: readonly RingOption<Exclude<GrooveKey, 'none'>>[];
  settings: readonly RingOption<SettingKey>[];
  engravings: readonly RingOption<EngravingKey>[];
  /** Undefined where no drawings are engraved. */
  drawing?: RingOption<typeof drawingKey> | undefined;
  fonts: readonly RingOption<FontKey>[];
  stones: readonly RingStone[];
  /** Inner circumference. */
  sizes: Range;
  widths: Range;
  heights: Range;
  maxCharacters: number;
  /** Net price of making one ring. */
  makingCents: Cents;
  /** Net price of each zone beyond the first. */
  zoneCents: Cents;
  /** Metal that is lost in making, of the ring's weight. */
  lossPercent: number;
  /** The price of a pair is rounded up to a multiple of this. */
  roundingCents: Cents;
};
