import { useEffect } from 'react';
import { useStore } from '../ui/use-store-state.ts';
import type { CartLine } from './cart.ts';
import { cart, connectCart } from './cart-store.ts';
import { findLineIssues, type LineIssue } from './line-issues.ts';
import { findQuoteLine, type QuotedLine, quote } from './quote-store.ts';

/** A cart line with its quoted line and its issues. */
export type PricedLine = { line: CartLine; quoted: QuotedLine | undefined; issues: LineIssue[] };

export function useCartLines(): { isReady: boolean; lines: PricedLine[] } {
  const { isReady, lines } = useCart();
  const snapshot = useStore(quote);
  return {
    isReady,
    lines: lines.map((line) => {
      const quoted = findQuoteLine(snapshot, line);
      return { line, quoted, issues: findLineIssues(line, quoted) };
    }),
  };
}

/** The cart of this browser; empty and not ready during hydration. */
function useCart(): ReturnType<typeof useStore<typeof cart>> {
  const snapshot = useStore(cart);
  useEffect(connectCart, []);
  return snapshot;
}
