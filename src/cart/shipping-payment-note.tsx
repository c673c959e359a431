import { useRef } from 'react';
import { formatMessage } from '../i18n/format-message.ts';
import type { CartMessages } from './cart-messages.ts';
import type { QuoteSnapshot } from './quote-store.ts';

type Props = { quote: QuoteSnapshot['data']; messages: CartMessages; className: string };

/** Delivery countries and payment methods, shown before the checkout begins (§ 312j (1) BGB). */
export function ShippingPaymentNote({ quote, messages: { start }, className }: Props) {
  const payments = useRef(new Map<number, string>());
  if (!quote) return <p className={className} aria-hidden="true" />;
  // Once a shipping method is chosen, the quote only lists the payment methods that fit it.
  for (const { id, name } of quote.payment_methods) payments.current.set(id, name);
  return (
    <p className={className}>
      {formatMessage(start.delivery, { countries: quote.countries.map(({ name }) => name).join(', ') })}{' '}
      {quote.shipping_methods.some(({ is_collection }) => is_collection) && `${start.collection} `}
      {formatMessage(start.payments, { payments: [...payments.current.values()].join(', ') })}
    </p>
  );
}
