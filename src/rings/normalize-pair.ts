import { type Adjustment, type AdjustmentReason, exclude, type PickKey, type Report } from './adjustments.ts';
import { isDrawingHash } from './drawing/drawing-hash.ts';
import { parseStones } from './parse-stones.ts';
import { parseZones } from './parse-zones.ts';
import {
  formatTenths,
  type PairField,
  parseTenths,
  type Ring,
  type RingPair,
  type RingValues,
  readPairValues,
} from './ring-pair.ts';
import { type ArrangementKey, arrangementKeys, type Range, type RingRules, type Tenths } from './ring-rules.ts';
import { meetsGroove } from './ring-stones.ts';

export type ParsedPair = {
  pair: RingPair;
  adjustments: readonly Adjustment[];
};

/** The nearest possible pair to a query, and what had to be changed for it. Absent fields get the shop's defaults. */
export function parsePair(query: string, rules: RingRules): ParsedPair {
  const values = readPairValues(query);
  const one = parseRing(values[0], rules, usualSizes[0]);
  const other = parseRing(values[1], rules, usualSizes[1]);
  const toAdjustments = (ring: 0 | 1, changes: readonly Change[]) => changes.map((change) => ({ ring, ...change }));
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
  const report: Report = (field, from, to, reason) => {
    if (from !== to) changes.push({ field, from, to, reason });
  };
  const pick: PickKey = (field, options) => {
    const given = values[field] ?? '';
    const key = options.find((option) => option.key === given)?.key ?? getFirst(options);
    if (given !== '') report(field, given, key, 'unknown');
    return key;
  };
  const { profiles, grooves } = rules;
  const measure = (field: PairField, range: Range, usual: number, step = 1) =>
    parseMeasure(values[field], range, usual, step, (from, to, reason) => report(field, from, to, reason));

  const size = measure('size', rules.sizes, usualSize, 5);
  const profile = pick('profile', profiles);
  const wantedGroove = pick('groove', [noGroove, ...grooves]);
  const wantedArrangement = parseArrangement(values, report);

  const raiseTo = (field: 'width' | 'height', value: Tenths, range: Range, option: MinimumSize | undefined) =>
    raise(field, value, range, (field === 'width' ? option?.minWidth : option?.minHeight) ?? 0, report);
  const profileOption = profiles.find(({ key }) => key === profile);
  const plainWidth = raiseTo('width', measure('width', rules.widths, 45), rules.widths, profileOption);
  const plainHeight = raiseTo('height', measure('height', rules.heights, 16), rules.heights, profileOption);
  const plain = { width: plainWidth, height: plainHeight, profile };
  const { zones, share } = parseZones(values, plain, rules, pick, report);
  const parsed = parseStones({ ...plain, arrangement: wantedArrangement }, rules, pick, report);
  const wanted = { ...plain, zones, share, groove: wantedGroove };
  const stone = rules.stones.find(({ key }) => key === parsed.stone);
  const isCut = stone !== undefined && meetsGroove(wanted, stone);
  const grooveOption = grooves.find(({ key }) => key === wantedGroove);
  const isExcluded = grooveOption !== undefined && profileOption !== undefined && exclude(grooveOption, profileOption);
  const groove = isCut || isExcluded ? 'none' : wantedGroove;
  report('groove', wantedGroove, groove, 'excluded');
  // Only a groove that is made needs its space.
  const cut = groove === 'none' ? undefined : grooveOption;
  const width = raiseTo('width', plainWidth, rules.widths, cut);
  const height = raiseTo('height', plainHeight, rules.heights, cut);

  const drawing = parseDrawingHash(values.drawing, rules, report);
  const text = drawing === '' ? parseText(values.text ?? '', getMaxCharacters(size, rules), report) : '';
  if (drawing !== '') report('text', values.text ?? '', text, 'excluded');
  const font = text === '' ? getFirst(rules.fonts) : pick('font', rules.fonts);
  const engraving = text === '' ? getFirst(rules.engravings) : pick('engraving', rules.engravings);
  return {
    ring: { size, width, height, profile, zones, share, groove, ...parsed, text, font, engraving, drawing },
    changes,
  };
}

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

/** At least what profile and groove need, as far as it is made. */
function raise(field: 'width' | 'height', value: Tenths, { max }: Range, least: Tenths, report: Report): Tenths {
  const raised = Math.min(max, Math.max(value, least));
  report(field, formatTenths(value), formatTenths(raised), 'dimension');
  return raised;
}

type MinimumSize = { minWidth: Tenths; minHeight: Tenths };

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
