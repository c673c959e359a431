import {
  usePayLaterOneTimePaymentSession,
  usePayPal,
  usePayPalMessages,
  usePayPalOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import type { PayLaterDetails } from './eligible-ways.ts';
import { formatEuros } from './format-euros.ts';
import type { PayPalProps } from './paypal-payment.client.tsx';
import { PayPalStep } from './paypal-step.tsx';
import { usePayPalPayment } from './use-paypal-payment.ts';

/** Agrees in PayPal's own window. */
export function PayPalWindow(props: PayPalProps) {
  const steps = usePayPalPayment(props, 'paypal');
  const { handleClick, isPending } = usePayPalOneTimePaymentSession(toSession(steps));
  const isBusy = isPending || steps.phase.kind === 'checking';
  return (
    <PayPalStep {...{ props, steps, isPending }} hint={props.words.hint}>
      <paypal-button type="pay" {...(isBusy ? { disabled: true } : {})} onClick={() => start(steps, handleClick)} />
    </PayPalStep>
  );
}

/** The same with PayPal's instalments and invoice, and what PayPal says of them. */
export function PayPalLater({ props, details }: { props: PayPalProps; details: PayLaterDetails }) {
  const { words, order } = props;
  const steps = usePayPalPayment(props, 'paylater');
  const { handleClick, isPending } = usePayLaterOneTimePaymentSession(toSession(steps));
  usePayPalMessages({ currencyCode: 'EUR' });
  const { sdkInstance } = usePayPal();
  const isBusy = isPending || steps.phase.kind === 'checking';
  return (
    <PayPalStep {...{ props, steps, isPending }} hint={words.hints.paylater}>
      {sdkInstance && <paypal-message auto-bootstrap currency-code="EUR" amount={formatEuros(order.total_cents)} />}
      <paypal-pay-later-button
        {...details}
        {...(isBusy ? { disabled: true } : {})}
        onClick={() => start(steps, handleClick)}
      />
    </PayPalStep>
  );
}

type Steps = ReturnType<typeof usePayPalPayment>;

function toSession({ createOrder, settle, fail, failWith }: Steps) {
  return {
    createOrder,
    onApprove: async ({ orderId }: { orderId: string }) => {
      await settle(orderId);
    },
    onCancel: () => fail('cancelled'),
    onError: failWith,
  };
}

async function start({ begin, failWith }: Steps, open: () => Promise<unknown>): Promise<void> {
  begin();
  try {
    await open();
  } catch (error) {
    failWith(error);
  }
}
