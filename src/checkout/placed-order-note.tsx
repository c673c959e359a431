import { formatMessage } from '../i18n/format-message.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutPaths, OrderingMessages } from './checkout-messages.ts';

type Props = {
  order: { number: string; token: string };
  paths: Pick<CheckoutPaths, 'orderRoot'>;
  messages: OrderingMessages;
};

/** The notice that an order was placed, for shoppers who return to the checkout or have it open in another tab. */
export function PlacedOrderNote({ order: { number, token }, paths, messages }: Props) {
  return (
    <CheckoutMessage title={formatMessage(messages.placedTitle, { number })}>
      <p>{messages.placedText}</p>
      <a href={`${paths.orderRoot}/${token}`}>{messages.toOrder}</a>
    </CheckoutMessage>
  );
}
