import { useState } from 'react';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import { getOrderableCount } from './cart-sums.ts';
import { ExpressButton } from './express-button.tsx';
import { isBlocking } from './line-issues.ts';
import type { QuoteSnapshot } from './quote-store.ts';
import type { PricedLine } from './use-cart-lines.ts';

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
