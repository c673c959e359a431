import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { importOptional } from '../base/import-optional.ts';
import { report } from '../consent/tracker/report.ts';
import { CartIssues } from './cart-issues.tsx';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutIntl, CheckoutPaths } from './checkout-messages.ts';
import { getCheckout, updateCheckout } from './checkout-store.ts';
import { chooseMethods } from './choose-methods.ts';
import { ContactStep } from './contact-step.tsx';
import { findFieldErrors, findStepOfField } from './find-field-errors.ts';
import { loadPayOrder, loadUnconfirmedOrder } from './load-sent-order.ts';
import { RefusalNote } from './refusal-note.tsx';
import { StepSection } from './step-section.tsx';
import { StepSummary } from './step-summary.tsx';
import { findStep, getNextStep, getOpenStep, type Step, steps } from './steps.ts';
import { SummaryAside } from './summary-aside.tsx';
import { useCheckout } from './use-checkout.ts';
import type { useCheckoutQuote } from './use-checkout-quote.ts';
import { useOrderSubmission } from './use-order-submission.ts';

type Props = { pricing: ReturnType<typeof useCheckoutQuote>; paths: CheckoutPaths; intl: CheckoutIntl };

/** All steps but the first: with the first move, so that they are there when somebody gets to them. */
const loadSteps = () => import('./later-step.tsx').then(({ LaterStep }) => ({ default: LaterStep }));
const LaterStep = lazy(loadSteps);

/** The way to an order, step by step on one page. */
export function CheckoutSteps({ pricing: priced, paths, intl: speech }: Props) {
  const { words } = speech;
  const { quote, isNewest } = priced;
  const { revision, state } = useCheckout();
  const { phase, refusal, accepted } = useOrderSubmission();
  const isHeld = phase === 'sending';
  const offer = quote ?? undefined;
  const { step: open, go } = useStep((step) => Object.keys(findFieldErrors(step, state, offer)).length === 0);

  const { zip_code } = state.shippingAddress;
  // biome-ignore lint/correctness/useExhaustiveDependencies: some ways serve some postcodes only.
  useEffect(() => {
    const chosen = isNewest && quote ? chooseMethods(getCheckout(), quote) : undefined;
    if (chosen) updateCheckout(chosen);
  }, [isNewest, quote, zip_code]);

  useEffect(() => {
    const load = () => void importOptional(() => Promise.all([loadSteps(), loadPayOrder(), loadUnconfirmedOrder()]));
    addEventListener('focusin', load, { once: true });
    return () => removeEventListener('focusin', load);
  }, []);

  useEffect(() => {
    const blamed = refusal?.kind === 'refused' ? findStepOfField(refusal.field) : undefined;
    if (blamed) go(blamed);
  }, [refusal, go]);

  const content = (step: Step) => {
    const shared = { faults: findFieldErrors(step, state, offer), onDone: () => go(getNextStep(step)) };
    if (step === 'contact')
      return <ContactStep {...shared} messages={words} email={state.customerEmail} phone={state.phone} />;
    return (
      <Suspense fallback={<p role="status">{words.loading}</p>}>
        <LaterStep {...shared} {...{ step, state, pricing: priced, paths, intl: speech }} />
      </Suspense>
    );
  };
  const at = steps.indexOf(open);
  return (
    <div className={styles.layout}>
      <div className={styles.steps}>
        {open !== 'review' && (
          <>
            {refusal && <RefusalNote {...{ refusal, accepted, paths, intl: speech }} />}
            <CartIssues {...{ pricing: priced, paths, intl: speech }} />
          </>
        )}
        <ol className={styles.steps} aria-label={words.steps.list} key={revision}>
          {steps.map((step, index) => (
            <StepSection
              key={step}
              step={step}
              state={index === at ? 'open' : index < at ? 'done' : 'ahead'}
              messages={words}
              summary={<StepSummary {...{ step, state, quote, intl: speech }} />}
              isLocked={isHeld}
              onOpen={() => go(step)}
            >
              {content(step)}
            </StepSection>
          ))}
        </ol>
      </div>
      <SummaryAside isHidden={open === 'review'} {...{ quote, paths, intl: speech }} />
    </div>
  );
}

/**
 * The open step. It stands in the address, so that Back leads to the one before and a reload to the same one. Where
 * somebody stands is decided when he goes there: what is typed later moves nobody on.
 */
function useStep(isDone: (step: Step) => boolean) {
  const [wanted, setWanted] = useState(() => getOpenStep(findStep(location.hash), isDone));
  const step = getOpenStep(wanted, isDone);

  const follow = useEffectEvent(() => {
    const asked = findStep(location.hash);
    if (!asked) return;
    const open = getOpenStep(asked, isDone);
    replaceHash(open);
    setWanted(open);
  });
  useEffect(() => {
    const listen = () => follow();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  // Who is taken back, since a choice before is gone, goes on from there by himself.
  useEffect(() => {
    replaceHash(step);
    if (wanted !== step) setWanted(step);
  }, [wanted, step]);

  useEffect(() => report({ kind: 'checkoutStep', step }), [step]);

  const go = useCallback((next: Step) => {
    history.pushState(history.state, '', `#${next}`);
    setWanted(next);
  }, []);

  return { step, go };
}

function replaceHash(step: Step): void {
  if (location.hash !== `#${step}`) history.replaceState(history.state, '', `#${step}`);
}
