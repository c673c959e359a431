import { formatNumber, formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { orderPage } from '../../styled-system/recipes/index.js';
import type { Order } from '../order.ts';

type Sum = { key: string; kind?: 'total' | 'tax'; label: string; cents: number };

/** Goods, wrapping, shipping and the total, with the tax that it holds. */
export function OrderSums({ order, language }: { order: Order; language: Language }) {
  const { order: words } = getMessages(language);
  const styles = orderPage();
  const isCollection = order.shipping_method?.is_collection;
  const sums: Sum[] = [
    { key: 'goods', label: words.goods, cents: order.goods_cents },
    ...(order.wrap_cents > 0 ? [{ key: 'wrap', label: words.wrap, cents: order.wrap_cents }] : []),
    { key: 'way', label: isCollection ? words.collection : words.shipping, cents: order.shipping_cents },
    { key: 'total', kind: 'total', label: words.total, cents: order.total_cents },
    ...order.tax.map(({ percent, cents }) => ({
      key: `tax ${percent}`,
      kind: 'tax' as const,
      label: words.includedTax(formatNumber(percent, language, Number.isInteger(percent) ? 0 : 1)),
      cents,
    })),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(({ key, kind, label, cents }) => (
        <div key={key} className={styles.sum} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{key === 'way' && cents === 0 ? words.free : formatPrice(cents, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
