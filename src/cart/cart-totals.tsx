import { useEffect, useRef, useState } from 'react';
import { formatMessage } from '../catalog/product/format-message.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import type { CartSums } from './cart-sums.ts';

type Props = { sums: CartSums; isBusy: boolean; intl: Omit<CartIntl, 'language'> };

/** What everything costs together, with value added tax and shipping, always. */
export function CartTotals({ sums, isBusy, intl: { words, pattern } }: Props) {
  const { count, goodsCents, wrapCents, shippingCents, totalCents, delivery, tax } = sums;
  const format = (cents: number) => formatByPattern(cents, pattern);
  const label = shippingCents === null ? words.totalBeforeShipping : words.total;
  const news = useTotalAnnouncement(`${label}: ${format(totalCents)}`, isBusy);
  return (
    <div>
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
      <dl className={styles.totals} aria-busy={isBusy}>
        <Row label={count === 1 ? words.goodsOne : formatMessage(words.goods, { count })} value={format(goodsCents)} />
        {wrapCents > 0 && <Row label={words.presentWrapRow} value={format(wrapCents)} />}
        <Row label={words.shipping} value={sayShipping(shippingCents)} />
        <div className={`${styles.row} ${styles.sum}`}>
          <dt>{label}</dt>
          <dd>{format(totalCents)}</dd>
        </div>
      </dl>
      {delivery && <p className={styles.tax}>{formatMessage(words.deliveryWhole, { delivery })}</p>}
      {tax.length === 0 && <p className={styles.tax}>{words.taxIncluded}</p>}
      {tax.map(({ percent, cents }) => (
        <p key={percent} className={styles.tax}>
          {formatMessage(words.tax, { percent, amount: format(cents) })}
        </p>
      ))}
    </div>
  );

  function sayShipping(cents: number | null): string {
    if (cents === null) return words.shippingUnknown;
    return cents === 0 ? words.shippingFree : format(cents);
  }
}

/** The total once it is another than the last one that stood still: what is there from the beginning is no news. */
function useTotalAnnouncement(total: string, isBusy: boolean): string {
  const settled = useRef<string>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (isBusy) return;
    if (settled.current !== undefined && settled.current !== total) setNews(total);
    settled.current = total;
  }, [total, isBusy]);
  return news;
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
