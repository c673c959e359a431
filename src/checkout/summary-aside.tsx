import { useEffect, useState } from 'react';
import { CartSummary } from '../cart/cart-summary.tsx';
import { formatByPattern } from '../i18n/price-pattern.ts';
import type { Quote } from '../orders/quote.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutIntl, CheckoutPaths } from './checkout-messages.ts';

type Props = {
  /** In the review step, which has the same summary above the order button. */
  isHidden: boolean;
  quote: Quote | null;
  paths: CheckoutPaths;
  intl: CheckoutIntl;
};

const wide = '(min-width: 62em)';

/** The order summary beside the steps; in narrow windows a collapsed bar at the bottom with the total. */
export function SummaryAside({ isHidden, quote, paths, intl }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const wideQuery = matchMedia(wide);
    // Zooming in makes the window narrow: a summary that was open beside the steps would then cover them.
    const update = () => setIsOpen(wideQuery.matches);
    update();
    wideQuery.addEventListener('change', update);
    return () => wideQuery.removeEventListener('change', update);
  }, []);
  const { messages, pattern, cart, orderingMessages } = intl;
  return (
    <aside className={styles.aside} aria-label={messages.summary} hidden={isHidden}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        // It must not cover the focused element either.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget) && !matchMedia(wide).matches) setIsOpen(false);
        }}
      >
        <summary className={styles.fold}>
          <span>{messages.summary}</span>
          <span className={styles.foldTotal}>{quote && formatByPattern(quote.total_cents, pattern)}</span>
        </summary>
        <CartSummary productRoot={paths.productRoot} intl={cart} />
        <p>
          <a href={paths.cart}>{orderingMessages.toCart}</a>
        </p>
      </details>
    </aside>
  );
}
