import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { notice } from '../styled-system/recipes/index.js';
import type { Adjustment } from './adjustments.ts';
import { describeAdjustments } from './describe-adjustments.ts';
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
