import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { notice } from '../styled-system/recipes/index.js';
import type { Adjustment } from './adjustments.ts';
import type { PairField } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';

type Props = { adjustments: readonly Adjustment[]; rules: RingRules; language: Language };

/** What had to be changed to make a pair possible, and why; what concerns both rings alike is said once. */
export function AdjustmentList({ adjustments, rules, language }: Props) {
  const { studio } = getMessages(language);
  const entries = adjustments.map(({ ring, field, to, reason }) => {
    const text = studio.reasons[reason](getFieldName(field, language), getValueName(field, to, rules, language));
    return { ring, text };
  });
  const texts = [...new Set(entries.map(({ text }) => text))];
  if (texts.length === 0) return null;
  const prefix = (text: string) => {
    const rings = new Set(entries.flatMap((entry) => (entry.text === text ? [studio.ring(entry.ring + 1)] : [])));
    return rings.size === 1 ? `${[...rings].join()}, ` : '';
  };
  return (
    <div role="status" className={notice().root}>
      <p>{studio.adjusted}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{prefix(text) + text}</li>
        ))}
      </ul>
    </div>
  );
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
