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

/** Agrees in PayPal's own window. */
export function PayPalWindow(props: PayPalProps) {
  const steps = usePayPalPayment(props, 'paypal');
  const { handleClick, isPending } = usePayPalOneTimePaymentSession(toSession(steps));
  const isBusy = isPending || steps.phase.kind === 'checking';
  return (
    <PayPalPanel {...{ props, payment: steps, isPending }} hint={props.words.hint}>
      <paypal-button type="pay" {...(isBusy ? { disabled: true } : {})} onClick={() => start(steps, handleClick)} />
    </PayPalPanel>
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
    <PayPalPanel {...{ props, payment: steps, isPending }} hint={words.hints.paylater}>
      {sdkInstance && <paypal-message auto-bootstrap currency-code="EUR" amount={toDecimalAmount(order.total_cents)} />}
      <paypal-pay-later-button
        {...details}
        {...(isBusy ? { disabled: true } : {})}
        onClick={() => start(steps, handleClick)}
      />
    </PayPalPanel>
  );
}

type Payment = ReturnType<typeof usePayPalPayment>;

function toSession({ createOrder, confirm: settle, fail, failWithError: failWith }: Payment) {
  return {
    createOrder,
    onApprove: async ({ orderId }: { orderId: string }) => {
      await settle(orderId);
    },
    onCancel: () => fail('cancelled'),
    onError: failWith,
  };
}

async function start({ reset: begin, failWithError: failWith }: Payment, open: () => Promise<unknown>): Promise<void> {
  begin();
  try {
    await open();
  } catch (error) {
    failWith(error);
  }
}
