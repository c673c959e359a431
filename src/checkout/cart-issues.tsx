import { cart } from '../cart/cart-store.ts';
import { useIsOffline } from '../offline/use-is-offline.ts';
import { useStore } from '../ui/use-store-state.ts';
import { ChangeList } from './change-list.tsx';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutIntl, CheckoutPaths } from './checkout-messages.ts';
import { findBlockingChanges } from './quote-changes.ts';
import type { useCheckoutQuote } from './use-checkout-quote.ts';

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
