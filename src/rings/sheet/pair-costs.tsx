import { keysOf } from '../../base/records.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { pairSheet } from '../../styled-system/recipes/index.js';
import type { PairSnapshot } from '../pair-snapshot.ts';

type Props = { snapshot: PairSnapshot; language: Language };

/** What the price of a pair consists of, for each ring and for both, and what its metals cost by weight. */
export function PairCosts({ snapshot, language }: Props) {
  const { studio, pairSheet: messages } = getMessages(language);
  const { costs, netCents, grossCents, cents, taxPercent, rules } = snapshot;
  const [one, other] = costs;
  const price = (amount: number) => formatPrice(amount, language);
  const percent = (value: number) => formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
  const styles = pairSheet();
  const totals = [
    { name: messages.net, cents: netCents },
    { name: messages.tax(percent(taxPercent)), cents: grossCents - netCents },
    { name: messages.rounding, cents: cents - grossCents },
    { name: messages.price, cents },
  ];
  return (
    <section className={styles.costs}>
      <table className={styles.table}>
        <caption className={styles.label}>{messages.part}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{studio.ring(1)}</th>
            <th scope="col">{studio.ring(2)}</th>
            <th scope="col">{messages.both}</th>
          </tr>
        </thead>
        <tbody>
          {keysOf(studio.costs).map((key) => (
            <tr key={key}>
              <th scope="row">{studio.costs[key]}</th>
              <td>{price(one[key])}</td>
              <td>{price(other[key])}</td>
              <td>{price(one[key] + other[key])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ name, cents: amount }) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{price(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <ul className={styles.note}>
        {rules.alloys.map(({ key, name, gramCents, density }) => (
          <li key={key}>{messages.alloyPrice(name, price(gramCents), formatNumber(density, language, 2))}</li>
        ))}
        <li>{messages.loss(percent(rules.lossPercent))}</li>
      </ul>
    </section>
  );
}
