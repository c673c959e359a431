'use client';

import { Component, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { type PayPalEnvironment, paypalHosts } from '../../orders/payment-hosts.ts';
import { admitPayment } from '../payments/admit-payment.ts';
import type { PaymentProps } from '../payments/payment-props.ts';
import { PaymentState } from '../payments/payment-state.tsx';

export type PayPalProps = PaymentProps<PayPalEnvironment> & {
  /** The shop's own, from its settings. */
  clientId: string;
};

const load = () => import('./paypal-session.tsx');
const PayPalSession = lazy(async () => ({ default: (await load()).PayPalSession }));

/** Lets the shopper pay an order in PayPal's own window. Nothing of PayPal's is loaded before this is on the page. */
export function PayPalPayment(props: PayPalProps) {
  const { environment } = props;
  // Before the effects of what asks for PayPal's script.
  useLayoutEffect(() => admitPayment(paypalHosts[environment].scripts), [environment]);
  return (
    <LoadingFault
      fallback={<PaymentState words={props.words} phase={{ kind: 'failed', reason: 'away', message: '' }} />}
    >
      <Suspense fallback={<p role="status">{props.words.loading}</p>}>
        <PayPalSession {...props} />
      </Suspense>
    </LoadingFault>
  );
}

/** The rest of the checkout stands when this part of it cannot be fetched. */
class LoadingFault extends Component<{ fallback: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
