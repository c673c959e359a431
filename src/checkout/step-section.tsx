import { type ReactNode, useEffect, useRef } from 'react';
import { formatMessage } from '../catalog/product/format-message.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutMessages } from './checkout-messages.ts';
import { type Step, steps } from './steps.ts';

type Props = {
  step: Step;
  state: 'open' | 'done' | 'ahead';
  messages: CheckoutMessages;
  /** What was told in it, in short. */
  summary: ReactNode;
  /** While an order is on its way nothing about it is changed. */
  isLocked: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** One step of the way: open to be filled in, done with what was told, or still ahead. */
export function StepSection({ step, state, messages, summary, isLocked, onOpen, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef<boolean>(undefined);
  const isOpen = state === 'open';

  useEffect(() => {
    // Who has just come begins at the top of the page; who goes from step to step is led along.
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
