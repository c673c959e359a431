import { cart } from '../cart/cart-store.ts';
import { ChangeList } from './change-list.tsx';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutPaths, CheckoutSpeech } from './checkout-speech.ts';
import { findObstacles } from './quote-changes.ts';
import type { useCheckoutQuote } from './use-checkout-quote.ts';

type Props = { priced: ReturnType<typeof useCheckoutQuote>; paths: CheckoutPaths; speech: CheckoutSpeech };

/** What stands in the way of ordering this cart: a piece that is gone, or prices that cannot be had. */
export function CartNews({ priced: { quote, state, ask }, paths, speech: { orderingWords: words, pattern } }: Props) {
  const obstacles = quote ? findObstacles(quote, cart.lines) : [];
  if (state === 'failed') {
    return (
      <CheckoutMessage tone="error">
        <p>{navigator.onLine ? words.quoteFailed : words.offline}</p>
        <button type="button" className="button button--appearance_outline button--size_small" onClick={ask}>
          {words.retry}
        </button>
      </CheckoutMessage>
    );
  }
  if (obstacles.length === 0) return null;
  return (
    <CheckoutMessage tone="error" title={words.stockTitle}>
      <ChangeList changes={obstacles} words={words} pattern={pattern} />
      <a href={paths.cart}>{words.toCart}</a>
    </CheckoutMessage>
  );
}
