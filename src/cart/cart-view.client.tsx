'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'waku';
import { formatByPattern } from '../i18n/format.ts';
import { useIsOffline } from '../offline/use-is-offline.ts';
import { useStore } from '../ui/use-store-state.ts';
import { cartClasses as styles } from './cart-classes.ts';
import { CartLines } from './cart-lines.tsx';
import type { CartIntl, CartPaths } from './cart-messages.ts';
import { setCountry, setPresentWrap } from './cart-options-store.ts';
import { CartTotals, calculateSums, useCartLines } from './cart-totals.tsx';
import { CartProblem, CheckoutActions } from './checkout-actions.tsx';
import { clearCancelledExpress } from './checkout-storage.ts';
import { quote } from './quote-store.ts';
import { useCartQuote, usePriceConfirmation } from './use-cart-quote.ts';
import '../ui/cart.css';

type Props = { intl: CartIntl; paths: CartPaths; empty: ReactNode };

/** The cart page. The server renders placeholders, since only the browser has the cart. */
export function CartView({ intl, paths, empty }: Props) {
  const { isReady, lines } = useCartLines();
  const { state, data, isClosed, isAnswered, presentWrap, country, refetch, expressQuote } = useCartQuote(
    intl.language,
  );
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
            <CartTotals
              sums={calculateSums(lines, { data, state, isAnswered })}
              isBusy={state === 'loading'}
              intl={intl}
            />
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

type CartOptionsProps = { presentWrap: boolean; country: string; intl: Omit<CartIntl, 'language'> };

/** Options of the whole cart: gift wrapping and the country of delivery. */
function CartOptions({ presentWrap, country, intl: { messages, pattern } }: CartOptionsProps) {
  const { data } = useStore(quote);
  const countries = data?.countries ?? [];
  const wrapping = data?.present_wrapping;
  const isKnown = countries.some(({ code }) => code === country);
  return (
    <div className={styles.options}>
      {wrapping && (
        <div className={styles.option}>
          <label>
            <input type="checkbox" checked={presentWrap} onChange={({ target }) => setPresentWrap(target.checked)} />
            {messages.presentWrap}
          </label>
          <span>
            {wrapping.price_cents > 0 ? formatByPattern(wrapping.price_cents, pattern) : messages.shippingFree}
          </span>
        </div>
      )}
      {countries.length > 0 && (
        <div className={styles.option}>
          <label htmlFor="cart-country">{messages.shippingTo}</label>
          <select
            id="cart-country"
            className={styles.select}
            value={isKnown ? country : ''}
            onChange={({ target }) => setCountry(target.value || null)}
          >
            {!isKnown && <option value="">{messages.chooseCountry}</option>}
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
