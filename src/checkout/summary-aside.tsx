import { useEffect, useState } from 'react';
import { CartSummary } from '../cart/cart-summary.tsx';
import { formatByPattern } from '../i18n/price-pattern.ts';
import type { Quote } from '../orders/quote.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutIntl, CheckoutPaths } from './checkout-messages.ts';

type Props = {
  /** Where the same stands above the order button. */
  isHidden: boolean;
  quote: Quote | null;
  paths: CheckoutPaths;
  intl: CheckoutIntl;
};

const wide = '(min-width: 62em)';

/** What is being ordered: beside the steps where there is room, else folded away below them with its sum in sight. */
export function SummaryAside({ isHidden, quote, paths, intl: speech }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const room = matchMedia(wide);
    // Whoever enlarges the page makes the window narrow: what was open beside the steps would lie over them.
    const follow = () => setIsOpen(room.matches);
    follow();
    room.addEventListener('change', follow);
    return () => room.removeEventListener('change', follow);
  }, []);
  const { words, pattern, cart, orderingWords } = speech;
  return (
    <aside className={styles.aside} aria-label={words.summary} hidden={isHidden}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        // Nor does it lie over what has the focus.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget) && !matchMedia(wide).matches) setIsOpen(false);
        }}
      >
        <summary className={styles.fold}>
          <span>{words.summary}</span>
          <span className={styles.foldTotal}>{quote && formatByPattern(quote.total_cents, pattern)}</span>
        </summary>
        <CartSummary productRoot={paths.productRoot} intl={cart} />
        <p>
          <a href={paths.cart}>{orderingWords.toCart}</a>
        </p>
      </details>
    </aside>
  );
}
