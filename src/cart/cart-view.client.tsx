'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'waku';
import { useIsOffline } from '../offline/use-is-offline.ts';
import { cartClasses as styles } from './cart-classes.ts';
import { CartLines } from './cart-lines.tsx';
import type { CartIntl, CartPaths } from './cart-messages.ts';
import { CartOptions } from './cart-options.tsx';
import { CartProblem } from './cart-problem.tsx';
import { calculateSums } from './cart-sums.ts';
import { CartTotals } from './cart-totals.tsx';
import { CheckoutActions } from './checkout-actions.tsx';
import { clearCancelledExpress } from './express-token.ts';
import { useCartLines } from './use-cart-lines.ts';
import { useCartQuote } from './use-cart-quote.ts';
import { usePriceConfirmation } from './use-price-confirmation.ts';
import '../ui/cart.css';

type Props = { intl: CartIntl; paths: CartPaths; empty: ReactNode };

/** The cart page. The server renders placeholders, since only the browser has the cart. */
export function CartView({ intl, paths, empty }: Props) {
  const { isReady, lines } = useCartLines();
  const { state, data, isClosed, presentWrap, country, refetch, expressQuote } = useCartQuote(intl.language);
  const isOffline = useIsOffline();
  const confirmedAt = usePriceConfirmation({ isReady, lines, state });
  const [statusText, setStatusText] = useState('');
  const statusRef = useRef<HTMLParagraphElement>(null);
  const { messages } = intl;

  useEffect(() => {
    if (!clearCancelledExpress()) return;
    setStatusText(messages.express.cancelled);
  }, [messages]);

  const announce = (sentence: string) => {
    setStatusText(sentence);
    statusRef.current?.focus();
  };
  return (
    <div className={styles.layout} data-cart>
      <p ref={statusRef} className={styles.status} role="status" tabIndex={-1}>
        {isReady ? statusText : messages.loading}
      </p>
      {!isReady && (
        <div className={styles.waiting} aria-hidden="true">
          <div />
          <div />
        </div>
      )}
      {isReady && lines.length === 0 && empty}
      {lines.length > 0 && (
        <>
          <CartLines variant="page" productRoot={paths.productRoot} {...{ lines, intl, announce }} />
          <section className={styles.side} aria-labelledby="cart-summary">
            <h2 id="cart-summary" className={styles.heading}>
              {messages.summary}
            </h2>
            {(isOffline || state === 'failed') && (
              <CartProblem {...{ intl, isClosed, isOffline, confirmedAt }} onRetry={refetch} />
            )}
            <CartOptions {...{ presentWrap, country, intl }} />
            <CartTotals sums={calculateSums(lines, data, state === 'ready')} isBusy={state === 'loading'} intl={intl} />
            <div className={styles.actions}>
              {!isClosed && (
                <CheckoutActions {...{ lines, intl, isOffline, expressQuote, announce }} href={paths.checkout} />
              )}
              <Link to={paths.shop} className="button button--appearance_outline button--size_medium">
                {messages.toShop}
              </Link>
            </div>
          </section>
        </>
      )}
    </div>
  );
}
