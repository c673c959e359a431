import { lazy, Suspense, useEffect } from 'react';
import { importQuietly } from '../base/import-quietly.ts';
import { CartNews } from './cart-news.tsx';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutPaths, CheckoutSpeech } from './checkout-speech.ts';
import { change, getCheckout } from './checkout-store.ts';
import { chooseMethods } from './choose-methods.ts';
import { ContactStep } from './contact-step.tsx';
import { findFaults, findStepOfField } from './find-faults.ts';
import { loadOpenAttempt, loadPayOrder } from './load-sent-order.ts';
import { RefusalNote } from './refusal-note.tsx';
import { StepSection } from './step-section.tsx';
import { getNextStep, type Step, steps } from './steps.ts';
import { SummaryAside } from './summary-aside.tsx';
import { Told } from './told.tsx';
import { useCheckout } from './use-checkout.ts';
import type { useCheckoutQuote } from './use-checkout-quote.ts';
import { useOrdering } from './use-ordering.ts';
import { useStep } from './use-step.ts';

type Props = { priced: ReturnType<typeof useCheckoutQuote>; paths: CheckoutPaths; speech: CheckoutSpeech };

/** All steps but the first: with the first move, so that they are there when somebody gets to them. */
const loadSteps = () => import('./later-step.tsx').then(({ LaterStep }) => ({ default: LaterStep }));
const LaterStep = lazy(loadSteps);

/** The way to an order, step by step on one page. */
export function CheckoutSteps({ priced, paths, speech }: Props) {
  const { words } = speech;
  const { quote, isNewest } = priced;
  const { revision, state } = useCheckout();
  const { phase, refusal, accepted } = useOrdering();
  const isHeld = phase === 'sending';
  const offer = quote ?? undefined;
  const { step: open, go } = useStep((step) => Object.keys(findFaults(step, state, offer)).length === 0);

  const { zip_code } = state.shippingAddress;
  // biome-ignore lint/correctness/useExhaustiveDependencies: some ways serve some postcodes only.
  useEffect(() => {
    const chosen = isNewest && quote ? chooseMethods(getCheckout(), quote) : undefined;
    if (chosen) change(chosen);
  }, [isNewest, quote, zip_code]);

  useEffect(() => {
    const load = () => void importQuietly(() => Promise.all([loadSteps(), loadPayOrder(), loadOpenAttempt()]));
    addEventListener('focusin', load, { once: true });
    return () => removeEventListener('focusin', load);
  }, []);

  useEffect(() => {
    const blamed = refusal?.kind === 'refused' ? findStepOfField(refusal.field) : undefined;
    if (blamed) go(blamed);
  }, [refusal, go]);

  const content = (step: Step) => {
    const shared = { faults: findFaults(step, state, offer), onDone: () => go(getNextStep(step)) };
    if (step === 'contact')
      return <ContactStep {...shared} words={words} email={state.customerEmail} phone={state.phone} />;
    return (
      <Suspense fallback={<p role="status">{words.loading}</p>}>
        <LaterStep {...shared} {...{ step, state, priced, paths, speech }} />
      </Suspense>
    );
  };
  const at = steps.indexOf(open);
  return (
    <div className={styles.layout}>
      <div className={styles.steps}>
        {open !== 'review' && (
          <>
            {refusal && <RefusalNote {...{ refusal, accepted, paths, speech }} />}
            <CartNews {...{ priced, paths, speech }} />
          </>
        )}
        <ol className={styles.steps} aria-label={words.steps.list} key={revision}>
          {steps.map((step, index) => (
            <StepSection
              key={step}
              step={step}
              state={index === at ? 'open' : index < at ? 'done' : 'ahead'}
              words={words}
              told={<Told {...{ step, state, quote, speech }} />}
              isHeld={isHeld}
              onOpen={() => go(step)}
            >
              {content(step)}
            </StepSection>
          ))}
        </ol>
      </div>
      <SummaryAside isHidden={open === 'review'} {...{ quote, paths, speech }} />
    </div>
  );
}
