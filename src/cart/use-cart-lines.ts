import { useStore } from '../ui/use-store-state.ts';
import type { CartLine } from './cart.ts';
import { findNews, type LineNews } from './line-news.ts';
import { findQuoteLine, quote, type SaidQuoteLine } from './quote-store.ts';
import { useCart } from './use-cart.ts';

/** A line of the cart, what the shop says of it, and what of that is new. */
export type SaidLine = { line: CartLine; said: SaidQuoteLine | undefined; news: LineNews[] };

export function useCartLines(): { isReady: boolean; lines: SaidLine[] } {
  const { isReady, lines } = useCart();
  const snapshot = useStore(quote);
  return {
    isReady,
    lines: lines.map((line) => {
      const said = findQuoteLine(snapshot, line);
      return { line, said, news: findNews(line, said) };
    }),
  };
}
