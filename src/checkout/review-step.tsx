import { makeId } from '../base/make-id.ts';
import { toOrderLines } from '../cart/cart.ts';
import { cart } from '../cart/cart-store.ts';
import { CartSummary } from '../cart/cart-summary.tsx';
import { CartNews } from './cart-news.tsx';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutPaths, CheckoutSpeech } from './checkout-speech.ts';
import { getCheckout } from './checkout-store.ts';
import { ImportNote } from './import-note.tsx';
import { placeOrder } from './ordering-store.ts';
import { findObstacles } from './quote-changes.ts';
import { RefusalNote } from './refusal-note.tsx';
import { TermsNote } from './terms-note.tsx';
import { toOrderBody } from './to-order-body.ts';
import { useCheckout } from './use-checkout.ts';
import type { useCheckoutQuote } from './use-checkout-quote.ts';
import { useOrdering } from './use-ordering.ts';

type Props = { priced: ReturnType<typeof useCheckoutQuote>; paths: CheckoutPaths; speech: CheckoutSpeech };

/** All that is ordered and what it costs; right below it the button that obliges to pay. */
export function ReviewStep({ priced, paths, speech }: Props) {
  const { quote, isNewest } = priced;
  const { words, orderingWords, language } = speech;
  const { phase, refusal, accepted } = useOrdering();
  const { state } = useCheckout();
  const isSending = phase === 'sending' || phase === 'placed';
  const isReady =
    isNewest && quote !== null && quote.shipping_cents !== null && findObstacles(quote, cart.lines).length === 0;

  const order = () => {
    if (!isReady || isSending) return;
    const { total_cents: totalCents, delivery } = quote;
    const accepted = { totalCents, deliveryTo: delivery?.to ?? null };
    const about = { lines: toOrderLines(cart.lines), ...accepted, language, id: makeId() };
    const body = toOrderBody(getCheckout(), about);
    if (body) void placeOrder(body, quote);
  };
  return (
    <div className={styles.form}>
      <TermsNote
        words={words}
        paths={paths}
        hasPersonalized={quote?.lines.some(({ is_personalized }) => is_personalized) ?? false}
      />
      {phase === 'elsewhere' && (
        <CheckoutMessage tone="error">
          <p>{orderingWords.elsewhere}</p>
        </CheckoutMessage>
      )}
      <div className={styles.essentials}>
        <CartSummary productRoot={paths.productRoot} speech={speech.cart} />
        <ImportNote {...{ state, quote, words }} />
        {/* What keeps an order from being placed is said where it is placed. */}
        {refusal && <RefusalNote {...{ refusal, accepted, paths, speech }} />}
        {refusal?.kind !== 'changed' && <CartNews {...{ priced, paths, speech }} />}
        <button
          type="button"
          className="button button--appearance_solid button--size_medium"
          aria-disabled={!isReady || isSending}
          onClick={order}
        >
          {words.order}
        </button>
        <p role="status">{isSending ? words.ordering : isNewest ? '' : words.pricing}</p>
      </div>
    </div>
  );
}
