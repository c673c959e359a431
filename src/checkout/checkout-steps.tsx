import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { importOptional, importRequired } from '../base/import-optional.ts';
import { useChangeEffect } from '../base/use-change-effect.ts';
import { CartSummary } from '../cart/cart-summary.tsx';
import { report } from '../consent/tracker/report.ts';
import { formatByPattern } from '../i18n/format.ts';
import type { Quote } from '../orders/quote.ts';
import { useStore } from '../ui/use-store-state.ts';
import { CartIssues, RefusalNote } from './cart-issues.tsx';
import { findStep, getNextStep, getOpenStep, type Step, steps } from './checkout.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutIntl, CheckoutPaths } from './checkout-messages.ts';
import { chooseOffered } from './checkout-store.ts';
import { ContactStep } from './contact-step.tsx';
import { findFieldErrors, findStepOfField } from './find-field-errors.ts';
import { orderSubmission } from './order-submission-store.ts';
import type { useCheckoutQuote } from './quote-request.ts';
import { StepSection, StepSummary } from './step-section.tsx';
import { useCheckout } from './use-checkout.ts';

type Props = { pricing: ReturnType<typeof useCheckoutQuote>; paths: CheckoutPaths; intl: CheckoutIntl };

/** All steps but the first; loaded on first focus, so that they are there when they are reached. */
const loadSteps = () => import('./later-step.tsx').then(({ LaterStep }) => ({ default: LaterStep }));

const LaterStep = lazy(() => importRequired(loadSteps));

/** The steps of the checkout on one page, one of them open. */
export function CheckoutSteps({ pricing, paths, intl }: Props) {
  const { messages } = intl;
  const { quote, isCurrent, isAnswered } = pricing;
  const { revision, state } = useCheckout();
  const { phase, refusal, accepted } = useStore(orderSubmission);
  const isLocked = phase === 'sending';
  const offer = quote ?? undefined;
  const { step: open, go } = useStep((step) => Object.keys(findFieldErrors(step, state, offer)).length === 0);

  const { zip_code } = state.shippingAddress;
  useEffect(() => {
    if (isCurrent && quote) chooseOffered(quote);
  }, [isCurrent, quote]);
  // Shipping methods may depend on the postcode.
  useChangeEffect(zip_code, () => {
    if (isCurrent && quote) chooseOffered(quote);
  });

  useEffect(() => {
    const load = () => void importOptional(() => Promise.all([loadSteps(), loadPayOrder(), loadUnconfirmedOrder()]));
    // One press sends the order.
    if (open === 'review') load();
    addEventListener('focusin', load, { once: true });
    return () => removeEventListener('focusin', load);
  }, [open]);

  useEffect(() => {
    const rejectedStep = refusal?.kind === 'refused' ? findStepOfField(refusal.field) : undefined;
    if (rejectedStep) go(rejectedStep);
  }, [refusal, go]);

  const content = (step: Step) => {
    const shared = { errors: findFieldErrors(step, state, offer), onDone: () => go(getNextStep(step)) };
    if (step === 'contact')
      return <ContactStep {...shared} messages={messages} email={state.customerEmail} phone={state.phone} />;
    return (
      <Suspense fallback={<p role="status">{messages.loading}</p>}>
        <LaterStep {...shared} {...{ step, state, pricing, paths, intl }} />
      </Suspense>
    );
  };
  const openIndex = steps.indexOf(open);
  return (
    <div className={styles.layout}>
      <div className={styles.steps}>
        {open !== 'review' && (
          <>
            {refusal && <RefusalNote {...{ refusal, accepted, paths, intl }} />}
            <CartIssues {...{ pricing, paths, intl }} />
          </>
        )}
        <ol className={styles.steps} aria-label={messages.steps.list} key={revision}>
          {steps.map((step, index) => (
            <StepSection
              key={step}
              step={step}
              state={index === openIndex ? 'open' : index < openIndex ? 'done' : 'ahead'}
              messages={messages}
              summary={<StepSummary {...{ step, state, quote, intl }} />}
              isLocked={isLocked}
              onOpen={() => go(step)}
            >
              {content(step)}
            </StepSection>
          ))}
        </ol>
      </div>
      <SummaryAside isHidden={open === 'review'} {...{ quote, isAnswered, paths, intl }} />
    </div>
  );
}

/**
 * The open step. It is the URL's hash, so that Back opens the step before and a reload the same one. It changes on
 * navigation only: typing never closes or opens a step.
 */
function useStep(isDone: (step: Step) => boolean) {
  const [requested, setRequested] = useState(() => getOpenStep(findStep(location.hash), isDone));
  const step = getOpenStep(requested, isDone);

  const onHashChange = useEffectEvent(() => {
    const fromHash = findStep(location.hash);
    if (!fromHash) return;
    const open = getOpenStep(fromHash, isDone);
    replaceHash(open);
    setRequested(open);
  });
  useEffect(() => {
    const onPopState = () => onHashChange();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  // When an earlier choice became invalid, that step is the current one from then on.
  useEffect(() => {
    replaceHash(step);
    if (requested !== step) setRequested(step);
  }, [requested, step]);

  useEffect(() => report({ kind: 'checkoutStep', step }), [step]);

  const go = useCallback((next: Step) => {
    history.pushState(history.state, '', `#${next}`);
    setRequested(next);
  }, []);

  return { step, go };
}

function replaceHash(step: Step): void {
  if (location.hash !== `#${step}`) history.replaceState(history.state, '', `#${step}`);
}

/**
 * Components for a sent order. They are preloaded on first focus in the checkout, and at the last step at once, since
 * the network may be gone after sending.
 */
export const loadPayOrder = () => import('./pay-order.tsx').then(({ PayOrder }) => ({ default: PayOrder }));

export const loadUnconfirmedOrder = () =>
  import('./unconfirmed-order.tsx').then(({ UnconfirmedOrder }) => ({ default: UnconfirmedOrder }));

type SummaryAsideProps = {
  /** In the review step, which has the same summary above the order button. */
  isHidden: boolean;
  quote: Quote | null;
  isAnswered: boolean;
  paths: CheckoutPaths;
  intl: CheckoutIntl;
};

const wide = '(min-width: 62em)';

/** The order summary beside the steps; in narrow windows a collapsed bar at the bottom with the total. */
function SummaryAside({ isHidden, quote, isAnswered, paths, intl }: SummaryAsideProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const wideQuery = matchMedia(wide);
    // Zooming in makes the window narrow: a summary that was open beside the steps would then cover them.
    const update = () => setIsOpen(wideQuery.matches);
    update();
    wideQuery.addEventListener('change', update);
    return () => wideQuery.removeEventListener('change', update);
  }, []);
  const { messages, pattern, cart, orderingMessages } = intl;
  return (
    <aside className={styles.aside} aria-label={messages.summary} hidden={isHidden}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        // It must not cover the focused element either.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget) && !matchMedia(wide).matches) setIsOpen(false);
        }}
      >
        <summary className={styles.fold}>
          <span>{messages.summary}</span>
          <span className={styles.foldTotal}>{quote && formatByPattern(quote.total_cents, pattern)}</span>
        </summary>
        <CartSummary isAnswered={isAnswered} productRoot={paths.productRoot} intl={cart} />
        <p>
          <a href={paths.cart}>{orderingMessages.toCart}</a>
        </p>
      </details>
    </aside>
  );
}
