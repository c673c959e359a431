import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import type { Adjustment } from './adjustments.ts';
import type { RingRules } from './ring-rules.ts';

/** A sentence for each adjustment; what concerns both rings alike is said once. */
export function describeAdjustments(
  adjustments: readonly Adjustment[],
  rules: RingRules,
  language: Language,
): string[] {
  const { studio } = getMessages(language);
  const ringsOf = new Map<string, Set<number>>();
  for (const { ring, field, to, reason, by } of adjustments) {
    const opponent = by ? getValueName(by.field, by.key, rules, language) : '';
    const value = getValueName(field, to, rules, language);
    const text = studio.reasons[reason](getFieldName(field, language), value, opponent);
    ringsOf.set(text, (ringsOf.get(text) ?? new Set()).add(ring));
  }
  return [...ringsOf].map(([text, rings]) => {
    const [ring = 0] = rings;
    return rings.size === 1 ? `${studio.ring(ring + 1)}, ${text}` : text;
  });
}

type Field = Adjustment['field'];

/** `alloy2` is called like `alloy`. */
function getFieldName(field: Field, language: Language): string {
  const { fields } = getMessages(language).studio;
  switch (field) {
    case 'v':
      return '';
    case 'alloy2':
    case 'alloy3':
      return fields.alloy;
    case 'surface2':
    case 'surface3':
      return fields.surface;
    default:
      return fields[field];
  }
}

function getValueName(field: Field, value: string, rules: RingRules, language: Language): string {
  const { without, arrangements, zonesOf } = getMessages(language).studio;
  if (value === '' || value === 'none') return without;
  switch (field) {
    case 'size':
      return toDecimal(value, language);
    case 'width':
    case 'height':
      return `${toDecimal(value, language)}\u00a0mm`;
    case 'v':
    case 'share':
    case 'text':
    case 'drawing':
      return value;
    case 'zones':
      return findIn(zonesOf, value);
    case 'stones':
      return findIn(arrangements, value);
    default:
      return toOptions(field, rules).find(({ key }) => key === value)?.name ?? value;
  }
}

function toDecimal(value: string, language: Language): string {
  return language === 'en' ? value : value.replace('.', ',');
}

function findIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key;
}

type OptionField = Exclude<
  Field,
  'v' | 'size' | 'width' | 'height' | 'zones' | 'share' | 'stones' | 'text' | 'drawing'
>;

function toOptions(field: OptionField, rules: RingRules): readonly { key: string; name: string }[] {
  switch (field) {
    case 'profile':
      return rules.profiles;
    case 'alloy':
    case 'alloy2':
    case 'alloy3':
      return rules.alloys;
    case 'surface':
    case 'surface2':
    case 'surface3':
      return rules.surfaces;
    case 'groove':
      return rules.grooves;
    case 'stone':
      return rules.stones;
    case 'setting':
      return rules.settings;
    case 'font':
      return rules.fonts;
    case 'engraving':
      return rules.engravings;
  }
}
