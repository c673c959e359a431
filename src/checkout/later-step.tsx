import type { Checkout, Step } from './checkout.ts';
import type { CheckoutIntl, CheckoutPaths } from './checkout-messages.ts';
import { DeliveryStep } from './delivery-step.tsx';
import type { FieldErrors } from './find-field-errors.ts';
import { PaymentStep } from './payment-step.tsx';
import type { useCheckoutQuote } from './quote-request.ts';
import { ReviewStep } from './review-step.tsx';

type Props = {
  step: Exclude<Step, 'contact'>;
  state: Checkout;
  pricing: ReturnType<typeof useCheckoutQuote>;
  errors: FieldErrors;
  paths: CheckoutPaths;
  intl: CheckoutIntl;
  onDone: () => void;
};

/** Any step after the contact step. */
export function LaterStep({ step, pricing, paths, intl, ...shared }: Props) {
  const { quote } = pricing;
  const { messages, language } = intl;
  if (step === 'delivery') return <DeliveryStep {...shared} {...{ quote, messages, language }} />;
  if (step === 'payment') return <PaymentStep {...shared} {...{ quote, intl }} />;
  return <ReviewStep {...{ pricing, paths, intl }} />;
}
