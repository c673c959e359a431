import {
  type EligiblePaymentMethodsOutput,
  INSTANCE_LOADING_STATE,
  PayPalProvider,
  usePayLaterOneTimePaymentSession,
  usePayPal,
  usePayPalMessages,
  usePayPalOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import { type JSX as ReactElements, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PayPalSource } from '../../orders/quote.ts';
import { checkoutClasses as styles } from '../checkout-classes.ts';
import { PaymentState } from '../payments/payment-state.tsx';
import { ApplePayMethod } from './apple-pay-method.tsx';
import { CardMethod } from './card-method.tsx';
import {
  type EligibleMethod,
  findComponents,
  findSupportedSources,
  listEligibleMethods,
  type PayLaterDetails,
  toDecimalAmount,
} from './eligible-methods.ts';
import { GooglePayMethod } from './google-pay-method.tsx';
import { PayPalPanel, usePayPalPayment } from './paypal-panel.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';

declare global {
  namespace JSX {
    // PayPal's types declare this global namespace with their own elements only, which hides React's from other
    // modules.
    interface IntrinsicElements extends ReactElements.IntrinsicElements {}
  }
}

const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const;

export function PayPalSession(props: PayPalProps) {
  const { sources: enabledSources } = props;
  const sources = useMemo(
    () => findSupportedSources(enabledSources.length > 0 ? enabledSources : ['paypal']),
    [enabledSources],
  );
  if (sources.length === 0) return <NoMethod {...props} reason={props.messages.notHere} />;
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

/** The eligible payment methods, one of them selected. */
function PayPalMethods({ props, sources }: { props: PayPalProps; sources: readonly PayPalSource[] }) {
  const { messages } = props;
  const { loadingStatus } = usePayPal();
  const { eligible, isLoading } = useEligibility(sources, props.order.total_cents);
  const methods = listEligibleMethods(sources, eligible);
  const [chosen, setChosen] = useState<PayPalSource>();
  const [isBusy, setIsBusy] = useState(false);

  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) return <NoMethod {...props} reason={messages.failures.away} />;
  if (methods.length === 0) {
    if (isLoading) return <p role="status">{messages.loading}</p>;
    return <NoMethod {...props} reason={eligible ? messages.notHere : messages.failures.away} />;
  }
  // Google Pay is never preselected, since its script loads with it.
  const first = methods.find(({ source }) => source !== 'googlepay');
  const method = methods.find(({ source }) => source === chosen) ?? first;
  return (
    <>
      {(methods.length > 1 || !first) && (
        <fieldset className={styles.group} disabled={isBusy}>
          <legend className={styles.legend}>{messages.ways}</legend>
          <div className={styles.choices}>
            {methods.map(({ source }) => (
              <label key={source} className={styles.choice}>
                <input
                  type="radio"
                  name="paypal_source"
                  value={source}
                  checked={source === method?.source}
                  onChange={() => setChosen(source)}
                />
                <span className={styles.choiceName}>{messages.names[source]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {method && (
        <EligibleMethodView key={method.source} method={method} props={{ ...props, onBusyChange: setIsBusy }} />
      )}
    </>
  );
}

/** The failure message where no method is available. */
function NoMethod({ messages, onFailed, reason }: PayPalProps & { reason: string }) {
  const report = useEffectEvent(() => onFailed('away'));
  useEffect(() => report(), []);
  const failures = { ...messages.failures, away: reason };
  return <PaymentState messages={{ ...messages, failures }} phase={{ kind: 'failed', reason: 'away', message: '' }} />;
}

function EligibleMethodView({ method, props }: { method: EligibleMethod; props: PayPalProps }) {
  switch (method.source) {
    case 'paypal':
      return <PayPalWindow {...props} />;
    case 'paylater':
      return <PayPalLater props={props} details={method.details} />;
    case 'card':
      return <CardMethod {...props} />;
    case 'applepay':
      return <ApplePayMethod props={props} config={method.config} />;
    case 'googlepay':
      return <GooglePayMethod props={props} config={method.config} />;
  }
}

type Eligibility = { eligible: EligiblePaymentMethodsOutput | null; isLoading: boolean };

/** Loads which methods are eligible, where there is more than PayPal itself; after a failure that remains. */
function useEligibility(sources: readonly PayPalSource[], total: number): Eligibility {
  const { sdkInstance } = usePayPal();
  const needsRequest = sources.some((source) => source !== 'paypal');
  const [state, setState] = useState<Eligibility>({ eligible: null, isLoading: needsRequest });
  useEffect(() => {
    if (!sdkInstance || !needsRequest) return;
    let isShown = true;
    const setEligible = (eligible: EligiblePaymentMethodsOutput | null) =>
      isShown && setState({ eligible, isLoading: false });
    const ask = async () => sdkInstance.findEligibleMethods({ currencyCode: 'EUR', amount: toDecimalAmount(total) });
    ask().then(setEligible, () => setEligible(null));
    return () => {
      isShown = false;
    };
  }, [sdkInstance, needsRequest, total]);
  return state;
}

/** Payment in PayPal's own window. */
function PayPalWindow(props: PayPalProps) {
  const payment = usePayPalPayment(props, 'paypal');
  const { handleClick, isPending } = usePayPalOneTimePaymentSession(toSession(payment));
  const isBusy = isPending || payment.phase.kind === 'checking';
  return (
    <PayPalPanel {...{ props, payment, isPending }} hint={props.messages.hint}>
      <paypal-button type="pay" {...(isBusy ? { disabled: true } : {})} onClick={() => start(payment, handleClick)} />
    </PayPalPanel>
  );
}

/** The same with Pay Later, and PayPal's message about its terms. */
function PayPalLater({ props, details }: { props: PayPalProps; details: PayLaterDetails }) {
  const { messages, order } = props;
  const payment = usePayPalPayment(props, 'paylater');
  const { handleClick, isPending } = usePayLaterOneTimePaymentSession(toSession(payment));
  usePayPalMessages({ currencyCode: 'EUR' });
  const { sdkInstance } = usePayPal();
  const isBusy = isPending || payment.phase.kind === 'checking';
  return (
    <PayPalPanel {...{ props, payment, isPending }} hint={messages.hints.paylater}>
      {sdkInstance && <paypal-message auto-bootstrap currency-code="EUR" amount={toDecimalAmount(order.total_cents)} />}
      <paypal-pay-later-button
        {...details}
        {...(isBusy ? { disabled: true } : {})}
        onClick={() => start(payment, handleClick)}
      />
    </PayPalPanel>
  );
}

type Payment = ReturnType<typeof usePayPalPayment>;

function toSession({ createOrder, confirm, fail, failWithError }: Payment) {
  return {
    createOrder,
    onApprove: async ({ orderId }: { orderId: string }) => {
      await confirm(orderId);
    },
    onCancel: () => fail('cancelled'),
    onError: failWithError,
  };
}

async function start({ reset, failWithError }: Payment, openSession: () => Promise<unknown>): Promise<void> {
  reset();
  try {
    await openSession();
  } catch (error) {
    failWithError(error);
  }
}
