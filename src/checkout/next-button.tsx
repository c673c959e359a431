import { formatMessage } from '../i18n/format-message.ts';
import type { CheckoutMessages } from './checkout-messages.ts';
import type { Step } from './steps.ts';

/** The button to the given step, named after it. */
export function NextButton({ step, messages }: { step: Step; messages: CheckoutMessages }) {
  return (
    <button type="submit" className="button button--appearance_solid button--size_medium">
      {formatMessage(messages.steps.next, { step: messages.steps[step] })}
    </button>
  );
}
