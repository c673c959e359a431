import { useEffect } from 'react';
import { findConfirmationTime, listConfirmedPrices } from './price-confirmation.ts';
import { loadPriceConfirmation, removePriceConfirmation, savePriceConfirmation } from './price-confirmation-store.ts';
import type { QuoteSnapshot } from './quote-store.ts';
import type { PricedLine } from './use-cart-lines.ts';

type Cart = { isReady: boolean; lines: readonly PricedLine[]; state: QuoteSnapshot['state'] };

/** Stores when the prices of the cart were confirmed, and returns that time for when no quote can be loaded. */
export function usePriceConfirmation({ isReady, lines, state }: Cart): number | undefined {
  const isEmpty = isReady && lines.length === 0;
  const confirmed = isReady && state === 'ready' ? JSON.stringify(listConfirmedPrices(lines)) : undefined;
  useEffect(() => {
    if (isEmpty) removePriceConfirmation();
    else if (confirmed !== undefined) savePriceConfirmation({ moment: Date.now(), prices: JSON.parse(confirmed) });
  }, [isEmpty, confirmed]);
  if (!isReady) return undefined;
  return findConfirmationTime(
    loadPriceConfirmation(),
    lines.map(({ line }) => line),
  );
}
