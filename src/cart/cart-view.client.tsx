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

/** The cart at its address. The server draws plates: what lies in it, only the browser knows. */
export function CartView({ intl: speech, paths, empty }: Props) {
  const { isReady, lines } = useCartLines();
  const { state, answer, isClosed, presentWrap, country, askAgain, expressQuote } = useCartQuote(speech.language);
  const isOffline = useIsOffline();
  const confirmedAt = usePriceConfirmation({ isReady, lines, state });
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { words } = speech;

  useEffect(() => {
    if (!clearCancelledExpress()) return;
    setSaid(words.express.cancelled);
  }, [words]);

  const say = (sentence: string) => {
    setSaid(sentence);
    status.current?.focus();
  };
  return (
    <div className={styles.layout} data-cart>
      <p ref={status} className={styles.status} role="status" tabIndex={-1}>
        {isReady ? said : words.loading}
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
          <CartLines variant="page" productRoot={paths.productRoot} {...{ lines, intl: speech, announce: say }} />
          <section className={styles.side} aria-labelledby="cart-summary">
            <h2 id="cart-summary" className={styles.heading}>
              {words.summary}
            </h2>
            {(isOffline || state === 'failed') && (
              <CartProblem {...{ intl: speech, isClosed, isOffline, confirmedAt }} onRetry={askAgain} />
            )}
            <CartOptions {...{ presentWrap, country, intl: speech }} />
            <CartTotals
              sums={calculateSums(lines, answer, state === 'ready')}
              isBusy={state === 'loading'}
              intl={speech}
            />
            <div className={styles.actions}>
              {!isClosed && (
                <CheckoutActions
                  {...{ lines, intl: speech, isOffline, expressQuote, announce: say }}
                  href={paths.checkout}
                />
              )}
              <Link to={paths.shop as '/'} className="button button--appearance_outline button--size_medium">
                {words.toShop}
              </Link>
            </div>
          </section>
        </>
      )}
    </div>
  );
}
