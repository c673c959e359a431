import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { dataSheet } from '../styled-system/recipes/index.js';
import { describeChoices, formatLength } from './describe-ring.ts';
import { getInnerRadius } from './ring-outline.ts';
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
  const { fields, sizeColumns } = studio;
  const choices = pair.map((ring) => describeChoices(language, ring, rules));
  const rows: readonly (readonly [name: string, values: readonly string[]])[] = [
    [fields.size, pair.map(({ size }) => formatLength(size, language))],
    [sizeColumns.diameter, pair.map((ring) => formatNumber(2 * getInnerRadius(ring), language, 2))],
    [fields.width, pair.map(({ width }) => formatLength(width, language))],
    [fields.height, pair.map(({ height }) => formatLength(height, language))],
    [fields.profile, choices.map(({ profile }) => profile)],
    [studio.metals, choices.map(({ zones }) => zones)],
    [fields.groove, choices.map(({ groove }) => groove)],
    [fields.stones, choices.map(({ stones }) => stones)],
    [fields.text, pair.map(({ text }) => text)],
    [fields.engraving, choices.map(({ engraved }) => engraved)],
    [studio.grams, pair.map((_, at) => (grams?.[at] === undefined ? '' : formatNumber(grams[at], language, 1)))],
  ];
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
        {rows
          .filter(([, values]) => values.some((value) => value !== ''))
          .map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={studio.ring(index + 1)}>{value === '' ? studio.without : value}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
