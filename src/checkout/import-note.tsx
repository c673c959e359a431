import { fill } from '../catalog/product/fill-words.ts';
import { hasImportDuties } from '../orders/import-duties.ts';
import type { Quote } from '../orders/quote.ts';
import type { Checkout } from './checkout.ts';
import type { CheckoutWords } from './checkout-speech.ts';

type Props = {
  state: Pick<Checkout, 'isCollection' | 'shippingAddress'>;
  quote: Pick<Quote, 'countries'> | null;
  words: CheckoutWords;
};

/** What a parcel to another customs area costs beside its price, said with its address and again before the order. */
export function ImportNote({ state: { isCollection, shippingAddress }, quote, words }: Props) {
  const { country } = shippingAddress;
  const offered = quote?.countries.find(({ code }) => code === country);
  if (isCollection || !offered || !hasImportDuties(country)) return null;
  return <p role="note">{fill(words.delivery.imports, { country: offered.name })}</p>;
}
