import { useEffect, useRef, useState } from 'react';
import { formatMessage } from '../i18n/format-message.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import type { CartSums } from './cart-sums.ts';

type Props = { sums: CartSums; isBusy: boolean; intl: Omit<CartIntl, 'language'> };

/** Subtotal, gift wrapping, shipping, total and the included value added tax. */
export function CartTotals({ sums, isBusy, intl: { messages, pattern } }: Props) {
  const { count, goodsCents, wrapCents, shippingCents, totalCents, delivery, tax } = sums;
  const format = (cents: number) => formatByPattern(cents, pattern);
  const label = shippingCents === null ? messages.totalBeforeShipping : messages.total;
  const announcement = useTotalAnnouncement(`${label}: ${format(totalCents)}`, isBusy);
  return (
    <div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <dl className={styles.totals} aria-busy={isBusy}>
        <Row
          label={count === 1 ? messages.goodsOne : formatMessage(messages.goods, { count })}
          value={format(goodsCents)}
        />
        {wrapCents > 0 && <Row label={messages.presentWrapRow} value={format(wrapCents)} />}
        <Row label={messages.shipping} value={formatShipping(shippingCents)} />
        <div className={`${styles.row} ${styles.sum}`}>
          <dt>{label}</dt>
          <dd>{format(totalCents)}</dd>
        </div>
      </dl>
      {delivery && <p className={styles.tax}>{formatMessage(messages.deliveryWhole, { delivery })}</p>}
      {tax.length === 0 && <p className={styles.tax}>{messages.taxIncluded}</p>}
      {tax.map(({ percent, cents }) => (
        <p key={percent} className={styles.tax}>
          {formatMessage(messages.tax, { percent, amount: format(cents) })}
        </p>
      ))}
    </div>
  );

  function formatShipping(cents: number | null): string {
    if (cents === null) return messages.shippingUnknown;
    return cents === 0 ? messages.shippingFree : format(cents);
  }
}

/**
 * The new total, for a live region, once it differs from the last settled one; empty for the total that was there from
 * the start.
 */
function useTotalAnnouncement(total: string, isBusy: boolean): string {
  const lastTotal = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (isBusy) return;
    if (lastTotal.current !== undefined && lastTotal.current !== total) setAnnouncement(total);
    lastTotal.current = total;
  }, [total, isBusy]);
  return announcement;
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
