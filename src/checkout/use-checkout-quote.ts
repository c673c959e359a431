import { quote } from '../cart/quote-store.ts';
import { useQuote } from '../cart/use-quote.ts';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { checkout } from './checkout-store.ts';
import { getQuoteRequest } from './quote-request.ts';

/** The quote for the choices in the checkout. */
export function useCheckoutQuote(language: Language) {
  const { isReady } = useStore(checkout);
  const { state, isCurrent, isClosed, refetch } = useQuote({
    ...{ getRequest: getQuoteRequest, language, isReady, debounceMs: 150 },
    retriesFailures: true,
  });
  // The store holds quotes by `ref`, so they need no snapshot.
  return { state, quote: quote.data, isCurrent, isClosed, refetch };
}
