import { formatByPattern } from '../i18n/price-pattern.ts';
import { useStore } from '../ui/use-store-state.ts';
import { AboutPiece } from './about-piece.tsx';
import { cartClasses as styles } from './cart-classes.ts';
import { addUp, getLineCents, getOrderableCount } from './cart-sums.ts';
import { CartTotals } from './cart-totals.tsx';
import type { CartSpeech } from './cart-words.ts';
import { quote } from './quote-store.ts';
import { useCartLines } from './use-cart-lines.ts';
import '../ui/cart.css';

type Props = { productRoot: string; speech: Omit<CartSpeech, 'language'> };

/** What will be ordered and what it costs, with nothing to change about it: the essentials above the order button. */
export function CartSummary({ productRoot, speech }: Props) {
  const { lines } = useCartLines();
  const { answer, state } = useStore(quote);
  const { words, pattern } = speech;
  const sums = addUp(lines, answer, state === 'ready');
  return (
    <>
      <ul className={styles.list} aria-label={words.lines} data-form="summary">
        {lines.map((piece) => (
          <li key={piece.line.cartId} className={styles.line}>
            <AboutPiece {...{ piece, productRoot, speech }} isWhole />
            <p className={styles.price} data-stale={getOrderableCount(piece) === 0 || undefined}>
              {formatByPattern(getLineCents(piece), pattern)}
            </p>
          </li>
        ))}
      </ul>
      {/* Of what cannot be had there is no sum. */}
      {sums.count > 0 && <CartTotals sums={sums} isBusy={state === 'loading'} speech={speech} />}
    </>
  );
}
