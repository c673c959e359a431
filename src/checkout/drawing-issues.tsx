import type { CartLine } from '../cart/cart.ts';
import { formatMessage } from '../i18n/format-message.ts';
import type { Quote } from '../orders/quote.ts';
import type { KeptDrawing } from '../rings/drawing/drawing-store.ts';
import { lacksDrawing } from '../rings/drawing/order-drawings.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { OrderingMessages } from './checkout-messages.ts';

type Props = {
  lines: readonly Pick<CartLine, 'cartId' | 'product' | 'personalization'>[];
  kept: readonly KeptDrawing[];
  quote: Pick<Quote, 'lines'> | null;
  messages: OrderingMessages['drawing'];
};

/** The lines that cannot be ordered in this browser, since it does not have the drawing that they name. */
export function DrawingIssues({ lines, kept, quote, messages }: Props) {
  return lines.map((line, index) => {
    if (!lacksDrawing(line, kept)) return null;
    const { name, href } = quote?.lines[index] ?? {};
    const names = { name: name || line.product.name };
    return (
      <CheckoutMessage key={line.cartId} tone="error" title={messages.title}>
        <p>{formatMessage(messages.text, names)}</p>
        {href && <a href={href}>{formatMessage(messages.toPair, names)}</a>}
      </CheckoutMessage>
    );
  });
}
