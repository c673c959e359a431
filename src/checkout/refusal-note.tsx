import { useRef } from 'react';
import { useChangeEffect } from '../base/use-change-effect.ts';
import type { Quote } from '../orders/quote.ts';
import { ChangeList } from './change-list.tsx';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutIntl, CheckoutPaths } from './checkout-messages.ts';
import type { OrderOutcome } from './order-attempt.ts';
import { findQuoteChanges } from './quote-changes.ts';

type Props = {
  refusal: Extract<OrderOutcome, { kind: 'changed' | 'refused' | 'later' }>;
  accepted: Quote | null;
  paths: Pick<CheckoutPaths, 'cart'>;
  intl: CheckoutIntl;
};

/** Why nothing was ordered, and what to do next. It receives the focus. */
export function RefusalNote({ refusal, accepted, paths, intl: { orderingMessages: messages, pattern, phone } }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useChangeEffect(refusal, () => ref.current?.focus());
  if (refusal.kind === 'changed') {
    return (
      <CheckoutMessage tone="error" title={messages.changedTitle} ref={ref}>
        <ChangeList changes={findQuoteChanges(accepted, refusal.quote)} messages={messages} pattern={pattern} />
        {refusal.quote.lines.some(({ state }) => state !== 'ok') ? (
          <>
            <p>{messages.obstacleText}</p>
            <a href={paths.cart}>{messages.toCart}</a>
          </>
        ) : (
          <p>{messages.changedText}</p>
        )}
      </CheckoutMessage>
    );
  }
  if (refusal.kind === 'refused') {
    return (
      <CheckoutMessage tone="error" title={messages.refusedTitle} ref={ref}>
        <p>{messages.refusedText}</p>
      </CheckoutMessage>
    );
  }
  const text = { closed: messages.closedText, too_many: messages.tooMany, too_many_unpaid: messages.tooManyUnpaid };
  return (
    <CheckoutMessage
      tone="error"
      title={refusal.reason === 'closed' ? messages.closedTitle : messages.refusedTitle}
      ref={ref}
    >
      <p>{text[refusal.reason]}</p>
      {phone && <p>{phone.href ? <a href={phone.href}>{phone.text}</a> : phone.text}</p>}
    </CheckoutMessage>
  );
}
