'use client';

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { cart, connectCart } from '../cart/cart-store.ts';
import { ShippingPaymentNote } from '../cart/shipping-payment-note.tsx';
import { useStore } from '../ui/use-store-state.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutIntl, CheckoutPaths } from './checkout-messages.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { connectCheckout } from './checkout-store.ts';
import { ExpressNote } from './express/express-note.tsx';
import { expressReturn, handleExpressReturn } from './express/express-store.ts';
import { connectLastOrder, lastOrder } from './last-order-store.ts';
import { loadPayOrder, loadUnconfirmedOrder } from './load-sent-order.ts';
import { connectOrderSubmission } from './order-submission-store.ts';
import type { PaymentConfig } from './pay-order.tsx';
import { PlacedOrderNote } from './placed-order-note.tsx';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutQuote } from './use-checkout-quote.ts';
import { useOrderSubmission } from './use-order-submission.ts';
import '../ui/checkout.css';

const PayOrder = lazy(loadPayOrder);
const OpenAttempt = lazy(loadUnconfirmedOrder);

type Props = {
  intl: CheckoutIntl;
  paths: CheckoutPaths;
  payments: PaymentConfig;
  /** What the law grants the shopper, in sight at every step. */
  guarantee: ReactNode;
  /** Said where there is nothing to order. */
  empty: ReactNode;
  /** Said while the shop takes no orders. */
  closed: ReactNode;
};

/** The checkout of this browser: what it knows of the shopper and the cart decides on what is shown. */
export function CheckoutView({ intl: speech, paths, payments, guarantee, empty, closed }: Props) {
  const { isReady: hasCart, lines } = useStore(cart);
  const { isReady, state } = useCheckout();
  const { attempt } = state;
  const { phase, token } = useOrderSubmission();
  const { order: last } = useStore(lastOrder);
  const { phase: express } = useStore(expressReturn);
  const priced = useCheckoutQuote(speech.language);
  const isKnown = isReady && hasCart;
  const isOpen = attempt !== null && attempt.order === null && phase !== 'sending';
  const root = useViewFocus(isKnown ? (attempt?.order ? 'payment' : isOpen ? 'attempt' : 'steps') : undefined);

  useEffect(() => {
    const partings = [connectCart(), connectCheckout(), connectLastOrder(), connectOrderSubmission()];
    handleExpressReturn(speech.language);
    return () => {
      for (const part of partings) part();
    };
  }, [speech.language]);

  useEffect(() => {
    if (phase === 'placed' && token) location.assign(`${paths.orderRoot}/${token}?placed=1`);
  }, [phase, token, paths.orderRoot]);

  const view = () => {
    if (!isKnown) return <LoadingPlaceholder text={speech.words.loading} />;
    if (phase === 'placed') return <p role="status">{speech.orderingWords.placed}</p>;
    if (attempt?.order) {
      const { body, order, payPalClientId, payPalSources: sources } = attempt;
      const { isExpressOver: isOver, isGivenUp } = attempt;
      const express = body.express === null ? null : { token: body.express, isOver, isGivenUp };
      const clientId = payPalClientId ?? priced.quote?.paypal_client_id ?? null;
      const billing = body.invoice_address ?? body.shipping_address;
      return <PayOrder paypal={{ clientId, sources, billing, express }} {...{ order, payments, intl: speech }} />;
    }
    if (attempt && isOpen) return <OpenAttempt {...{ attempt, phase, intl: speech }} />;
    const note = last && <PlacedOrderNote order={last} paths={paths} messages={speech.orderingWords} />;
    if (lines.length === 0) return note ?? empty;
    if (priced.isClosed) return closed;
    if (express === 'reading') return <LoadingPlaceholder text={speech.words.express.reading} />;
    return (
      <>
        {note}
        <ShippingPaymentNote quote={priced.quote} messages={speech.cart.words} className={styles.start} />
        <ExpressNote words={speech.words} language={speech.language} />
        <CheckoutSteps {...{ pricing: priced, paths, intl: speech }} />
        {guarantee}
      </>
    );
  };
  return (
    // Other pages have other rules, so what leads there is loaded as a document and not exchanged.
    <div ref={root} className={styles.message} onClickCapture={forceHardNavigation}>
      <Suspense fallback={<LoadingPlaceholder text={speech.words.loading} />}>{view()}</Suspense>
    </div>
  );
}

function forceHardNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) event.stopPropagation();
}

function LoadingPlaceholder({ text }: { text: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{text}</span>
    </div>
  );
}

/**
 * Where one view takes the place of another, whoever had pressed something in the first begins at the head of the second.
 *
 * @param view undefined while nobody knows which
 */
function useViewFocus(view: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== view;
    before.current = view;
    // What has its own reason to be looked at first, or is being used elsewhere, keeps the focus.
    if (!hasChanged || document.activeElement !== document.body) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find('[aria-current=step] h2') ?? find('[tabindex="-1"]'))?.focus();
  }, [view]);
  return root;
}
