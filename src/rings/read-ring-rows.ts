import { cleanLine, cleanText } from '../base/clean-text.ts';
import { parseCents } from '../base/money.ts';
import type { RingAlloyRow, RingOptionRow, RingStoneRow, RingStudioRow } from '../directus/rows.generated.ts';
import type { Language } from '../i18n/languages.ts';
import { findTranslatedRow, type Translated } from '../i18n/translation.ts';
import {
  drawingKey,
  engravingKeys,
  fontKeys,
  grooveKeys,
  profileKeys,
  type Range,
  type RingAlloy,
  type RingOption,
  type RingRules,
  type RingStone,
  settingKeys,
  surfaceKeys,
  type Tenths,
} from './ring-rules.ts';
import { getStoneSpace } from './ring-stones.ts';

/** The active rows of a website in staff's order, with the fields of `ringFields`; of several studios the first. */
export type RingRows = {
  ring_studio: readonly RingStudioRow[];
  ring_alloy: readonly RingAlloyRow[];
  ring_option: readonly RingOptionRow[];
  ring_stone: readonly RingStoneRow[];
};

const offered = ['active', 'key', 'translations.language', 'translations.display_name'];

/** Fields to read of each collection. */
export const ringFields: Readonly<Record<keyof RingRows, readonly string[]>> = {
  ring_studio: [
    ...['active', 'breakdown', 'min_size', 'max_size', 'min_width', 'max_width'],
    ...['min_height', 'max_height', 'max_characters', 'making_price', 'zone_price', 'loss_percent', 'rounding'],
  ],
  ring_alloy: [...offered, 'translations.description', 'color', 'density', 'gram_price', 'making_price'],
  ring_option: [...[...offered, 'translations.description', 'kind', 'price', 'min_width', 'min_height', 'excludes']],
  ring_stone: [...offered, 'diameter', 'carat', 'price'],
};

/** Staff's order of the rows, which decides about the default of each kind. */
export const ringSort = ['sort', 'id'];

/**
 * What a studio offers, in one language, with net prices: for servers only. Rows that are inactive, incomplete, too
 * large for the studio or of an unknown key are left out, and of several with the same key all but the first.
 *
 * @returns undefined for a studio that is inactive or lacks alloys, profiles, surfaces, engravings or fonts
 */
export function toRingRules(rows: RingRows, language: Language): RingRules | undefined {
  const [studio] = rows.ring_studio;
  if (!studio?.active) return undefined;
  const widths = toRange(studio.min_width, studio.max_width);
  const heights = toRange(studio.min_height, studio.max_height);
  const options = <Key extends string>(kind: RingOptionRow['kind'], keys: readonly Key[]) =>
    unique(rows.ring_option.flatMap((row) => (row.kind === kind ? (toOption(row, keys, language) ?? []) : []))).filter(
      ({ minWidth, minHeight }) => minWidth <= widths.max && minHeight <= heights.max,
    );
  const stones = rows.ring_stone.flatMap((row) => toStone(row, language) ?? []);
  const rules: RingRules = {
    alloys: unique(rows.ring_alloy.flatMap((row) => toAlloy(row, language) ?? [])),
    profiles: options('profile', profileKeys),
    surfaces: options('surface', surfaceKeys),
    grooves: options(
      'groove',
      grooveKeys.filter((key) => key !== 'none'),
    ),
    settings: options('setting', settingKeys),
    engravings: options('engraving', engravingKeys),
    drawing: options('engraving', [drawingKey])[0],
    fonts: options('font', fontKeys),
    stones: unique(stones).filter((stone) => {
      const spaces = settingKeys.map((key) => getStoneSpace(stone, key));
      return spaces.some(({ width, height }) => width <= widths.max && height <= heights.max);
    }),
    sizes: toSizes(studio),
    ...{ widths, heights },
    maxCharacters: studio.max_characters,
    makingCents: toCents(studio.making_price),
    zoneCents: toCents(studio.zone_price),
    lossPercent: Math.max(0, Number(studio.loss_percent)),
    roundingCents: toCents(studio.rounding),
  };
  const { alloys, profiles, surfaces, engravings, fonts } = rules;
  return [alloys, profiles, surfaces, engravings, fonts].some(({ length }) => length === 0) ? undefined : rules;
}

type Decimal = string | number;

function toTenths(millimetres: Decimal): Tenths {
  return Math.round(Number(millimetres) * 10);
}

function toCents(amount: Decimal): number {
  return Math.max(0, parseCents(amount) ?? 0);
}

/** Staff may have mixed the two up. */
function toRange(one: Decimal, other: Decimal): Range {
  const [min = 0, max = 0] = [toTenths(one), toTenths(other)].sort((a, b) => a - b);
  return { min, max };
}

/** Sizes are made in halves. */
function toSizes({ min_size, max_size }: RingStudioRow): Range {
  const { min, max } = toRange(min_size, max_size);
  const first = Math.ceil(min / 5) * 5;
  return { min: first, max: Math.max(first, Math.floor(max / 5) * 5) };
}

function unique<One extends { key: string }>(list: readonly One[]): One[] {
  return list.filter(({ key }, index) => list.findIndex((other) => other.key === key) === index);
}

type Words = Translated & {
  display_name: string;
  description?: string | null;
  care?: string | null;
  allergy?: string | null;
};

function toWords(
  { key, translations }: { key: string; translations: Words[] | null },
  language: Language,
): Record<'name' | 'description' | 'care' | 'allergy', string> {
  const found = findTranslatedRow(translations, language);
  const [description = '', care = '', allergy = ''] = [found?.description, found?.care, found?.allergy].map((text) =>
    cleanText(text ?? ''),
  );
  return { name: cleanLine(found?.display_name ?? '') || key, description, care, allergy };
}

function toAlloy(row: RingAlloyRow, language: Language): RingAlloy | undefined {
  const { active, key, color } = row;
  const density = Number(row.density);
  const gramCents = parseCents(row.gram_price);
  if (!active || !(density > 0) || gramCents === null || gramCents < 0) return undefined;
  return { key, ...toWords(row, language), color, density, gramCents, makingCents: toCents(row.making_price) };
}

function toOption<Key extends string>(
  row: RingOptionRow,
  keys: readonly Key[],
  language: Language,
): RingOption<Key> | undefined {
  const key = keys.find((known) => known === row.key);
  if (!row.active || key === undefined) return undefined;
  const { name, description } = toWords(row, language);
  return {
    ...{ key, name, description },
    cents: toCents(row.price),
    minWidth: toTenths(row.min_width),
    minHeight: toTenths(row.min_height),
    excludes: row.excludes ?? [],
  };
}

function toStone(row: RingStoneRow, language: Language): RingStone | undefined {
  const diameter = toTenths(row.diameter);
  const cents = parseCents(row.price);
  if (!row.active || !(diameter > 0) || cents === null || cents < 0) return undefined;
  const { name, description } = toWords(row, language);
  return { key: row.key, name, description, diameter, carat: Number(row.carat), cents };
}
