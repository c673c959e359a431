import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatByPattern, getLocale } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { abandonAttempt, isExpressApproved } from './cancel-order.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutIntl } from './checkout-messages.ts';
import type { OrderAttempt } from './order-attempt.ts';
import { type orderSubmission, resendOrder } from './order-submission-store.ts';

type Props = { attempt: OrderAttempt; phase: (typeof orderSubmission)['phase']; intl: CheckoutIntl };

/** The notice for an order that was sent without a response, with buttons to send it again or to abandon it. */
export function UnconfirmedOrder({
  attempt,
  phase,
  intl: { language, orderingMessages: messages, messages: checkoutMessages, pattern },
}: Props) {
  const [warning, setWarning] = useState<'giveUpText' | 'giveUpAgreed'>();
  const note = useRef<HTMLDivElement>(null);
  // Continues a cancellation that an earlier page has begun.
  const resumeAbandoning = useEffectEvent(() => void (attempt.isGivenUp && abandonAttempt()));
  // The order button, which had the focus, is gone.
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
    resumeAbandoning();
  }, []);
  const date = new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long' }).format(attempt.at);
  const total = formatByPattern(attempt.body.accepted_total_cents, pattern);
  const isOld = phase === 'old';
  const isElsewhere = phase === 'idle' || phase === 'elsewhere';
  const isAsking = phase === 'asking';
  return (
    <div className={styles.message}>
      {isElsewhere ? (
        <CheckoutMessage ref={note} title={messages.elsewhere}>
          {null}
        </CheckoutMessage>
      ) : (
        <CheckoutMessage ref={note} title={isOld ? messages.oldTitle : messages.unknownTitle}>
          <p>{isOld ? formatMessage(messages.oldText, { date, total }) : messages.unknownText}</p>
          {isAsking && <p>{checkoutMessages.ordering}</p>}
        </CheckoutMessage>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--appearance_solid button--size_medium"
          aria-disabled={isAsking}
          onClick={() => void resendOrder()}
        >
          {messages.ask}
        </button>
        {!warning && !isAsking && !isElsewhere && (
          <button
            type="button"
            className="button button--appearance_outline button--size_medium"
            onClick={() => setWarning(isExpressApproved(attempt) ? 'giveUpAgreed' : 'giveUpText')}
          >
            {messages.giveUp}
          </button>
        )}
      </div>
      {warning && !isElsewhere && (
        <CheckoutMessage tone="error">
          <p>{messages[attempt.isGivenUp ? 'giveUpAgreed' : warning]}</p>
          <button
            type="button"
            className="button button--appearance_outline button--size_medium"
            aria-disabled={isAsking}
            onClick={() => void abandonAttempt()}
          >
            {messages.giveUp}
          </button>
        </CheckoutMessage>
      )}
    </div>
  );
}
