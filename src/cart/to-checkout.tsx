import { useState } from 'react';
import { cartClasses as styles } from './cart-classes.ts';
import { getOrderableCount } from './cart-sums.ts';
import type { CartWords } from './cart-words.ts';
import { ExpressButton } from './express-button.tsx';
import { isInTheWay } from './line-news.ts';
import type { SaidLine } from './use-cart-lines.ts';

type Props = {
  lines: readonly SaidLine[];
  href: string;
  words: CartWords;
  isOffline: boolean;
  /** Whether PayPal may be gone to from here. */
  hasExpress?: boolean | undefined;
};

const button = 'button button--appearance_solid button--size_medium';

/** The way on. What has to be settled first is pointed at instead, and without a network there is none. */
export function ToCheckout({ lines, href, words, isOffline, hasExpress }: Props) {
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
        {hasExpress && <ExpressButton words={words} />}
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
