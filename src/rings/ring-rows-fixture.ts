import type { RingAlloyRow, RingOptionRow, RingStoneRow, RingStudioRow } from '../directus/rows.generated.ts';
import type { RingRows } from './read-ring-rows.ts';

const stored = { project: null, sort: null, date_created: null, date_updated: null, price_confirmed: false };

const words = (name: string) => ({ id: 1, language: 'de', display_name: name, description: null });

export function studioRowOf(changes: Partial<RingStudioRow> = {}): RingStudioRow {
  return {
    ...stored,
    ...{ id: 1, active: true, product: null, questions: null, breakdown: 'full', translations: [] },
    ...{ min_size: 44, max_size: '76.0', min_width: 2, max_width: 10, min_height: 1.2, max_height: '3.0' },
    ...{ max_characters: 30, making_price: '140.00', zone_price: 60, loss_percent: '8.00', rounding: 5 },
    ...changes,
  };
}

export function alloyRowOf(key: string, changes: Partial<RingAlloyRow> = {}): RingAlloyRow {
  return {
    ...stored,
    ...{ id: 1, key, active: true, color: '#d9b871', density: '13.20', gram_price: 62, making_price: 0 },
    translations: [{ ...words('Gelbgold 585'), care: 'Weich abreiben.', allergy: 'Ohne Nickel.', ring_alloy_id: 1 }],
    ...changes,
  };
}

export function optionRowOf(
  kind: RingOptionRow['kind'],
  key: RingOptionRow['key'],
  changes: Partial<RingOptionRow> = {},
): RingOptionRow {
  return {
    ...stored,
    ...{ id: 1, kind, key, active: true, price: 0, min_width: 0, min_height: 0, excludes: null },
    translations: [{ ...words(key), ring_option_id: 1 }],
    ...changes,
  };
}

export function stoneRowOf(key: string, changes: Partial<RingStoneRow> = {}): RingStoneRow {
  return {
    ...stored,
    ...{ id: 1, key, active: true, diameter: 1.7, carat: '0.020', price: 26 },
    translations: [{ id: 1, ring_stone_id: 1, language: 'de', display_name: '0,02 ct', description: 'Klein.' }],
    ...changes,
  };
}

/** The rows of the smallest studio that is possible. */
export function ringRowsOf(changes: Partial<RingRows> = {}): RingRows {
  return {
    ring_studio: [studioRowOf()],
    ring_alloy: [alloyRowOf('585-yellow')],
    ring_option: [
      optionRowOf('profile', 'flat'),
      optionRowOf('surface', 'polished'),
      optionRowOf('engraving', 'laser'),
      optionRowOf('font', 'serif'),
    ],
    ring_stone: [],
    ...changes,
  };
}
