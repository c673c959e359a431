import type { RingAlloy, RingOption, RingRules, RingStone } from './ring-rules.ts';

function option<Key extends string>(key: Key, changes: Partial<RingOption<Key>> = {}): RingOption<Key> {
  return { key, name: key, description: '', cents: 0, minWidth: 0, minHeight: 0, excludes: [], ...changes };
}

function alloy(key: string, color: string, density: number, gramCents: number): RingAlloy {
  return { key, name: key, description: '', care: '', allergy: '', color, density, gramCents, makingCents: 0 };
}

function stone(diameter: number, carat: number, cents: number): RingStone {
  return { key: `${diameter}`, name: `${carat} ct`, description: '', diameter, carat, cents };
}

/** What a test's studio offers. */
export const ringRules: RingRules = {
  alloys: [
    alloy('585-yellow', '#d9b871', 13.2, 6_200),
    alloy('750-rose', '#d8a48a', 15.1, 7_950),
    alloy('950-platinum', '#d5d7da', 20.5, 4_100),
  ],
  profiles: [
    option('flat'),
    option('comfort', { cents: 2_000 }),
    option('rounded'),
    option('half-round', { minHeight: 14 }),
    option('bevelled', { cents: 1_500, minWidth: 30 }),
    option('concave', { minHeight: 16, minWidth: 35 }),
    option('knife-edge', { minHeight: 18, excludes: ['hammered'] }),
    option('soft-square'),
  ],
  surfaces: [
    option('polished'),
    option('matt', { cents: 1_000 }),
    option('brushed-length'),
    option('brushed-cross'),
    option('sand'),
    option('ice', { cents: 2_500 }),
    option('hammered', { cents: 3_500, minHeight: 14, excludes: ['knife-edge', 'concave'] }),
  ],
  grooves: [
    option('fine', { cents: 1_800, minHeight: 13 }),
    option('wide', { cents: 2_400, minWidth: 30, minHeight: 15 }),
  ],
  settings: [
    option('bezel', { cents: 1_200 }),
    option('channel', { cents: 1_800, minWidth: 30, excludes: ['one', 'knife-edge'] }),
    option('pave', { cents: 1_500, excludes: ['knife-edge'] }),
  ],
  engravings: [option('laser', { cents: 150 }), option('diamond', { cents: 250, minWidth: 25 })],
  drawing: option('drawing', { cents: 6_000 }),
  fonts: [option('serif'), option('script', { cents: 900, minWidth: 30 })],
  stones: [stone(13, 0.01, 1_400), stone(17, 0.02, 2_600), stone(20, 0.03, 4_800), stone(30, 0.1, 21_000)],
  sizes: { min: 440, max: 760 },
  widths: { min: 20, max: 100 },
  heights: { min: 12, max: 30 },
  maxCharacters: 30,
  makingCents: 14_000,
  zoneCents: 6_000,
  lossPercent: 8,
  roundingCents: 500,
};
