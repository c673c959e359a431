import { useRef } from 'react';
import { fill } from '../catalog/product/fill-words.ts';
import type { CartWords } from './cart-words.ts';
import type { QuoteNow } from './quote-store.ts';

type Props = { quote: QuoteNow['answer']; words: CartWords; className: string };

/** Where the shop delivers and what it takes for money, said before anybody begins. */
export function StartNote({ quote, words: { start }, className }: Props) {
  const payments = useRef(new Map<number, string>());
  if (!quote) return <p className={className} aria-hidden="true" />;
  // Once a way to send it is chosen, the shop only names what fits it.
  for (const { id, name } of quote.payment_methods) payments.current.set(id, name);
  return (
    <p className={className}>
      {fill(start.delivery, { countries: quote.countries.map(({ name }) => name).join(', ') })}{' '}
      {quote.shipping_methods.some(({ is_collection }) => is_collection) && `${start.collection} `}
      {fill(start.payments, { payments: [...payments.current.values()].join(', ') })}
    </p>
  );
}
