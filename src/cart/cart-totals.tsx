import { fill } from '../catalog/product/fill-words.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartSums } from './cart-sums.ts';
import type { CartSpeech } from './cart-words.ts';

type Props = { sums: CartSums; isBusy: boolean; speech: Omit<CartSpeech, 'language'> };

/** What everything costs together, with value added tax and shipping, always. */
export function CartTotals({ sums, isBusy, speech: { words, pattern } }: Props) {
  const { count, goodsCents, wrapCents, shippingCents, totalCents, tax } = sums;
  const format = (cents: number) => formatByPattern(cents, pattern);
  return (
    <div>
      <dl className={styles.totals} aria-busy={isBusy}>
        <Row label={count === 1 ? words.goodsOne : fill(words.goods, { count })} value={format(goodsCents)} />
        {wrapCents > 0 && <Row label={words.presentWrapRow} value={format(wrapCents)} />}
        <Row label={words.shipping} value={sayShipping(shippingCents)} />
        <div className={`${styles.row} ${styles.sum}`}>
          <dt>{shippingCents === null ? words.totalBeforeShipping : words.total}</dt>
          <dd>{format(totalCents)}</dd>
        </div>
      </dl>
      {tax.length === 0 && <p className={styles.tax}>{words.taxIncluded}</p>}
      {tax.map(({ percent, cents }) => (
        <p key={percent} className={styles.tax}>
          {fill(words.tax, { percent, amount: format(cents) })}
        </p>
      ))}
    </div>
  );

  function sayShipping(cents: number | null): string {
    if (cents === null) return words.shippingUnknown;
    return cents === 0 ? words.shippingFree : format(cents);
  }
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
