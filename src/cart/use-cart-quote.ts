import { useEffect } from 'react';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { cartOptions, connectCartOptions } from './cart-options-store.ts';
import { cart } from './cart-store.ts';
import type { PricedLine } from './cart-totals.tsx';
import { buildCartQuoteRequest, defaultCountry } from './get-cart-quote-request.ts';
import {
  findConfirmationTime,
  listConfirmedPrices,
  loadPriceConfirmation,
  removePriceConfirmation,
  savePriceConfirmation,
} from './price-confirmation-store.ts';
import { type QuoteSnapshot, useQuote } from './quote-store.ts';

/** The quote for the cart with its options. */
export function useCartQuote(language: Language) {
  const options = useStore(cartOptions);
  const { presentWrap, country, hasAttempt } = options;
  const { lines } = useStore(cart);
  useEffect(connectCartOptions, []);
  const quote = useQuote({ request: buildCartQuoteRequest(language, options, lines), debounceMs: 250 });
  return {
    ...{ ...quote, presentWrap, country: country ?? defaultCountry },
    /** While an order is pending in this browser, the checkout is about that order. */
    expressQuote: quote.data?.paypal_express && !hasAttempt ? quote.data : null,
  };
}

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
