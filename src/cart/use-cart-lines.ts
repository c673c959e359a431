import { useStore } from '../ui/use-store-state.ts';
import type { CartLine } from './cart.ts';
import { findLineIssues, type LineIssue } from './line-issues.ts';
import { findQuoteLine, type QuotedLine, quote } from './quote-store.ts';
import { useCart } from './use-cart.ts';

/** A line of the cart, what the shop says of it, and what of that is new. */
export type PricedLine = { line: CartLine; quoted: QuotedLine | undefined; issues: LineIssue[] };

export function useCartLines(): { isReady: boolean; lines: PricedLine[] } {
  const { isReady, lines } = useCart();
  const snapshot = useStore(quote);
  return {
    isReady,
    lines: lines.map((line) => {
      const said = findQuoteLine(snapshot, line);
      return { line, quoted: said, issues: findLineIssues(line, said) };
    }),
  };
}
