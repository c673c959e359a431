import { cart } from '../cart/cart-store.ts';
import { useQuote } from '../cart/use-quote.ts';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { checkout } from './checkout-store.ts';
import { buildQuoteRequest } from './quote-request.ts';

/** The quote for the choices in the checkout. */
export function useCheckoutQuote(language: Language) {
  const draft = useStore(checkout);
  const { lines } = useStore(cart);
  const { data, ...quote } = useQuote({
    ...{ request: buildQuoteRequest(language, draft, lines), isReady: draft.isReady, debounceMs: 150 },
    retriesFailures: true,
  });
  return { ...quote, quote: data };
}
