import type {
  ArrangementKey,
  EngravingKey,
  FontKey,
  GrooveKey,
  ProfileKey,
  SettingKey,
  SurfaceKey,
  Tenths,
} from './ring-rules.ts';

/** A part of a ring's width with its own metal and surface. */
export type RingZone = { alloy: string; surface: SurfaceKey };

export type Ring = {
  /** Inner circumference, which is the German and French ring size. */
  size: Tenths;
  width: Tenths;
  height: Tenths;
  profile: ProfileKey;
  /** One to three, along the width. */
  zones: readonly RingZone[];
  /** Percentage of the width: of the first of two zones, of the middle one of three. 100 for a single zone. */
  share: number;
  /** At each border of zones; in the middle of a single zone. */
  groove: GrooveKey;
  arrangement: ArrangementKey;
  /** Key of the stone, empty without stones. */
  stone: string;
  setting: SettingKey;
  /** Engraved inside; empty for none. */
  text: string;
  font: FontKey;
  engraving: EngravingKey;
  /** Hash of the drawing that is engraved in place of a text; empty for none. */
  drawing: string;
};

export type RingPair = readonly [Ring, Ring];

/** The names of the query, in the order of a canonical address. */
export const pairFields = [
  'size',
  'width',
  'height',
  'profile',
  'zones',
  'share',
  'alloy',
  'alloy2',
  'alloy3',
  'surface',
  'surface2',
  'surface3',
  'groove',
  'stones',
  'stone',
  'setting',
  'text',
  'font',
  'engraving',
  'drawing',
] as const;

export type PairField = (typeof pairFields)[number];

/** The values of a ring as a query contains them; fields that do not apply are absent. */
export type RingValues = Partial<Record<PairField, string>>;

/** Longer queries are not configurations. */
const maxPairLength = 2_000;

/**
 * Version of this language. Queries of the first version have no marker; `v=2` will mark those of a second one, and what
 * a field of version 1 means never changes.
 */
export const pairVersion = '1';

/** The version that a query is written in. */
export function readPairVersion(query: string): string {
  const [marker = ''] = readParams(query).getAll('v');
  return marker === '' ? '1' : marker.slice(0, 20);
}

function readParams(query: string): URLSearchParams {
  return new URLSearchParams(query.length > maxPairLength ? '' : query);
}

/**
 * Reads the values of both rings from a query. A field with one value holds for both rings; with two, in a list or
 * under the same name twice as forms send them, for one each. With `same=1` the second ring takes all values of the
 * first but its size, engraved text and drawing.
 */
export function readPairValues(query: string): readonly [RingValues, RingValues] {
  const params = readParams(query);
  const isSame = params.get('same') === '1';
  const first: RingValues = {};
  const second: RingValues = {};
  for (const field of pairFields) {
    const given = params.getAll(field);
    const [one, other = one] = field === 'text' ? given : given.flatMap((value) => value.split(','));
    if (one !== undefined) first[field] = one;
    const value = isSame && !ownFields.includes(field) ? one : other;
    if (value !== undefined) second[field] = value;
  }
  return [first, second];
}

/** Fields that two equal rings may differ in. */
const ownFields: readonly PairField[] = ['size', 'text', 'drawing'];

/**
 * The canonical query of a pair, without `?`: what both rings share is written once. Each field that applies is
 * written, since the defaults are the shop's and may change.
 */
export function formatPair([one, other]: RingPair): string {
  return formatValues([toValues(one), toValues(other)]);
}

/** The same for values of a form, which need not be possible ones; what does not apply is left out. */
export function formatValues(values: readonly [RingValues, RingValues]): string {
  const [one, other] = values.map(dropUnused);
  return pairFields.flatMap((field) => formatField(field, one?.[field], other?.[field])).join('&');
}

/** Fields without a value, as a form sends them in the place of those that it does not show, count as absent. */
function dropUnused(values: RingValues): RingValues {
  const { zones, groove, stones, text, drawing } = values;
  const unused: readonly (readonly [boolean, readonly PairField[]])[] = [
    [!zones || zones === '1', ['zones', 'share', 'alloy2', 'surface2']],
    [zones !== '3', ['alloy3', 'surface3']],
    [!groove || groove === 'none', ['groove']],
    [!stones || stones === 'none', ['stones', 'stone', 'setting']],
    [!text || Boolean(drawing), ['text', 'font', 'engraving']],
    [!drawing, ['drawing']],
  ];
  const dropped = new Set<string>(unused.flatMap(([isUnused, fields]) => (isUnused ? fields : [])));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !dropped.has(field)));
}

function formatField(field: PairField, one: string | undefined, other: string | undefined): string[] {
  if (one === undefined && other === undefined) return [];
  if (one === other) return [`${field}=${escapeValue(one ?? '')}`];
  const both = [one ?? '', other ?? ''].map(escapeValue);
  return field === 'text' ? both.map((value) => `${field}=${value}`) : [`${field}=${both.join(',')}`];
}

/** Escapes what has a meaning in a query only, so that a configuration stays short and readable. */
function escapeValue(value: string): string {
  return value.replace(/[%&+=#,"<>\\?]/g, encodeURIComponent).replaceAll(' ', '+');
}

/** All values of a ring, as a query contains them; those that do not apply are absent. */
export function toValues(ring: Ring): RingValues {
  const [first, second, third] = ring.zones;
  return dropUnused({
    ...{ size: formatTenths(ring.size), width: formatTenths(ring.width), height: formatTenths(ring.height) },
    ...{ profile: ring.profile, zones: String(ring.zones.length), share: String(ring.share), groove: ring.groove },
    ...(first && { alloy: first.alloy, surface: first.surface }),
    ...(second && { alloy2: second.alloy, surface2: second.surface }),
    ...(third && { alloy3: third.alloy, surface3: third.surface }),
    ...{ stones: ring.arrangement, stone: ring.stone, setting: ring.setting },
    ...{ text: ring.text, font: ring.font, engraving: ring.engraving, drawing: ring.drawing },
  });
}

/** `54` or `4.5`, as queries and number fields have it. */
export function formatTenths(tenths: Tenths): string {
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);
}

/** Undefined for what is no number; a decimal comma is read as well. Rounds to a tenth. */
export function parseTenths(text: string): Tenths | undefined {
  const match = /^\d{1,3}(?:[.,]\d{1,3})?$/.exec(text.trim());
  return match ? Math.round(Number(match[0].replace(',', '.')) * 10) : undefined;
}
