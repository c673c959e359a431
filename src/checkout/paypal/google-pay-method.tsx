import {
  type GooglePayConfigFromFindEligibleMethods,
  useGooglePayOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { googlePayHosts } from '../../orders/payment-hosts.ts';
import { allowPaymentScripts } from '../payments/allow-payment-scripts.ts';
import { loadScript } from '../payments/load-script.ts';
import { PayPalPanel } from './paypal-panel.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';
import { toDecimalAmount } from './to-decimal-amount.ts';
import { type PayPalPaymentState, usePayPalPayment } from './use-paypal-payment.ts';

const scriptUrl = 'https://pay.google.com/gp/p/js/pay.js';

type Props = { props: PayPalProps; config: GooglePayConfigFromFindEligibleMethods };

/** Agrees in Google's window. Google's script is loaded here, once this way was chosen, and not before. */
export function GooglePayMethod({ props, config }: Props) {
  const { words } = props;
  const steps = usePayPalPayment(props, 'googlepay');
  const [state, setState] = useState<'loading' | 'ready' | 'away'>('loading');
  // Before the effect that asks for the script.
  useLayoutEffect(() => allowPaymentScripts(googlePayHosts.scripts), []);
  useEffect(() => {
    let isShown = true;
    const tell = (now: 'ready' | 'away') => isShown && setState(now);
    loadScript(scriptUrl).then(
      () => tell('ready'),
      () => tell('away'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <PayPalPanel
      {...{ props, payment: steps }}
      isPending={state === 'loading'}
      hint={words.hints.googlepay}
      declined={words.cardDeclined}
    >
      {state === 'ready' && <GooglePayButton {...{ props, config, steps }} />}
      {state === 'away' && <p role="alert">{words.failures.away}</p>}
    </PayPalPanel>
  );
}

function GooglePayButton({ props, config, steps }: Props & { steps: PayPalPaymentState }) {
  const { order, environment, language, words } = props;
  const place = useRef<HTMLDivElement>(null);
  const begun = useRef<string>(undefined);
  const isTold = useRef(false);
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
      const created = await steps.createOrder();
      begun.current = created.orderId;
      return created;
    },
    onApprove: async ({ id }) => {
      if (await steps.confirm(id)) return;
      // Google is told that it failed; the reason stands on the page already.
      isTold.current = true;
      throw new Error('REFUSED');
    },
    onCancel: () => steps.fail('cancelled'),
    // A bank's refusal comes as an error as well, and the server knows what it means. The bank asks only once Google's sheet
    // has closed, so what fails after that was not confirmed there.
    onError: (error) => {
      if (isTold.current) return;
      if (begun.current) void steps.confirm(begun.current, hasClosed.current ? 'unconfirmed' : 'declined');
      else steps.failWithError(error);
    },
  });
  const pay = useEffectEvent(() => {
    begun.current = undefined;
    isTold.current = false;
    hasClosed.current = false;
    steps.reset();
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
        if (button) place.current?.replaceChildren(button);
        else setIsRefused(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, [createGooglePayButton, formattedConfig, language]);
  return isRefused ? <p role="alert">{words.notHere}</p> : <div ref={place} />;
}
