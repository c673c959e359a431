import { useEffect } from 'react';
import { findMoment, listConfirmed } from './confirmation.ts';
import { forgetConfirmation, keepConfirmation, readConfirmation } from './confirmation-store.ts';
import type { QuoteNow } from './quote-store.ts';
import type { SaidLine } from './use-cart-lines.ts';

type Cart = { isReady: boolean; lines: readonly SaidLine[]; state: QuoteNow['state'] };

/** Remembers when the prices of the cart were confirmed, for times when nobody can be asked. */
export function useConfirmation({ isReady, lines, state }: Cart): number | undefined {
  const isEmpty = isReady && lines.length === 0;
  const confirmed = isReady && state === 'ready' ? JSON.stringify(listConfirmed(lines)) : undefined;
  useEffect(() => {
    if (isEmpty) forgetConfirmation();
    else if (confirmed !== undefined) keepConfirmation({ moment: Date.now(), prices: JSON.parse(confirmed) });
  }, [isEmpty, confirmed]);
  if (!isReady) return undefined;
  return findMoment(
    readConfirmation(),
    lines.map(({ line }) => line),
  );
}
