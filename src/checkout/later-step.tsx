import type { Checkout } from './checkout.ts';
import type { CheckoutPaths, CheckoutSpeech } from './checkout-speech.ts';
import { DeliveryStep } from './delivery-step.tsx';
import type { Faults } from './find-faults.ts';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { Step } from './steps.ts';
import type { useCheckoutQuote } from './use-checkout-quote.ts';

type Props = {
  step: Exclude<Step, 'contact'>;
  state: Checkout;
  priced: ReturnType<typeof useCheckoutQuote>;
  faults: Faults;
  paths: CheckoutPaths;
  speech: CheckoutSpeech;
  onDone: () => void;
};

/** What is asked after the contact. */
export function LaterStep({ step, priced, paths, speech, ...shared }: Props) {
  const { quote } = priced;
  const { words, language } = speech;
  if (step === 'delivery') return <DeliveryStep {...shared} {...{ quote, words, language }} />;
  if (step === 'payment') return <PaymentStep {...shared} {...{ quote, speech }} />;
  return <ReviewStep {...{ priced, paths, speech }} />;
}
