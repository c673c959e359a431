import { lazy, Suspense, useSyncExternalStore } from 'react';
import { makeId } from '../base/make-id.ts';
import { toOrderLines } from '../cart/cart.ts';
import { cart } from '../cart/cart-store.ts';
import { CartSummary } from '../cart/cart-summary.tsx';
import { formatMessage } from '../i18n/format-message.ts';
import { type KeptDrawing, keptDrawings } from '../rings/drawing/drawing-store.ts';
import { collectDrawings, lacksDrawing } from '../rings/drawing/order-drawings.ts';
import { useStore } from '../ui/use-store-state.ts';
import { CartIssues, findBlockingChanges, RefusalNote } from './cart-issues.tsx';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutIntl, CheckoutMessages, CheckoutPaths } from './checkout-messages.ts';
import { getCheckout } from './checkout-store.ts';
import { ImportDutiesNote } from './import-duties-note.tsx';
import { orderSubmission, placeOrder } from './order-submission-store.ts';
import { toOrderBody } from './post-order.ts';
import type { useCheckoutQuote } from './quote-request.ts';
import { useCheckout } from './use-checkout.ts';

const DrawingIssues = lazy(() => import('./drawing-issues.tsx').then((loaded) => ({ default: loaded.DrawingIssues })));

const noDrawings: readonly KeptDrawing[] = [];

type Props = { pricing: ReturnType<typeof useCheckoutQuote>; paths: CheckoutPaths; intl: CheckoutIntl };

/** The last step: terms, order summary and, right below it, the order button (§ 312j BGB). */
export function ReviewStep({ pricing, paths, intl }: Props) {
  const { quote, isCurrent, isAnswered } = pricing;
  const { messages, orderingMessages, language } = intl;
  const { phase, refusal, accepted } = useStore(orderSubmission);
  const { state } = useCheckout();
  const { lines } = useStore(cart);
  const isSending = phase === 'sending' || phase === 'placed';
  const kept = useSyncExternalStore(keptDrawings.subscribe, keptDrawings.get, () => noDrawings);
  const drawings = collectDrawings(lines, kept);
  const lacksDrawings = lines.some((line) => lacksDrawing(line, kept));
  const isReady =
    isCurrent &&
    quote !== null &&
    quote.shipping_cents !== null &&
    findBlockingChanges(quote, lines).length === 0 &&
    !lacksDrawings;

  const order = () => {
    if (!isReady || isSending) return;
    const { total_cents: totalCents, delivery } = quote;
    const accepted = { totalCents, deliveryTo: delivery?.to ?? null };
    const about = { lines: toOrderLines(lines), drawings, ...accepted, language, id: makeId() };
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
        <CartSummary isAnswered={isAnswered} productRoot={paths.productRoot} intl={intl.cart} />
        <ImportDutiesNote {...{ state, quote, messages }} />
        {/* What prevents the order is shown next to its button. */}
        {refusal && <RefusalNote {...{ refusal, accepted, paths, intl }} />}
        {refusal?.kind !== 'changed' && <CartIssues {...{ pricing, paths, intl }} />}
        {/* Comes with the quote: a row that the quote adds above would move its link under the pointer. */}
        {lacksDrawings && isAnswered && (
          <Suspense>
            <DrawingIssues {...{ lines, kept, quote }} messages={orderingMessages.drawing} />
          </Suspense>
        )}
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

const names = ['terms', 'withdrawal', 'privacy'] as const;

type TermsNoteProps = { messages: CheckoutMessages; paths: CheckoutPaths; hasPersonalized: boolean };

/**
 * Links to terms, withdrawal information and privacy policy, in new tabs and as downloads, so that no entry is lost.
 */
function TermsNote({ messages: { terms }, paths, hasPersonalized }: TermsNoteProps) {
  const copies = [
    { href: paths.terms, text: terms.terms },
    { href: paths.withdrawal, text: terms.withdrawal },
  ];
  return (
    <div className={styles.terms}>
      <p>
        {terms.sentence.split(/(?=\{)|(?<=\})/).map((part) => {
          const name = names.find((one) => part === `{${one}}`);
          return name ? <NewTabLink key={part} href={paths[name]} text={terms[name]} note={terms.newTab} /> : part;
        })}
      </p>
      {hasPersonalized && <p>{terms.personalized}</p>}
      <ul>
        {copies.map(({ href, text }) => (
          <li key={href}>
            <a href={href} download={`${href.split('/').at(-1)}.html`}>
              {formatMessage(terms.save, { text })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewTabLink({ href, text, note }: { href: string; text: string; note: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {note}</span>
    </a>
  );
}
