import { useRef } from 'react';
import { fill } from '../catalog/product/fill-words.ts';
import type { Quote } from '../orders/quote.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutWords } from './checkout-speech.ts';

/** Where the shop delivers and what it takes for money, said before anybody begins. */
export function StartNote({ quote, words: { start } }: { quote: Quote | null; words: CheckoutWords }) {
  const payments = useRef(new Map<number, string>());
  if (!quote) return <p className={styles.start} aria-hidden="true" />;
  // Once a way to send it is chosen, the shop only names what fits it.
  for (const { id, name } of quote.payment_methods) payments.current.set(id, name);
  return (
    <p className={styles.start}>
      {fill(start.delivery, { countries: quote.countries.map(({ name }) => name).join(', ') })}{' '}
      {quote.shipping_methods.some(({ is_collection }) => is_collection) && `${start.collection} `}
      {fill(start.payments, { payments: [...payments.current.values()].join(', ') })}
    </p>
  );
}
