'use client';

import { Component, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import type { PricePattern } from '../../i18n/price-pattern.ts';
import type { OrderAddress } from '../../orders/order-address.ts';
import { type PayPalEnvironment, paypalHosts } from '../../orders/payment-hosts.ts';
import type { PayPalSource } from '../../orders/quote.ts';
import { allowPaymentScripts } from '../payments/allow-payment-scripts.ts';
import type { PaymentProps } from '../payments/payment-props.ts';
import { PaymentState } from '../payments/payment-state.tsx';
import type { PayPalMessages } from './paypal-messages.ts';

export type PayPalProps = Omit<PaymentProps<PayPalEnvironment>, 'order' | 'messages'> & {
  /** Placed, and waiting for its payment. */
  order: { uuid: string; token: string; total_cents: number };
  /** The shop's own, from its settings. */
  clientId: string;
  /** What staff have switched on; empty for PayPal alone. */
  sources: readonly PayPalSource[];
  /** Where the invoice goes, which the card's bank is told; null where no address was asked for. */
  billing: OrderAddress | null;
  messages: PayPalMessages;
  pattern: PricePattern;
  /** Told while a payment is under way, or nobody knows what became of it: another way would cut it off. */
  onBusyChange?: (isBusy: boolean) => void;
};

const load = () => import('./paypal-session.tsx');
const PayPalSession = lazy(async () => ({ default: (await load()).PayPalSession }));

/** Lets the shopper pay an order through PayPal. Nothing of PayPal's is loaded before this is on the page. */
export function PayPalPayment(props: PayPalProps) {
  const { environment } = props;
  // Before the effects of what asks for PayPal's script.
  useLayoutEffect(() => allowPaymentScripts(paypalHosts[environment].scripts), [environment]);
  return (
    <LoadErrorBoundary
      fallback={<PaymentState messages={props.messages} phase={{ kind: 'failed', reason: 'away', message: '' }} />}
    >
      <Suspense fallback={<p role="status">{props.messages.loading}</p>}>
        <PayPalSession {...props} />
      </Suspense>
    </LoadErrorBoundary>
  );
}

/** The rest of the checkout stands when this part of it cannot be fetched. */
class LoadErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
