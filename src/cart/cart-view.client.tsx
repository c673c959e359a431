'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'waku';
import { useIsOffline } from '../offline/use-is-offline.ts';
import { endBegun } from './begun-express.ts';
import { cartClasses as styles } from './cart-classes.ts';
import { CartLines } from './cart-lines.tsx';
import { CartOptions } from './cart-options.tsx';
import { CartProblem } from './cart-problem.tsx';
import { addUp } from './cart-sums.ts';
import { CartTotals } from './cart-totals.tsx';
import type { CartPaths, CartSpeech } from './cart-words.ts';
import { ToCheckout } from './to-checkout.tsx';
import { useCartLines } from './use-cart-lines.ts';
import { useCartQuote } from './use-cart-quote.ts';
import { useConfirmation } from './use-confirmation.ts';
import '../ui/cart.css';

type Props = { speech: CartSpeech; paths: CartPaths; empty: ReactNode };

/** The cart at its address. The server draws plates: what lies in it, only the browser knows. */
export function CartView({ speech, paths, empty }: Props) {
  const { isReady, lines } = useCartLines();
  const { state, answer, isClosed, presentWrap, country, askAgain, expressQuote } = useCartQuote(speech.language);
  const isOffline = useIsOffline();
  const confirmedAt = useConfirmation({ isReady, lines, state });
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { words } = speech;

  useEffect(() => {
    if (!endBegun()) return;
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
          <CartLines form="page" productRoot={paths.productRoot} {...{ lines, speech, say }} />
          <section className={styles.side} aria-labelledby="cart-summary">
            <h2 id="cart-summary" className={styles.heading}>
              {words.summary}
            </h2>
            {(isOffline || state === 'failed') && (
              <CartProblem {...{ speech, isClosed, isOffline, confirmedAt }} onRetry={askAgain} />
            )}
            <CartOptions {...{ presentWrap, country, speech }} />
            <CartTotals sums={addUp(lines, answer, state === 'ready')} isBusy={state === 'loading'} speech={speech} />
            <div className={styles.actions}>
              {!isClosed && <ToCheckout {...{ lines, speech, isOffline, expressQuote, say }} href={paths.checkout} />}
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
