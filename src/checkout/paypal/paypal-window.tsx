import {
  usePayLaterOneTimePaymentSession,
  usePayPal,
  usePayPalMessages,
  usePayPalOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import type { PayLaterDetails } from './eligible-methods.ts';
import { PayPalPanel } from './paypal-panel.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';
import { toDecimalAmount } from './to-decimal-amount.ts';
import { usePayPalPayment } from './use-paypal-payment.ts';

/** Payment in PayPal's own window. */
export function PayPalWindow(props: PayPalProps) {
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
export function PayPalLater({ props, details }: { props: PayPalProps; details: PayLaterDetails }) {
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
