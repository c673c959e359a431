import { useState } from 'react';
import { cartClasses as styles } from './cart-classes.ts';
import { getOrderableCount } from './cart-sums.ts';
import type { CartSpeech } from './cart-words.ts';
import { ExpressButton } from './express-button.tsx';
import { isInTheWay } from './line-news.ts';
import type { QuoteNow } from './quote-store.ts';
import type { SaidLine } from './use-cart-lines.ts';

type Props = {
  lines: readonly SaidLine[];
  href: string;
  speech: Pick<CartSpeech, 'language' | 'words'>;
  isOffline: boolean;
  /** What is said to whoever may go to PayPal from here; null where nobody may. */
  expressQuote: QuoteNow['answer'];
  say: (sentence: string) => void;
};

const button = 'button button--appearance_solid button--size_medium';

/** The way on. What has to be settled first is pointed at instead, and without a network there is none. */
export function ToCheckout({ lines, href, speech, isOffline, expressQuote, say }: Props) {
  const { words } = speech;
  const [isHeld, setIsHeld] = useState(false);
  // Of nothing that can be had there is no order.
  if (lines.every((line) => getOrderableCount(line) === 0)) return null;
  const isFree = !lines.some(({ news }) => news.some(isInTheWay));
  // The checkout is another document with rules of its own, so it is opened as one.
  if (isFree && !isOffline) {
    return (
      <>
        <a className={button} href={href}>
          {words.toCheckout}
        </a>
        {expressQuote && <ExpressButton quote={expressQuote} {...{ speech, say }} />}
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
        {isHeld && (isFree ? words.offlineHeld : words.unsettled)}
      </p>
    </>
  );
}
