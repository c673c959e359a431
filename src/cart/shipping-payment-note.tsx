import { useState } from 'react';
import { formatMessage } from '../i18n/format-message.ts';
import type { CartMessages } from './cart-messages.ts';
import type { QuoteSnapshot } from './quote-store.ts';

type Payment = { id: number; name: string };

type Props = { quote: QuoteSnapshot['data']; messages: CartMessages; className: string };

/** Delivery countries and payment methods, shown before the checkout begins (§ 312j (1) BGB). */
export function ShippingPaymentNote({ quote, messages: { start }, className }: Props) {
  // Once a shipping method is chosen, the quote only lists the payment methods that fit it.
  const [payments, setPayments] = useState<readonly Payment[]>([]);
  if (!quote) return <p className={className} aria-hidden="true" />;
  const more = quote.payment_methods.filter((method) => !payments.some(({ id }) => id === method.id));
  if (more.length > 0) setPayments([...payments, ...more]);
  return (
    <p className={className}>
      {formatMessage(start.delivery, { countries: quote.countries.map(({ name }) => name).join(', ') })}{' '}
      {quote.shipping_methods.some(({ is_collection }) => is_collection) && `${start.collection} `}
      {formatMessage(start.payments, { payments: payments.map(({ name }) => name).join(', ') })}
    </p>
  );
}
