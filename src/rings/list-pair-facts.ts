import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getInnerRadius } from '../ring-outline.ts';
import type { Ring } from '../ring-pair.ts';
import type { RingRules } from '../ring-rules.ts';
import { placeStones } from '../ring-stones.ts';

type RingFact = { label: string; value: string };

/** What a goldsmith must know of a ring, by the names that staff gave to the options. */
export function listRingFacts(ring: Ring, rules: RingRules, language: Language): RingFact[] {
  const { studio, pairSheet } = getMessages(language);
  const { fields } = studio;
  const size = formatNumber(ring.size / 10, language, ring.size % 10 === 0 ? 0 : 1);
  const diameter = formatNumber(2 * getInnerRadius(ring), language, 2);
  return [
    { label: fields.size, value: `${size}, ${pairSheet.inside} Ø ${diameter} mm` },
    { label: fields.width, value: formatNumber(ring.width / 10, language, 1) },
    { label: fields.height, value: formatNumber(ring.height / 10, language, 1) },
    { label: fields.profile, value: findName(rules.profiles, ring.profile) },
    ...listZones(ring, rules, language).map((value, index) => ({
      label: studio.zone(index + 1, ring.zones.length),
      value,
    })),
    { label: fields.groove, value: ring.groove === 'none' ? studio.without : findName(rules.grooves, ring.groove) },
    ...listStones(ring, rules, language),
    ...(ring.text === ''
      ? [{ label: fields.text, value: studio.without }]
      : [
          { label: fields.text, value: ring.text },
          { label: fields.font, value: findName(rules.fonts, ring.font) },
          { label: fields.engraving, value: findName(rules.engravings, ring.engraving) },
        ]),
  ];
}

function findName(options: readonly { key: string; name: string }[], key: string): string {
  return options.find((option) => option.key === key)?.name ?? key;
}

/** `2,7 mm Gelbgold 585, Poliert` for each zone, from left to right. */
function listZones({ zones, share, width }: Ring, { alloys, surfaces }: RingRules, language: Language): string[] {
  const outer = (100 - share) / 2;
  const shares = zones.length === 3 ? [outer, share, outer] : zones.length === 2 ? [share, 100 - share] : [100];
  return zones.map(({ alloy, surface }, index) => {
    const millimetres = formatNumber((width * (shares[index] ?? 0)) / 1_000, language, 2);
    return `${millimetres} mm ${findName(alloys, alloy)}, ${findName(surfaces, surface)}`;
  });
}

function listStones(ring: Ring, { stones, settings }: RingRules, language: Language): RingFact[] {
  const { studio, pairSheet } = getMessages(language);
  const { fields } = studio;
  const stone = stones.find(({ key }) => key === ring.stone);
  if (ring.arrangement === 'none' || !stone) return [{ label: fields.stones, value: studio.without }];
  const count = placeStones(ring, stone).angles.length;
  const diameter = formatNumber(stone.diameter / 10, language, 1);
  const toCarat = (carat: number) => `${formatNumber(carat, language, 3)} ct`;
  return [
    {
      label: fields.stones,
      value: `${count} × ${stone.name}, Ø ${diameter} mm (${studio.arrangements[ring.arrangement]})`,
    },
    {
      label: fields.stone,
      value: `${pairSheet.each} ${toCarat(stone.carat)}, ${pairSheet.together} ${toCarat(count * stone.carat)}`,
    },
    { label: fields.setting, value: findName(settings, ring.setting) },
  ];
}
