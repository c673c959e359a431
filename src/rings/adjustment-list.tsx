import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { notice } from '../styled-system/recipes/index.js';
import type { Adjustment } from './adjustments.ts';
import type { PairField } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';

type Props = { adjustments: readonly Adjustment[]; rules: RingRules; language: Language };

/** What had to be changed to make a pair possible, and why. */
export function AdjustmentList({ adjustments, rules, language }: Props) {
  const texts = describeAdjustments(adjustments, rules, language);
  if (texts.length === 0) return null;
  return (
    <div className={notice().root}>
      <p>{getMessages(language).studio.adjusted}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** A sentence for each adjustment; what concerns both rings alike is said once. */
export function describeAdjustments(
  adjustments: readonly Adjustment[],
  rules: RingRules,
  language: Language,
): string[] {
  const { studio } = getMessages(language);
  const ringsOf = new Map<string, Set<number>>();
  for (const { ring, field, to, reason } of adjustments) {
    const text = studio.reasons[reason](getFieldName(field, language), getValueName(field, to, rules, language));
    ringsOf.set(text, (ringsOf.get(text) ?? new Set()).add(ring));
  }
  return [...ringsOf].map(([text, rings]) => {
    const [ring = 0] = rings;
    return rings.size === 1 ? `${studio.ring(ring + 1)}, ${text}` : text;
  });
}

/** `alloy2` is called like `alloy`. */
function getFieldName(field: PairField, language: Language): string {
  const { fields } = getMessages(language).studio;
  switch (field) {
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

function getValueName(field: PairField, value: string, rules: RingRules, language: Language): string {
  const { studio } = getMessages(language);
  const kinds: Partial<Record<string, readonly { key: string; name: string }[]>> = {
    profile: rules.profiles,
    alloy: rules.alloys,
    surface: rules.surfaces,
    groove: rules.grooves,
    stone: rules.stones,
    setting: rules.settings,
    font: rules.fonts,
    engraving: rules.engravings,
  };
  const found = kinds[field.replace(/\d$/, '')]?.find(({ key }) => key === value);
  if (found) return found.name;
  if (value === '' || value === 'none') return studio.without;
  const number = language === 'en' ? value : value.replace('.', ',');
  return field === 'width' || field === 'height' ? `${number} mm` : number;
}
