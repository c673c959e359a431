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
  intl: Pick<CartIntl, 'language' | 'words'>;
  isOffline: boolean;
  /** What is said to whoever may go to PayPal from here; null where nobody may. */
  expressQuote: QuoteSnapshot['answer'];
  announce: (sentence: string) => void;
};

const button = 'button button--appearance_solid button--size_medium';

/** The way on. What has to be settled first is pointed at instead, and without a network there is none. */
export function CheckoutActions({ lines, href, intl: speech, isOffline, expressQuote, announce: say }: Props) {
  const { words } = speech;
  const [isHeld, setIsHeld] = useState(false);
  // Of nothing that can be had there is no order.
  if (lines.every((line) => getOrderableCount(line) === 0)) return null;
  const isFree = !lines.some(({ issues: news }) => news.some(isBlocking));
  // The checkout is another document with rules of its own, so it is opened as one.
  if (isFree && !isOffline) {
    return (
      <>
        <a className={button} href={href}>
          {words.toCheckout}
        </a>
        {expressQuote && <ExpressButton quote={expressQuote} {...{ intl: speech, announce: say }} />}
      </>
    );
  }
  const point = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    setIsHeld(true);
    if (isFree) return;
    const place = currentTarget.closest('[data-cart]') ?? document;
    place.querySelector<HTMLElement>('[data-weight=grave]')?.focus();
  };
  return (
    <>
      <button type="button" className={button} onClick={point}>
        {words.toCheckout}
      </button>
      <p className={styles.note} role="status">
        {isHeld && (isFree ? words.offlineHeld : words.unresolvedIssues)}
      </p>
    </>
  );
}
