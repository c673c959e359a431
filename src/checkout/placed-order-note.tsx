import { formatMessage } from '../catalog/product/format-message.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutPaths, OrderingMessages } from './checkout-messages.ts';

type Props = {
  order: { number: string; token: string };
  paths: Pick<CheckoutPaths, 'orderRoot'>;
  messages: OrderingMessages;
};

/** The order stands: for who comes back to the checkout, or has it open in another tab, and may take it for lost. */
export function PlacedOrderNote({ order: { number, token }, paths, messages }: Props) {
  return (
    <CheckoutMessage title={formatMessage(messages.placedTitle, { number })}>
      <p>{messages.placedText}</p>
      <a href={`${paths.orderRoot}/${token}`}>{messages.toOrder}</a>
    </CheckoutMessage>
  );
}
