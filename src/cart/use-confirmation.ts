import { useEffect } from 'react';
import { forgetConfirmation, keepConfirmation, readConfirmation } from './confirmation-store.ts';
import type { QuoteNow } from './quote-store.ts';
import type { SaidLine } from './use-cart-lines.ts';

type Cart = { isReady: boolean; lines: readonly SaidLine[]; state: QuoteNow['state'] };

/** Remembers when every price of the cart was confirmed, for times when nobody can be asked. */
export function useConfirmation({ isReady, lines, state }: Cart): number | undefined {
  const isEmpty = isReady && lines.length === 0;
  const isConfirmed = state === 'ready' && lines.length > 0 && lines.every(isAsSeen);
  useEffect(() => {
    if (isEmpty) forgetConfirmation();
    if (isConfirmed) keepConfirmation(Date.now());
  }, [isEmpty, isConfirmed]);
  return isReady ? readConfirmation() : undefined;
}

function isAsSeen({ said, news }: SaidLine): boolean {
  return said !== undefined && news.every(({ kind }) => kind !== 'price');
}
