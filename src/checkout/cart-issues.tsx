import { useRef } from 'react';
import type { Cents } from '../base/money.ts';
import { useChangeEffect } from '../base/use-change-effect.ts';
import { cart } from '../cart/cart-store.ts';
import { formatByPattern, type PricePattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { useIsOffline } from '../offline/use-is-offline.ts';
import type { Quote, QuoteLine } from '../orders/quote.ts';
import { useStore } from '../ui/use-store-state.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutIntl, CheckoutPaths, OrderingMessages } from './checkout-messages.ts';
import type { OrderOutcome } from './order-attempt.ts';
import type { useCheckoutQuote } from './quote-request.ts';

type Props = { pricing: ReturnType<typeof useCheckoutQuote>; paths: CheckoutPaths; intl: CheckoutIntl };

/** What prevents ordering this cart: unavailable lines, or prices that could not be loaded. */
export function CartIssues({
  pricing: { quote, state, refetch },
  paths,
  intl: { orderingMessages: messages, pattern },
}: Props) {
  const { lines } = useStore(cart);
  const isOffline = useIsOffline();
  const issues = quote ? findBlockingChanges(quote, lines) : [];
  if (state === 'failed') {
    return (
      <CheckoutMessage tone="error">
        <p>{isOffline ? messages.offline : messages.quoteFailed}</p>
        <button type="button" className="button button--appearance_outline button--size_small" onClick={refetch}>
          {messages.retry}
        </button>
      </CheckoutMessage>
    );
  }
  if (issues.length === 0) return null;
  return (
    <CheckoutMessage tone="error" title={messages.stockTitle}>
      <ChangeList changes={issues} messages={messages} pattern={pattern} />
      <a href={paths.cart}>{messages.toCart}</a>
    </CheckoutMessage>
  );
}

type ChangeListProps = { changes: readonly QuoteChange[]; messages: OrderingMessages; pattern: PricePattern };

/** A list of the differences between two quotes. */
function ChangeList({ changes, messages, pattern }: ChangeListProps) {
  const formatChange = (change: QuoteChange) => {
    const text = messages.changes[change.kind];
    if ('before' in change) {
      const amounts = {
        price: formatByPattern(change.cents, pattern),
        before: formatByPattern(change.before, pattern),
      };
      return formatMessage(text, { ...amounts, name: 'name' in change ? change.name : '' });
    }
    if (change.kind === 'delivery') return formatMessage(text, { delivery: change.text });
    const { name, count, wanted } = change;
    return formatMessage(text, { name, count, wanted });
  };
  return (
    <ul>
      {changes.map((change) => (
        <li key={formatChange(change)}>{formatChange(change)}</li>
      ))}
    </ul>
  );
}

type QuoteChange =
  | { kind: 'price'; name: string; cents: Cents; before: Cents }
  | { kind: Exclude<QuoteLine['state'], 'ok'>; name: string; count: number; wanted: number }
  | { kind: 'shipping' | 'wrap' | 'total'; cents: Cents; before: Cents }
  | { kind: 'delivery'; text: string };

/**
 * The lines that cannot be ordered as they are in the cart.
 *
 * @param requested the counts that were requested, by position
 */
export function findBlockingChanges(
  { lines }: Pick<Quote, 'lines'>,
  requested: readonly { count: number }[],
): QuoteChange[] {
  return lines.flatMap(({ state, name, count }, index) =>
    state === 'ok' ? [] : [{ kind: state, name: name ?? '', count, wanted: requested[index]?.count ?? count }],
  );
}

/**
 * The differences between the accepted and the current quote: blocking changes first, then prices and sums. While a
 * line is blocked there are no sums to agree to.
 */
export function findQuoteChanges(before: Quote | null, now: Quote): QuoteChange[] {
  // All lines of the accepted quote were available in the requested count.
  const obstacles = findBlockingChanges(now, before?.lines ?? []);
  if (!before) return obstacles;
  const prices = now.lines.flatMap(({ name, price_cents: cents }, index): QuoteChange[] => {
    const old = before.lines[index]?.price_cents ?? null;
    return cents === null || old === null || cents === old
      ? []
      : [{ kind: 'price', name: name ?? '', cents, before: old }];
  });
  if (obstacles.length > 0) return [...obstacles, ...prices];
  return [
    ...prices,
    ...compare('shipping', before.shipping_cents ?? 0, now.shipping_cents ?? 0),
    ...compare('wrap', before.wrap_cents, now.wrap_cents),
    ...compare('total', before.total_cents, now.total_cents),
    ...compareDelivery(before.delivery, now.delivery),
  ];
}

function compare(kind: 'shipping' | 'wrap' | 'total', before: Cents, cents: Cents): QuoteChange[] {
  return cents === before ? [] : [{ kind, cents, before }];
}

/** An earlier delivery needs no agreement. */
function compareDelivery(before: Quote['delivery'], now: Quote['delivery']): QuoteChange[] {
  return before && now && now.to > before.to ? [{ kind: 'delivery', text: now.text }] : [];
}

type RefusalNoteProps = {
  refusal: Extract<OrderOutcome, { kind: 'changed' | 'refused' | 'later' }>;
  accepted: Quote | null;
  paths: Pick<CheckoutPaths, 'cart'>;
  intl: CheckoutIntl;
};

/** Why nothing was ordered, and what to do next. It receives the focus. */
export function RefusalNote({
  refusal,
  accepted,
  paths,
  intl: { orderingMessages: messages, pattern, phone },
}: RefusalNoteProps) {
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
        <p>{refusal.field === 'drawings' ? messages.drawing.refused : messages.refusedText}</p>
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
