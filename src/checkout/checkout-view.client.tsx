'use client';

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { cart, connectCart } from '../cart/cart-store.ts';
import { ShippingPaymentNote } from '../cart/shipping-payment-note.tsx';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutMessage, PlacedOrderNote } from './checkout-message.tsx';
import type { CheckoutIntl, CheckoutMessages, CheckoutPaths } from './checkout-messages.ts';
import { CheckoutSteps, loadPayOrder, loadUnconfirmedOrder } from './checkout-steps.tsx';
import { connectCheckout } from './checkout-store.ts';
import { applyExpress, expressReturn, handleExpressReturn, restoreReplaced } from './express/express-store.ts';
import { connectLastOrder, lastOrder } from './last-order-store.ts';
import { connectOrderSubmission, orderSubmission } from './order-submission-store.ts';
import type { PaymentConfig } from './pay-order.tsx';
import { useCheckoutQuote } from './quote-request.ts';
import { useCheckout } from './use-checkout.ts';
import '../ui/checkout.css';

const PayOrder = lazy(loadPayOrder);

const UnconfirmedOrder = lazy(loadUnconfirmedOrder);

type Props = {
  intl: CheckoutIntl;
  paths: CheckoutPaths;
  payments: PaymentConfig;
  /** The legal guarantee notice, visible at every step. */
  guarantee: ReactNode;
  /** Shown where the cart is empty. */
  empty: ReactNode;
  /** Shown while the shop takes no orders. */
  closed: ReactNode;
};

/** The checkout: steps, payment of a placed order, or an unconfirmed order, depending on the stored state. */
export function CheckoutView({ intl, paths, payments, guarantee, empty, closed }: Props) {
  const { isReady: hasCart, lines } = useStore(cart);
  const { isReady, state } = useCheckout();
  const { attempt } = state;
  const { phase, token } = useStore(orderSubmission);
  const { order: lastPlaced } = useStore(lastOrder);
  const { phase: express } = useStore(expressReturn);
  const pricing = useCheckoutQuote(intl.language);
  const isKnown = isReady && hasCart;
  const isOpen = attempt !== null && attempt.order === null && phase !== 'sending';
  const root = useViewFocus(isKnown ? (attempt?.order ? 'payment' : isOpen ? 'attempt' : 'steps') : undefined);

  useEffect(() => {
    const disconnects = [connectCart(), connectCheckout(), connectLastOrder(), connectOrderSubmission()];
    handleExpressReturn(intl.language);
    return () => {
      for (const disconnect of disconnects) disconnect();
    };
  }, [intl.language]);

  useEffect(() => {
    if (phase === 'placed' && token) location.assign(`${paths.orderRoot}/${token}?placed=1`);
  }, [phase, token, paths.orderRoot]);

  const view = () => {
    if (!isKnown) return <LoadingPlaceholder text={intl.messages.loading} />;
    if (phase === 'placed') return <p role="status">{intl.orderingMessages.placed}</p>;
    if (attempt?.order) {
      const { body, order, payPalClientId, payPalSources: sources } = attempt;
      const { isExpressOver: isOver, isGivenUp } = attempt;
      const express = body.express === null ? null : { token: body.express, isOver, isGivenUp };
      const clientId = payPalClientId ?? pricing.quote?.paypal_client_id ?? null;
      const billing = body.invoice_address ?? body.shipping_address;
      return <PayOrder paypal={{ clientId, sources, billing, express }} {...{ order, payments, intl }} />;
    }
    if (attempt && isOpen) return <UnconfirmedOrder {...{ attempt, phase, intl }} />;
    const note = lastPlaced && <PlacedOrderNote order={lastPlaced} paths={paths} messages={intl.orderingMessages} />;
    if (lines.length === 0) return note ?? empty;
    if (pricing.isClosed) return closed;
    if (express === 'reading') return <LoadingPlaceholder text={intl.messages.express.reading} />;
    return (
      <>
        {note}
        <ShippingPaymentNote quote={pricing.quote} messages={intl.cart.messages} className={styles.start} />
        <ExpressNote messages={intl.messages} language={intl.language} />
        <CheckoutSteps {...{ pricing, paths, intl }} />
        {guarantee}
      </>
    );
  };
  return (
    // Other pages have another content security policy, so links load a new document.
    <div ref={root} className={styles.message} onClickCapture={forceHardNavigation}>
      <Suspense fallback={<LoadingPlaceholder text={intl.messages.loading} />}>{view()}</Suspense>
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
 * Moves the focus to the head of a view that replaces another, when the focused element has disappeared with that.
 *
 * @param view undefined while it is unknown
 */
function useViewFocus(view: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const previousView = useRef<string>(undefined);
  useEffect(() => {
    const hasChanged = previousView.current !== undefined && previousView.current !== view;
    previousView.current = view;
    // A view may have focused another element already.
    if (!hasChanged || document.activeElement !== document.body) return;
    const query = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (query('[aria-current=step] h2') ?? query('[tabindex="-1"]'))?.focus();
  }, [view]);
  return root;
}

const button = 'button button--appearance_outline button--size_small';

/** The result of a return from PayPal Express. */
function ExpressNote({ messages: { express }, language }: { messages: CheckoutMessages; language: Language }) {
  const { phase, replaced } = useStore(expressReturn);
  const note = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus moves to the notice.
  const press = (action: () => void) => () => {
    note.current?.focus();
    action();
  };
  if (phase === 'idle' || phase === 'reading') return null;
  if (phase === 'asking') {
    return (
      <CheckoutMessage ref={note} title={express.reading}>
        {null}
      </CheckoutMessage>
    );
  }
  if (phase === 'filled') {
    return (
      <CheckoutMessage ref={note} title={express.filledTitle}>
        <p>{express.filledText}</p>
        {replaced && (
          <>
            <p>{express.replaced}</p>
            <button type="button" className={button} onClick={press(restoreReplaced)}>
              {express.restore}
            </button>
          </>
        )}
      </CheckoutMessage>
    );
  }
  return (
    <CheckoutMessage ref={note} tone="error" title={express.failedTitle}>
      <p>{express.failedText}</p>
      {phase === 'away' && (
        <button type="button" className={button} onClick={press(() => void applyExpress(language))}>
          {express.retry}
        </button>
      )}
    </CheckoutMessage>
  );
}
