import { toOrderLines } from '../cart/cart.ts';
import { cart } from '../cart/cart-store.ts';
import { type QuoteRequest, useQuote } from '../cart/quote-store.ts';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/use-store-state.ts';
import { type Checkout, getCountry } from './checkout.ts';
import { checkout } from './checkout-store.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** The quote request for the current choices. */
export function getQuoteRequest(language: Language): QuoteRequest {
  return buildQuoteRequest(language, checkout, cart.lines);
}

function buildQuoteRequest(language: Language, draft: Checkout, lines: typeof cart.lines): QuoteRequest {
  const { paymentMethod, shippingMethod, isCollection, branch, presentWrap } = draft;
  return {
    language,
    lines: toOrderLines(lines),
    country: getCountry(draft),
    payment_method: paymentMethod,
    shipping_method: shippingMethod,
    branch: isCollection ? branch : null,
    present_wrap: presentWrap,
  };
}

/** The quote request that an order attempt implies. */
export function toQuoteRequest({ body }: Pick<OrderAttempt, 'body'>): QuoteRequest {
  const { language, lines, payment_method, shipping_method, branch, present_wrap } = body;
  const country = (body.shipping_address ?? body.invoice_address)?.country ?? null;
  return { language, lines, country, payment_method, shipping_method, branch, present_wrap };
}

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
