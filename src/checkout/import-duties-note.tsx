import { formatMessage } from '../i18n/format-message.ts';
import { hasImportDuties } from '../orders/import-duties.ts';
import type { Quote } from '../orders/quote.ts';
import type { Checkout } from './checkout.ts';
import type { CheckoutMessages } from './checkout-messages.ts';

type Props = {
  state: Pick<Checkout, 'isCollection' | 'shippingAddress'>;
  quote: Pick<Quote, 'countries'> | null;
  messages: CheckoutMessages;
};

/**
 * The note on import duties for an address outside the EU customs union, shown with the address and again above the
 * order button.
 */
export function ImportDutiesNote({ state: { isCollection, shippingAddress }, quote, messages }: Props) {
  const { country } = shippingAddress;
  const offered = quote?.countries.find(({ code }) => code === country);
  if (isCollection || !offered || !hasImportDuties(country)) return null;
  return <p role="note">{formatMessage(messages.delivery.imports, { country: offered.name })}</p>;
}
