import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { dataSheet } from '../styled-system/recipes/index.js';
import { isOfAny, listPairFacts } from './list-pair-facts.ts';
import type { RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';

type Props = {
  pair: RingPair;
  rules: RingRules;
  /** Of each ring, as far as staff say. */
  grams: readonly number[] | undefined;
  language: Language;
};

/** All data of both rings side by side. */
export function PairData({ pair, rules, grams, language }: Props) {
  const { studio } = getMessages(language);
  const weights = pair.map((_, at) => (grams?.[at] === undefined ? '' : formatNumber(grams[at], language, 1)));
  const facts = [...listPairFacts(pair, rules, language), { label: studio.grams, values: weights }].filter(isOfAny);
  return (
    <table className={dataSheet().data}>
      <thead>
        <tr>
          <td />
          {pair.map((_, index) => (
            <th key={studio.ring(index + 1)} scope="col">
              {studio.ring(index + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={studio.ring(index + 1)}>{value === '' ? studio.without : value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
