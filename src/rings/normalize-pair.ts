import {
  type Adjustment,
  type AdjustmentReason,
  exclude,
  type Opponent,
  type PickKey,
  type Report,
} from './adjustments.ts';
import { isDrawingHash } from './drawing/drawing-hash.ts';
import { parseStones } from './parse-stones.ts';
import { parseZones, zoneFields } from './parse-zones.ts';
import {
  formatTenths,
  type PairField,
  pairVersion,
  parseTenths,
  type Ring,
  type RingPair,
  type RingValues,
  readPairValues,
  readPairVersion,
} from './ring-pair.ts';
import { type ArrangementKey, arrangementKeys, type Range, type RingRules, type Tenths } from './ring-rules.ts';
import { meetsGroove } from './ring-stones.ts';

export type ParsedPair = {
  pair: RingPair;
  adjustments: readonly Adjustment[];
};

/**
 * The nearest possible pair to a query, and what had to be changed for it. Absent fields get the shop's defaults. A query
 * of another version is read as far as it is understood, and never without an adjustment.
 */
export function parsePair(query: string, rules: RingRules): ParsedPair {
  const values = readPairValues(query);
  const one = parseRing(values[0], rules, usualSizes[0]);
  const other = parseRing(values[1], rules, usualSizes[1]);
  const version = readPairVersion(query);
  const converted: readonly Change[] =
    version === pairVersion ? [] : [{ field: 'v', from: version, to: pairVersion, reason: 'version' }];
  const toAdjustments = (ring: 0 | 1, changes: readonly Change[]) =>
    [...converted, ...changes].map((change) => ({ ring, ...change }));
  return {
    pair: [one.ring, other.ring],
    adjustments: [...toAdjustments(0, one.changes), ...toAdjustments(1, other.changes)],
  };
}

type Change = Omit<Adjustment, 'ring'>;

/** The most frequent sizes of women and men. */
const usualSizes = [540, 620] as const;

function parseRing(
  values: RingValues,
  rules: RingRules,
  usualSize: Tenths,
): { ring: Ring; changes: readonly Change[] } {
  const changes: Change[] = [];
  const report: Report = (field, from, to, reason, by) => {
    if (from !== to) changes.push({ field, from, to, reason, ...(by && { by }) });
  };
  const pick: PickKey = (field, options) => {
    const given = values[field] ?? '';
    const key = options.find((option) => option.key === given)?.key ?? getFirst(options);
    if (given !== '') report(field, given, key, 'unknown');
    return key;
  };
  const { profiles, surfaces, grooves, stones, fonts, engravings } = rules;
  const measure = (field: PairField, range: Range, usual: number, step = 1) =>
    parseMeasure(values[field], range, usual, step, (from, to, reason) => report(field, from, to, reason));
  /** At least what an option needs, which `toRingRules` offers only where such rings are made. */
  const enlarge = ({ width, height }: Blank, field: PairField, key: string, options: readonly Needy[]): Blank => {
    const option = options.find((one) => one.key === key);
    if (!option) return { width, height };
    const raise = (side: keyof Blank, from: Tenths, least: Tenths): Tenths => {
      report(side, formatTenths(from), formatTenths(Math.max(from, least)), 'dimension', { field, key });
      return Math.max(from, least);
    };
    return { width: raise('width', width, option.minWidth), height: raise('height', height, option.minHeight) };
  };

  const size = measure('size', rules.sizes, usualSize, 5);
  const profile = pick('profile', profiles);
  const wantedGroove = pick('groove', [noGroove, ...grooves]);
  const arrangement = parseArrangement(values, report);
  const asked = { width: measure('width', rules.widths, 45), height: measure('height', rules.heights, 16) };
  const shaped = enlarge(asked, 'profile', profile, profiles);
  const { zones, share } = parseZones(values, { ...shaped, profile }, rules, pick, report);
  const finished = zones.reduce((blank, { surface }, at) => {
    const field = zoneFields[at]?.surface ?? 'surface';
    return enlarge(blank, field, surface, surfaces);
  }, shaped);
  const set = parseStones({ ...finished, profile, arrangement }, rules, pick, report);

  const wanted = { ...finished, zones, share, groove: wantedGroove };
  const stone = stones.find(({ key }) => key === set.stone);
  const isCut = stone !== undefined && meetsGroove({ ...wanted, ...set }, stone);
  const grooveOption = grooves.find(({ key }) => key === wantedGroove);
  const shape = profiles.find(({ key }) => key === profile);
  const isExcluded = grooveOption !== undefined && shape !== undefined && exclude(grooveOption, shape);
  const groove = isCut || isExcluded ? 'none' : wantedGroove;
  const rival: Opponent = isExcluded ? { field: 'profile', key: profile } : { field: 'stones', key: set.arrangement };
  report('groove', wantedGroove, groove, 'excluded', rival);
  // Only a groove that is made needs its space.
  const grooved = enlarge(finished, 'groove', groove, grooves);

  const drawing = parseDrawingHash(values.drawing, rules, report);
  const text = drawing === '' ? parseText(values.text ?? '', getMaxCharacters(size, rules), report) : '';
  if (drawing !== '') report('text', values.text ?? '', text, 'excluded');
  const font = text === '' ? getFirst(fonts) : pick('font', fonts);
  const engraving = text === '' ? getFirst(engravings) : pick('engraving', engravings);
  const written = text === '' ? grooved : enlarge(grooved, 'font', font, fonts);
  const engraved = text === '' ? written : enlarge(written, 'engraving', engraving, engravings);
  const measures =
    drawing === '' || !rules.drawing ? engraved : enlarge(engraved, 'drawing', rules.drawing.key, [rules.drawing]);
  const rest = { profile, zones, share, groove, ...set, text, font, engraving, drawing };
  return { ring: { size, ...measures, ...rest }, changes };
}

type Blank = { width: Tenths; height: Tenths };

type Needy = { key: string; minWidth: Tenths; minHeight: Tenths };

const noGroove = { key: 'none' } as const;

/** @throws where the shop offers nothing */
function getFirst<Key extends string>(options: readonly { key: Key }[]): Key {
  const [first] = options;
  if (!first) throw new Error('The wedding-ring studio has no option to choose from.');
  return first.key;
}

function parseMeasure(
  given: string | undefined,
  { min, max }: Range,
  usual: number,
  step: number,
  report: (from: string, to: string, reason: AdjustmentReason) => void,
): number {
  const parsed = given === undefined || given === '' ? usual : parseTenths(given);
  const value = Math.min(max, Math.max(min, Math.round((parsed ?? usual) / step) * step));
  if (given)
    report(
      parsed === undefined ? given : formatTenths(parsed),
      formatTenths(value),
      parsed === undefined ? 'unknown' : 'range',
    );
  return value;
}

/** How many characters fit into a ring. */
export function getMaxCharacters(size: Tenths, { maxCharacters }: Pick<RingRules, 'maxCharacters'>): number {
  return Math.min(maxCharacters, Math.floor(size / 16));
}

function parseArrangement({ stones: given = '' }: RingValues, report: Report): ArrangementKey {
  const found = arrangementKeys.find((key) => key === given) ?? 'none';
  if (given !== '') report('stones', given, found, 'unknown');
  return found;
}

/** The drawing itself is in the browser of whoever made it, so that any hash may be right. */
function parseDrawingHash(given = '', { drawing }: RingRules, report: Report): string {
  const hash = drawing && isDrawingHash(given) ? given : '';
  report('drawing', given, hash, 'unknown');
  return hash;
}

/** Letters of European languages, digits, and signs that all fonts of an engraving have. */
const notEngraved = /[^\p{Script=Latin}\d .,:!?'’&+°♥∞/()-]/gu;

function parseText(given: string, max: number, report: Report): string {
  const line = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  const clean = line.replace(notEngraved, '').replace(/ +/g, ' ').trim();
  const text = [...clean].slice(0, max).join('').trim();
  report('text', line, text, 'text');
  return text;
}
