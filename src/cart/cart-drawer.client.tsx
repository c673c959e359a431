'use client';

import { useEffect, useRef, useState } from 'react';
import { Link } from 'waku';
import { useIsOffline } from '../offline/use-is-offline.ts';
import { Icon } from '../ui/icon.tsx';
import { cartDrawerClasses as frame, cartClasses as styles } from './cart-classes.ts';
import { CartLines } from './cart-lines.tsx';
import type { CartIntl, CartPaths } from './cart-messages.ts';
import { CartTotals, calculateSums, useCartLines } from './cart-totals.tsx';
import { CartProblem, CheckoutActions } from './checkout-actions.tsx';
import { useCartQuote, usePriceConfirmation } from './use-cart-quote.ts';
import '../ui/cart.css';

export type CartDrawerProps = {
  intl: CartIntl;
  paths: CartPaths;
  /** The message about what was just added, announced politely once the drawer is open. */
  status: string;
  onClose: () => void;
};

/** The cart in a modal drawer over the page on which something was added to it; closing returns to that page. */
export default function CartDrawer({ intl, paths, status: initialStatus, onClose }: CartDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [statusText, setStatusText] = useState('');
  const { isReady, lines } = useCartLines();
  const { state, data, isClosed, isAnswered, refetch, expressQuote } = useCartQuote(intl.language);
  const isOffline = useIsOffline();
  const confirmedAt = usePriceConfirmation({ isReady, lines, state });
  const { messages } = intl;

  useEffect(() => {
    dialog.current?.showModal();
    setStatusText(initialStatus);
  }, [initialStatus]);

  // A click on the backdrop or on a link that leaves the page closes the drawer.
  useEffect(() => {
    const element = dialog.current;
    const closeOnLeave = ({ target }: MouseEvent) => {
      if (target === element || (target instanceof Element && target.closest('a'))) element?.close();
    };
    element?.addEventListener('click', closeOnLeave);
    return () => element?.removeEventListener('click', closeOnLeave);
  }, []);

  const announce = (sentence: string) => {
    setStatusText(sentence);
    statusRef.current?.focus();
  };
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={frame.root} aria-labelledby="cart-drawer" onClose={onClose}>
      <div className={frame.inside} data-cart>
        <div className={frame.head}>
          <h2 id="cart-drawer" className={styles.heading}>
            {messages.title}
          </h2>
          <button type="button" className={frame.close} aria-label={messages.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className={frame.body}>
          <p ref={statusRef} className={styles.status} role="status" tabIndex={-1}>
            {statusText}
          </p>
          {isReady && lines.length === 0 && <p className={styles.note}>{messages.emptyText}</p>}
          <CartLines variant="drawer" productRoot={paths.productRoot} {...{ lines, intl, announce }} />
        </div>
        <div className={frame.foot}>
          {(isOffline || state === 'failed') && (
            <CartProblem {...{ intl, isClosed, isOffline, confirmedAt }} onRetry={refetch} />
          )}
          {lines.length > 0 && (
            <>
              <CartTotals
                sums={calculateSums(lines, { data, state, isAnswered })}
                isBusy={state === 'loading'}
                intl={intl}
              />
              {!isClosed && (
                <CheckoutActions {...{ lines, intl, isOffline, expressQuote, announce }} href={paths.checkout} />
              )}
            </>
          )}
          <Link to={paths.cart} className="button button--appearance_outline button--size_medium">
            {messages.toCart}
          </Link>
        </div>
      </div>
    </dialog>
  );
}
