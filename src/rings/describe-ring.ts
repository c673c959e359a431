import { formatNumber, getLocale } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import type { Ring } from './ring-pair.ts';
import type { ArrangementKey, RingRules, Tenths } from './ring-rules.ts';
import { placeStones } from './ring-stones.ts';

type Words = {
  size: (size: string) => string;
  stones: (count: number) => string;
  /** Where the number of stones does not say it. */
  arrangements: Partial<Record<ArrangementKey, string>>;
  engraving: (text: string) => string;
  drawing: (name: string) => string;
};

const words: Record<Language, Words> = {
  de: {
    size: (size) => `Größe ${size}`,
    stones: (count) => (count === 1 ? '1 Brillant' : `${count} Brillanten`),
    arrangements: { row: 'in einer Reihe', half: 'halb umlaufend', full: 'ganz umlaufend' },
    engraving: (text) => `Gravur „${text}“`,
    drawing: (name) => `Gravur: ${name}`,
  },
  en: {
    size: (size) => `Size ${size}`,
    stones: (count) => (count === 1 ? '1 diamond' : `${count} diamonds`),
    arrangements: { row: 'in a row', half: 'half way round', full: 'all the way round' },
    engraving: (text) => `Engraving “${text}”`,
    drawing: (name) => `Engraving: ${name}`,
  },
  fr: {
    size: (size) => `Taille ${size}`,
    stones: (count) => (count === 1 ? '1 diamant' : `${count} diamants`),
    arrangements: { row: 'en ligne', half: 'en demi-tour', full: 'en tour complet' },
    engraving: (text) => `Gravure «\u00a0${text}\u00a0»`,
    drawing: (name) => `Gravure\u00a0: ${name}`,
  },
};

/**
 * All choices of a ring in a line, by the names that staff gave them: `Größe 54 · 4,5 × 1,6 mm · Flach · Gelbgold 585,
 * poliert`. A key without a name stands for itself.
 */
export function describeRing(language: Language, ring: Ring, rules: RingRules): string {
  const { size, width, height, text, drawing } = ring;
  const { profile, zones, groove, stones, engraved } = describeChoices(language, ring, rules);
  const { size: describeSize, engraving: describeEngraving, drawing: describeDrawing } = words[language];
  return [
    describeSize(formatLength(size, language)),
    `${formatLength(width, language)} × ${formatLength(height, language)} mm`,
    ...[profile, zones, groove, stones].filter((choice) => choice !== ''),
    ...(text === '' ? [] : [`${describeEngraving(text)} (${engraved})`]),
    ...(drawing === '' ? [] : [describeDrawing(engraved)]),
  ].join(' · ');
}

/** The named choices of a ring; empty for what it does not have. `engraved` says how, or after which drawing. */
function describeChoices(
  language: Language,
  ring: Ring,
  rules: RingRules,
): Record<'profile' | 'zones' | 'groove' | 'stones' | 'engraved', string> {
  const { profile, groove, arrangement, text, engraving, font, drawing } = ring;
  const writing = text === '' ? '' : `${findName(rules.engravings, engraving)}, ${findName(rules.fonts, font)}`;
  return {
    profile: findName(rules.profiles, profile),
    zones: describeZones(language, ring, rules),
    groove: groove === 'none' ? '' : findName(rules.grooves, groove),
    stones: arrangement === 'none' ? '' : describeStones(language, ring, rules),
    engraved: drawing === '' ? writing : (rules.drawing?.name ?? drawing),
  };
}

function findName(options: readonly { key: string; name: string }[], key: string): string {
  return options.find((option) => option.key === key)?.name ?? key;
}

/** `4,5` */
function formatLength(tenths: Tenths, language: Language): string {
  return formatNumber(tenths / 10, language, tenths % 10 === 0 ? 0 : 1);
}

/** Surfaces are adjectives, which staff capitalize as names. */
function describeZones(language: Language, { zones, share }: Ring, { alloys, surfaces }: RingRules): string {
  const names = zones.map(({ alloy, surface }) => {
    const name = findName(surfaces, surface);
    return `${findName(alloys, alloy)}, ${name.charAt(0).toLocaleLowerCase(language)}${name.slice(1)}`;
  });
  if (names.length === 1) return names.join('');
  const outer = (100 - share) / 2;
  const shares = names.length === 2 ? [share, 100 - share] : [outer, share, outer];
  const percent = new Intl.NumberFormat(getLocale(language), { style: 'percent', maximumFractionDigits: 1 });
  return names.map((name, index) => `${percent.format((shares[index] ?? 0) / 100)} ${name}`).join(' + ');
}

function describeStones(language: Language, ring: Ring, { stones, settings }: RingRules): string {
  const stone = stones.find(({ key }) => key === ring.stone);
  const { stones: countStones, arrangements } = words[language];
  const where = arrangements[ring.arrangement];
  return [
    `${countStones(stone ? placeStones(ring, stone).angles.length : 0)}${where ? ` ${where}` : ''}`,
    stone?.name ?? ring.stone,
    findName(settings, ring.setting),
  ].join(', ');
}
