import { type ReactNode, useEffect, useRef } from 'react';
import { formatMessage } from '../i18n/format-message.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutMessages } from './checkout-messages.ts';
import { type Step, steps } from './steps.ts';

type Props = {
  step: Step;
  state: 'open' | 'done' | 'ahead';
  messages: CheckoutMessages;
  /** The entries of the step in short. */
  summary: ReactNode;
  /** While an order is being sent its steps cannot be opened. */
  isLocked: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** One step: open with its form, done with its summary, or ahead. */
export function StepSection({ step, state, messages, summary, isLocked, onOpen, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef<boolean>(undefined);
  const isOpen = state === 'open';

  useEffect(() => {
    // The first open step does not take the focus from the top of the page; later ones focus their heading.
    if (wasOpen.current === false && isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const name = messages.steps[step];
  const id = `step-${step}`;
  return (
    <li className={styles.step} data-state={state} aria-current={isOpen ? 'step' : undefined}>
      <section aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} ref={heading} className={styles.title} tabIndex={-1}>
            <span className={styles.number} aria-hidden="true">
              {steps.indexOf(step) + 1}
            </span>
            {name}
          </h2>
          {state === 'done' && (
            <button
              type="button"
              className={styles.change}
              aria-label={formatMessage(messages.steps.changeStep, { step: name })}
              aria-disabled={isLocked}
              onClick={isLocked ? undefined : onOpen}
            >
              {messages.steps.change}
            </button>
          )}
        </div>
        {isOpen && children}
        {state === 'done' && <div className={styles.told}>{summary}</div>}
      </section>
    </li>
  );
}
