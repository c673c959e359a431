import {
  type EligiblePaymentMethodsOutput,
  INSTANCE_LOADING_STATE,
  PayPalProvider,
  usePayPal,
} from '@paypal/react-paypal-js/sdk-v6';
import { type JSX as ReactElements, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PayPalSource } from '../../orders/quote.ts';
import { checkoutClasses as styles } from '../checkout-classes.ts';
import { PaymentState } from '../payments/payment-state.tsx';
import { ApplePayMethod } from './apple-pay-method.tsx';
import { CardMethod } from './card-method.tsx';
import { type EligibleMethod, findComponents, findSupportedSources, listEligibleMethods } from './eligible-methods.ts';
import { GooglePayMethod } from './google-pay-method.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';
import { PayPalLater, PayPalWindow } from './paypal-window.tsx';
import { toDecimalAmount } from './to-decimal-amount.ts';

declare global {
  namespace JSX {
    // PayPal's types bring this namespace back with their own elements alone, and others that look here find no more.
    interface IntrinsicElements extends ReactElements.IntrinsicElements {}
  }
}

const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const;

export function PayPalSession(props: PayPalProps) {
  const { sources: given } = props;
  const sources = useMemo(() => findSupportedSources(given.length > 0 ? given : ['paypal']), [given]);
  if (sources.length === 0) return <NoMethod {...props} reason={props.words.notHere} />;
  return (
    <PayPalProvider
      clientId={props.clientId}
      environment={props.environment === 'live' ? 'production' : 'sandbox'}
      components={findComponents(sources)}
      locale={locales[props.language]}
      pageType="checkout"
    >
      <PayPalMethods props={props} sources={sources} />
    </PayPalProvider>
  );
}

/** The ways that this shopper has, one of them open. */
function PayPalMethods({ props, sources }: { props: PayPalProps; sources: readonly PayPalSource[] }) {
  const { words } = props;
  const { loadingStatus } = usePayPal();
  const { eligible, isAsking } = useEligibility(sources, props.order.total_cents);
  const ways = listEligibleMethods(sources, eligible);
  const [chosen, setChosen] = useState<PayPalSource>();
  const [isHeld, setIsHeld] = useState(false);

  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) return <NoMethod {...props} reason={words.failures.away} />;
  if (ways.length === 0) {
    if (isAsking) return <p role="status">{words.loading}</p>;
    return <NoMethod {...props} reason={eligible ? words.notHere : words.failures.away} />;
  }
  // Google hears of nobody who has not chosen it.
  const first = ways.find(({ source }) => source !== 'googlepay');
  const way = ways.find(({ source }) => source === chosen) ?? first;
  return (
    <>
      {(ways.length > 1 || !first) && (
        <fieldset className={styles.group} disabled={isHeld}>
          <legend className={styles.legend}>{words.ways}</legend>
          <div className={styles.choices}>
            {ways.map(({ source }) => (
              <label key={source} className={styles.choice}>
                <input
                  type="radio"
                  name="paypal_source"
                  value={source}
                  checked={source === way?.source}
                  onChange={() => setChosen(source)}
                />
                <span className={styles.choiceName}>{words.names[source]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {way && <EligibleMethodView key={way.source} way={way} props={{ ...props, onHeld: setIsHeld }} />}
    </>
  );
}

/** Says why there is none. */
function NoMethod({ words, onFailed, reason }: PayPalProps & { reason: string }) {
  const report = useEffectEvent(() => onFailed('away'));
  useEffect(() => report(), []);
  const failures = { ...words.failures, away: reason };
  return <PaymentState messages={{ ...words, failures }} phase={{ kind: 'failed', reason: 'away', message: '' }} />;
}

function EligibleMethodView({ way, props }: { way: EligibleMethod; props: PayPalProps }) {
  switch (way.source) {
    case 'paypal':
      return <PayPalWindow {...props} />;
    case 'paylater':
      return <PayPalLater props={props} details={way.details} />;
    case 'card':
      return <CardMethod {...props} />;
    case 'applepay':
      return <ApplePayMethod props={props} config={way.config} />;
    case 'googlepay':
      return <GooglePayMethod props={props} config={way.config} />;
  }
}

type Eligibility = { eligible: EligiblePaymentMethodsOutput | null; isAsking: boolean };

/** Asks PayPal who may pay how, where there is something to ask; without an answer there is PayPal alone. */
function useEligibility(sources: readonly PayPalSource[], total: number): Eligibility {
  const { sdkInstance } = usePayPal();
  const hasToAsk = sources.some((source) => source !== 'paypal');
  const [state, setState] = useState<Eligibility>({ eligible: null, isAsking: hasToAsk });
  useEffect(() => {
    if (!sdkInstance || !hasToAsk) return;
    let isShown = true;
    const tell = (eligible: EligiblePaymentMethodsOutput | null) => isShown && setState({ eligible, isAsking: false });
    const ask = async () => sdkInstance.findEligibleMethods({ currencyCode: 'EUR', amount: toDecimalAmount(total) });
    ask().then(tell, () => tell(null));
    return () => {
      isShown = false;
    };
  }, [sdkInstance, hasToAsk, total]);
  return state;
}
