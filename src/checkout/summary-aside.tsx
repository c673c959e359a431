import { useEffect, useState } from 'react';
import { CartSummary } from '../cart/cart-summary.tsx';
import { formatByPattern } from '../i18n/price-pattern.ts';
import type { Quote } from '../orders/quote.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutPaths, CheckoutSpeech } from './checkout-speech.ts';

type Props = {
  /** Where the same stands above the order button. */
  isHidden: boolean;
  quote: Quote | null;
  paths: CheckoutPaths;
  speech: CheckoutSpeech;
};

/** What is being ordered: beside the steps where there is room, else folded away above them with its sum in sight. */
export function SummaryAside({ isHidden, quote, paths, speech }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(matchMedia('(min-width: 62em)').matches), []);
  const { words, pattern, cart, orderingWords } = speech;
  return (
    <aside className={styles.aside} aria-label={words.summary} hidden={isHidden}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.fold}>
          <span>{words.summary}</span>
          <span className={styles.foldTotal}>{quote && formatByPattern(quote.total_cents, pattern)}</span>
        </summary>
        <CartSummary productRoot={paths.productRoot} speech={cart} />
        <p>
          <a href={paths.cart}>{orderingWords.toCart}</a>
        </p>
      </details>
    </aside>
  );
}
