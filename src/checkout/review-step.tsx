import { makeId } from '../base/make-id.ts';
import { toOrderLines } from '../cart/cart.ts';
import { cart } from '../cart/cart-store.ts';
import { CartSummary } from '../cart/cart-summary.tsx';
import { useStore } from '../ui/use-store-state.ts';
import { CartIssues } from './cart-issues.tsx';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutIntl, CheckoutPaths } from './checkout-messages.ts';
import { getCheckout } from './checkout-store.ts';
import { ImportDutiesNote } from './import-duties-note.tsx';
import { orderSubmission, placeOrder } from './order-submission-store.ts';
import { findBlockingChanges } from './quote-changes.ts';
import { RefusalNote } from './refusal-note.tsx';
import { TermsNote } from './terms-note.tsx';
import { toOrderBody } from './to-order-body.ts';
import { useCheckout } from './use-checkout.ts';
import type { useCheckoutQuote } from './use-checkout-quote.ts';

type Props = { pricing: ReturnType<typeof useCheckoutQuote>; paths: CheckoutPaths; intl: CheckoutIntl };

/** The last step: terms, order summary and, right below it, the order button (§ 312j BGB). */
export function ReviewStep({ pricing, paths, intl }: Props) {
  const { quote, isCurrent } = pricing;
  const { messages, orderingMessages, language } = intl;
  const { phase, refusal, accepted } = useStore(orderSubmission);
  const { state } = useCheckout();
  const { lines } = useStore(cart);
  const isSending = phase === 'sending' || phase === 'placed';
  const isReady =
    isCurrent && quote !== null && quote.shipping_cents !== null && findBlockingChanges(quote, lines).length === 0;

  const order = () => {
    if (!isReady || isSending) return;
    const { total_cents: totalCents, delivery } = quote;
    const accepted = { totalCents, deliveryTo: delivery?.to ?? null };
    const about = { lines: toOrderLines(lines), ...accepted, language, id: makeId() };
    const body = toOrderBody(getCheckout(), about);
    if (body) void placeOrder(body, quote);
  };
  return (
    <div className={styles.form}>
      <TermsNote
        messages={messages}
        paths={paths}
        hasPersonalized={quote?.lines.some(({ is_personalized }) => is_personalized) ?? false}
      />
      {phase === 'elsewhere' && (
        <CheckoutMessage tone="error">
          <p>{orderingMessages.elsewhere}</p>
        </CheckoutMessage>
      )}
      <div className={styles.essentials}>
        <CartSummary productRoot={paths.productRoot} intl={intl.cart} />
        <ImportDutiesNote {...{ state, quote, messages }} />
        {/* What prevents the order is shown next to its button. */}
        {refusal && <RefusalNote {...{ refusal, accepted, paths, intl }} />}
        {refusal?.kind !== 'changed' && <CartIssues {...{ pricing, paths, intl }} />}
        <button
          type="button"
          className="button button--appearance_solid button--size_medium"
          aria-disabled={!isReady || isSending}
          onClick={order}
        >
          {messages.order}
        </button>
        <p role="status">{isSending ? messages.ordering : isCurrent ? '' : messages.pricing}</p>
      </div>
    </div>
  );
}
