import { formatByPattern } from '../i18n/format.ts';
import { useStore } from '../ui/use-store-state.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import { CartTotals, calculateSums, getLineCents, getOrderableCount, useCartLines } from './cart-totals.tsx';
import { LineItem } from './line-item.tsx';
import { quote } from './quote-store.ts';
import '../ui/cart.css';

type Props = { isAnswered: boolean; productRoot: string; intl: Omit<CartIntl, 'language'> };

/**
 * The read-only order summary: line items with their essential attributes, and totals. It stands right above the order
 * button (§ 312j BGB).
 */
export function CartSummary({ isAnswered, productRoot, intl }: Props) {
  const { lines } = useCartLines();
  const { data, state } = useStore(quote);
  const { messages, pattern } = intl;
  const sums = calculateSums(lines, { data, state, isAnswered });
  return (
    <>
      <ul className={styles.list} aria-label={messages.lines} data-form="summary">
        {lines.map((item) => (
          <li key={item.line.cartId} className={styles.line}>
            <LineItem {...{ item, productRoot, intl }} hasDetails />
            <p className={styles.price} data-stale={getOrderableCount(item) === 0 || undefined}>
              {formatByPattern(getLineCents(item), pattern)}
            </p>
          </li>
        ))}
      </ul>
      {/* There is no total of items that cannot be ordered. */}
      {sums.count > 0 && <CartTotals sums={sums} isBusy={state === 'loading'} intl={intl} />}
    </>
  );
}
