import {
  type GooglePayConfigFromFindEligibleMethods,
  useGooglePayOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { googlePayHosts } from '../../orders/payment-hosts.ts';
import { allowPaymentScripts } from '../payments/allow-payment-scripts.ts';
import { loadScript } from '../payments/load-script.ts';
import { toDecimalAmount } from './eligible-methods.ts';
import { PayPalPanel, type PayPalPaymentState, usePayPalPayment } from './paypal-panel.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';

const scriptUrl = 'https://pay.google.com/gp/p/js/pay.js';

type Props = { props: PayPalProps; config: GooglePayConfigFromFindEligibleMethods };

/** Google Pay through PayPal. Google's script is loaded only when this method was chosen. */
export function GooglePayMethod({ props, config }: Props) {
  const { messages } = props;
  const payment = usePayPalPayment(props, 'googlepay');
  const [state, setState] = useState<'loading' | 'ready' | 'away'>('loading');
  // A layout effect, so that it runs before the effect that loads the script.
  useLayoutEffect(() => allowPaymentScripts(googlePayHosts.scripts), []);
  useEffect(() => {
    let isShown = true;
    const updateState = (now: 'ready' | 'away') => isShown && setState(now);
    loadGooglePay().then(
      () => updateState('ready'),
      () => updateState('away'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <PayPalPanel
      {...{ props, payment }}
      isPending={state === 'loading'}
      hint={messages.hints.googlepay}
      declined={messages.cardDeclined}
    >
      {state === 'ready' && <GooglePayButton {...{ props, config, payment }} />}
      {state === 'away' && <p role="alert">{messages.failures.away}</p>}
    </PayPalPanel>
  );
}

/** The demo payments bring their own. */
async function loadGooglePay(): Promise<void> {
  if (!Reflect.has(globalThis, 'google')) await loadScript(scriptUrl);
}

function GooglePayButton({ props, config, payment }: Props & { payment: PayPalPaymentState }) {
  const { order, environment, language, messages } = props;
  const container = useRef<HTMLDivElement>(null);
  const createdOrderId = useRef<string>(undefined);
  const hasFailed = useRef(false);
  const hasClosed = useRef(false);
  const [isRefused, setIsRefused] = useState(false);
  const transactionInfo = useMemo(
    () => ({
      countryCode: config.merchantCountry,
      currencyCode: 'EUR',
      totalPriceStatus: 'FINAL' as const,
      totalPrice: toDecimalAmount(order.total_cents),
    }),
    [config, order.total_cents],
  );
  const { createGooglePayButton, formattedConfig, handleClick } = useGooglePayOneTimePaymentSession({
    googlePayConfig: config,
    transactionInfo,
    environment: environment === 'live' ? 'PRODUCTION' : 'TEST',
    createOrder: async () => {
      const created = await payment.createOrder();
      createdOrderId.current = created.orderId;
      return created;
    },
    onApprove: async ({ id }) => {
      if (await payment.confirm(id)) return;
      // The error tells Google that the payment failed; the page shows the reason already.
      hasFailed.current = true;
      throw new Error('REFUSED');
    },
    onCancel: () => payment.fail('cancelled'),
    // A bank's refusal arrives as an error as well; the server can tell it apart. 3-D Secure begins only after Google's
    // sheet has closed, so a later failure was not confirmed by the cardholder.
    onError: (error) => {
      if (hasFailed.current) return;
      if (createdOrderId.current)
        void payment.confirm(createdOrderId.current, hasClosed.current ? 'unconfirmed' : 'declined');
      else payment.failWithError(error);
    },
  });
  const pay = useEffectEvent(() => {
    createdOrderId.current = undefined;
    hasFailed.current = false;
    hasClosed.current = false;
    payment.reset();
    void handleClick().then(() => {
      hasClosed.current = true;
    });
  });
  useEffect(() => {
    if (!formattedConfig) return;
    let isShown = true;
    const onClick = () => pay();
    void createGooglePayButton({ onClick, buttonType: 'pay', buttonSizeMode: 'fill', buttonLocale: language }).then(
      (button) => {
        if (!isShown) return;
        if (button) container.current?.replaceChildren(button);
        else setIsRefused(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, [createGooglePayButton, formattedConfig, language]);
  return isRefused ? <p role="alert">{messages.notHere}</p> : <div ref={container} />;
}
