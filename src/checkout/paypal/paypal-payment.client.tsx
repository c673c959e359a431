'use client';

import { Component, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import type { PricePattern } from '../../i18n/format.ts';
import type { OrderAddress } from '../../orders/order-address.ts';
import { type PayPalEnvironment, paypalHosts } from '../../orders/payment-hosts.ts';
import type { PayPalSource } from '../../orders/quote.ts';
import { allowPaymentScripts } from '../payments/allow-payment-scripts.ts';
import { type PaymentProps, PaymentState, type PayPalMessages } from '../payments/payment-state.tsx';

export type PayPalProps = Omit<PaymentProps<PayPalEnvironment>, 'order' | 'messages'> & {
  /** A reserved order that waits for its payment. */
  order: { uuid: string; token: string; total_cents: number };
  /** The shop's client id from its settings. */
  clientId: string;
  /** The sources that staff have enabled; empty for PayPal alone. */
  sources: readonly PayPalSource[];
  /** The billing address, passed to the card's bank; null where no address was asked for. */
  billing: OrderAddress | null;
  messages: PayPalMessages;
  pattern: PricePattern;
  /** Called while a payment is in progress or its result unknown: switching to another method would interrupt it. */
  onBusyChange?: (isBusy: boolean) => void;
};

const load = () => import('./paypal-session.tsx');
const PayPalSession = lazy(async () => ({ default: (await load()).PayPalSession }));

/** PayPal's payment of a reserved order. Nothing of PayPal's is loaded before this component mounts. */
export function PayPalPayment(props: PayPalProps) {
  const { environment } = props;
  // A layout effect, so that it runs before the effects that load PayPal's script.
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

/** Shows the fallback when this part of the checkout fails to load. */
class LoadErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
