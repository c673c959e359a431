import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getInnerRadius } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';
import { placeStones } from './ring-stones.ts';

/** A fact of one or both rings, with a value for each; empty for a ring that does not have it. */
type PairFact = { label: string; values: readonly string[] };

/**
 * What a goldsmith must know of rings, by the names that staff gave to the options. A groove, stones and an engraving are
 * facts also where no ring has them.
 */
export function listPairFacts(rings: readonly Ring[], rules: RingRules, language: Language): PairFact[] {
  const { studio } = getMessages(language);
  const { fields } = studio;
  const toFact = (label: string, describe: (ring: Ring) => string) => ({ label, values: rings.map(describe) });
  const measure = (tenths: number) => formatNumber(tenths / 10, language, 1);
  const zones = rings.map((ring) => listZones(ring, rules, language));
  const most = Math.max(...zones.map(({ length }) => length));
  return [
    toFact(fields.size, ({ size }) => formatNumber(size / 10, language, size % 10 === 0 ? 0 : 1)),
    toFact(studio.sizeColumns.diameter, (ring) => formatNumber(2 * getInnerRadius(ring), language, 2)),
    toFact(fields.width, ({ width }) => measure(width)),
    toFact(fields.height, ({ height }) => measure(height)),
    toFact(fields.profile, ({ profile }) => findName(rules.profiles, profile)),
    ...Array.from({ length: most }, (_, at) => ({
      label: studio.zone(at + 1, most),
      values: zones.map((names) => names[at] ?? ''),
    })),
    toFact(fields.groove, ({ groove }) => (groove === 'none' ? '' : findName(rules.grooves, groove))),
    ...listStones(rings, rules, language),
    toFact(fields.text, ({ text, drawing }) => (drawing === '' ? text : (rules.drawing?.name ?? drawing))),
    ...[
      toFact(fields.font, ({ text, font }) => (text === '' ? '' : findName(rules.fonts, font))),
      toFact(fields.engraving, ({ text, engraving }) => (text === '' ? '' : findName(rules.engravings, engraving))),
    ].filter(isOfAny),
  ];
}

/** Whether at least one ring has it. */
export function isOfAny({ values }: PairFact): boolean {
  return values.some((value) => value !== '');
}

function findName(options: readonly { key: string; name: string }[], key: string): string {
  return options.find((option) => option.key === key)?.name ?? key;
}

/** `Gelbgold 585, Poliert` for each zone, from left to right, and before it the width of each of several. */
function listZones({ zones, share, width }: Ring, { alloys, surfaces }: RingRules, language: Language): string[] {
  const outer = (100 - share) / 2;
  const shares = zones.length === 3 ? [outer, share, outer] : [share, 100 - share];
  return zones.map(({ alloy, surface }, index) => {
    const names = `${findName(alloys, alloy)}, ${findName(surfaces, surface)}`;
    if (zones.length === 1) return names;
    return `${formatNumber((width * (shares[index] ?? 0)) / 1_000, language, 2)} mm ${names}`;
  });
}

function listStones(rings: readonly Ring[], { stones, settings }: RingRules, language: Language): PairFact[] {
  const { studio, pairSheet } = getMessages(language);
  const { fields, arrangements } = studio;
  const toCarat = (carat: number) => `${formatNumber(carat, language, 3)} ct`;
  const set = rings.map((ring) => {
    const stone = stones.find(({ key }) => key === ring.stone);
    if (ring.arrangement === 'none' || !stone) return { stones: '', weight: '', setting: '' };
    const count = placeStones(ring, stone).angles.length;
    const diameter = formatNumber(stone.diameter / 10, language, 1);
    return {
      stones: `${count} × ${stone.name}, Ø ${diameter} mm (${arrangements[ring.arrangement]})`,
      weight: `${pairSheet.each} ${toCarat(stone.carat)}, ${pairSheet.together} ${toCarat(count * stone.carat)}`,
      setting: findName(settings, ring.setting),
    };
  });
  return [
    { label: fields.stones, values: set.map((one) => one.stones) },
    ...[
      { label: fields.stone, values: set.map(({ weight }) => weight) },
      { label: fields.setting, values: set.map(({ setting }) => setting) },
    ].filter(isOfAny),
  ];
}
