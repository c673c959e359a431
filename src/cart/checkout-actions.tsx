import { useEffect, useState } from 'react';
import { importOptional } from '../base/import-optional.ts';
import { getLocale } from '../i18n/format.ts';
import { formatClockTimes } from '../i18n/format-clock-times.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import { getOrderableCount, type PricedLine } from './cart-totals.tsx';
import { isBlocking } from './line-issues.ts';
import type { QuoteSnapshot } from './quote-store.ts';
import { ShippingPaymentNote } from './shipping-payment-note.tsx';

type Props = {
  lines: readonly PricedLine[];
  href: string;
  intl: Pick<CartIntl, 'language' | 'messages'>;
  isOffline: boolean;
  /** The quote, where PayPal Express is offered; null where it is not. */
  expressQuote: QuoteSnapshot['data'];
  announce: (sentence: string) => void;
};

const button = 'button button--appearance_solid button--size_medium';

/**
 * The link to the checkout and the PayPal Express button. While a blocking issue remains, a button focuses that issue
 * instead; offline there is only a note.
 */
export function CheckoutActions({ lines, href, intl, isOffline, expressQuote, announce }: Props) {
  const { messages } = intl;
  const [showsNote, setShowsNote] = useState(false);
  // A cart without anything that can be ordered has no checkout.
  if (lines.every((line) => getOrderableCount(line) === 0)) return null;
  const canOrder = !lines.some(({ issues }) => issues.some(isBlocking));
  // The checkout has its own content security policy, so it is opened as a new document.
  if (canOrder && !isOffline) {
    return (
      <>
        <a className={button} href={href}>
          {messages.toCheckout}
        </a>
        {expressQuote && <ExpressButton quote={expressQuote} {...{ intl, announce }} />}
      </>
    );
  }
  const focusFirstIssue = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    setShowsNote(true);
    if (canOrder) return;
    const cartRoot = currentTarget.closest('[data-cart]') ?? document;
    cartRoot.querySelector<HTMLElement>('[data-weight=grave]')?.focus();
  };
  return (
    <>
      <button type="button" className={button} onClick={focusFirstIssue}>
        {messages.toCheckout}
      </button>
      <p className={styles.note} role="status">
        {showsNote && (canOrder ? messages.offlineHeld : messages.unresolvedIssues)}
      </p>
    </>
  );
}

type ExpressButtonProps = {
  quote: QuoteSnapshot['data'];
  intl: Pick<CartIntl, 'language' | 'messages'>;
  /** Announces at the top of the cart, since a changed quote may remove this button. */
  announce: (sentence: string) => void;
};

type State = 'ready' | 'leaving' | 'tooMany' | 'failed';

/** The PayPal Express button. Name and address come from PayPal; nothing is ordered by it. */
function ExpressButton({ quote, intl: { language, messages }, announce }: ExpressButtonProps) {
  const { express } = messages;
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setState('ready');
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const startExpress = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    const module = await importOptional(() => import('./start-express-checkout.ts'));
    const failure = module ? await module.startExpressCheckout(language) : 'failed';
    if (!failure) return;
    setState(failure === 'changed' ? 'ready' : failure === 'too_many' ? 'tooMany' : 'failed');
    if (failure === 'changed') announce(express.changed);
  };
  return (
    <>
      <button
        type="button"
        className="button button--appearance_outline button--size_medium"
        aria-disabled={state === 'leaving'}
        onClick={startExpress}
      >
        {express.go}
      </button>
      <p className={styles.note} role="status">
        {state === 'ready' ? express.note : express[state]}
      </p>
      <ShippingPaymentNote quote={quote} messages={messages} className={styles.note} />
    </>
  );
}

type CartProblemProps = {
  intl: Pick<CartIntl, 'language' | 'messages'>;
  isClosed: boolean;
  isOffline: boolean;
  /** When the prices were last confirmed, in milliseconds; undefined where they never were. */
  confirmedAt: number | undefined;
  onRetry: () => void;
};

/**
 * The notice for a cart without current prices: offline, no response from the server, or a shop that takes no orders.
 */
export function CartProblem({
  intl: { language, messages },
  isClosed,
  isOffline,
  confirmedAt,
  onRetry,
}: CartProblemProps) {
  const [title, text] = isOffline
    ? [messages.offlineTitle, messages.offlineText]
    : isClosed
      ? [messages.closedTitle, messages.closedText]
      : [messages.failedTitle, messages.failedText];
  return (
    <div className={styles.problem} role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.note}>{text}</p>
      <p className={styles.note}>
        {confirmedAt === undefined
          ? messages.unconfirmed
          : formatMessage(messages.confirmed, { moment: formatMoment(confirmedAt, language) })}
      </p>
      {!isOffline && (
        <button type="button" className="button button--appearance_outline button--size_small" onClick={onRetry}>
          {messages.retry}
        </button>
      )}
    </div>
  );
}

/** In the visitor's time zone, like everything that their browser stores. */
function formatMoment(moment: number, language: CartIntl['language']): string {
  const format = new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long', timeStyle: 'short' });
  return formatClockTimes(format.format(moment), language);
}
