import { describe, expect, test } from 'vitest';
import type { RingOptionRow } from '../directus/rows.generated.ts';
import { type RingRows, toRingRules } from './read-ring-rows.ts';
import { alloyRowOf, optionRowOf, ringRowsOf, stoneRowOf, studioRowOf } from './ring-rows-fixture.ts';

const read = (changes: Partial<RingRows> = {}) => toRingRules(ringRowsOf(changes), 'de');

const withOption = (row: RingOptionRow) => ({ ring_option: [...ringRowsOf().ring_option, row] });

describe('the rules of a studio', () => {
  test('have money in cents and lengths in tenths of a millimetre', () => {
    expect(
      read({
        ...withOption(optionRowOf('groove', 'wide', { price: '24.50', min_width: 3, min_height: '1.50' })),
        ring_stone: [stoneRowOf('002')],
      }),
    ).toMatchObject({
      alloys: [{ key: '585-yellow', name: 'Gelbgold 585', density: 13.2, gramCents: 6_200, makingCents: 0 }],
      grooves: [{ key: 'wide', cents: 2_450, minWidth: 30, minHeight: 15, excludes: [] }],
      stones: [{ key: '002', name: '0,02 ct', diameter: 17, carat: 0.02, cents: 2_600 }],
      ...{ sizes: { min: 440, max: 760 }, widths: { min: 20, max: 100 }, heights: { min: 12, max: 30 } },
      ...{ makingCents: 14_000, zoneCents: 6_000, lossPercent: 8, roundingCents: 500, maxCharacters: 30 },
    });
  });

  test('have sizes in halves and limits in order, however staff entered them', () => {
    const rules = read({ ring_studio: [studioRowOf({ min_size: 44.2, max_size: 70.4, min_width: 8, max_width: 3 })] });
    expect([rules?.sizes, rules?.widths]).toEqual([
      { min: 445, max: 700 },
      { min: 30, max: 80 },
    ]);
  });

  test('are in German where a translation is missing, and named by the key without any', () => {
    const rows = ringRowsOf({ ring_alloy: [alloyRowOf('585-yellow'), alloyRowOf('750-rose', { translations: [] })] });
    expect(toRingRules(rows, 'fr')?.alloys.map(({ name }) => name)).toEqual(['Gelbgold 585', '750-rose']);
  });

  test('have staff’s words about metals and stones, and none where a house has not written any yet', () => {
    const unwritten = { id: 2, ring_alloy_id: 2, language: 'de', display_name: 'Platin', description: null };
    const platinum = alloyRowOf('950', { translations: [{ ...unwritten, care: null, allergy: null }] });
    const rules = read({ ring_alloy: [alloyRowOf('585-yellow'), platinum], ring_stone: [stoneRowOf('002')] });
    expect(rules?.alloys).toMatchObject([
      { care: 'Weich abreiben.', allergy: 'Ohne Nickel.' },
      { description: '', care: '', allergy: '' },
    ]);
    expect(rules?.stones).toMatchObject([{ description: 'Klein.' }]);
  });

  test.each(['profile', 'surface', 'engraving', 'font'])('are undefined without a %s', (kind) => {
    expect(read({ ring_option: ringRowsOf().ring_option.filter((row) => row.kind !== kind) })).toBeUndefined();
  });

  test.each<[string, Partial<RingRows>]>([
    ['no studio', { ring_studio: [] }],
    ['an inactive studio', { ring_studio: [studioRowOf({ active: false })] }],
    ['no alloy', { ring_alloy: [] }],
  ])('are undefined for %s', (_, changes) => {
    expect(read(changes)).toBeUndefined();
  });
});

describe('a row is left out', () => {
  test.each([
    ['inactive', { active: false }],
    ['without density', { density: 0 }],
    ['with a negative price', { gram_price: -1 }],
  ])('for an alloy %s', (_, changes) => {
    const alloys = [alloyRowOf('585-yellow', changes), alloyRowOf('950-platinum')];
    expect(read({ ring_alloy: alloys })?.alloys.map(({ key }) => key)).toEqual(['950-platinum']);
  });

  test.each<[string, RingOptionRow]>([
    ['that is inactive', optionRowOf('groove', 'fine', { active: false })],
    ['of another kind', optionRowOf('groove', 'matt')],
    ['that needs a wider ring than is made', optionRowOf('groove', 'fine', { min_width: 10.1 })],
    ['that needs a higher ring than is made', optionRowOf('groove', 'fine', { min_height: '3.1' })],
  ])('for an option %s', (_, row) => {
    expect(read(withOption(row))?.grooves).toEqual([]);
  });

  test('for a stone that no ring has room for, and for the second one of a key', () => {
    const stones = [
      stoneRowOf('small'),
      stoneRowOf('small', { price: 1 }),
      stoneRowOf('large', { diameter: 9.3 }),
      stoneRowOf('free', { diameter: 0 }),
    ];
    expect(read({ ring_stone: stones })?.stones.map(({ key, cents }) => [key, cents])).toEqual([['small', 2_600]]);
  });
});
