import type { Cents } from '../base/money.ts';
import type { Language } from '../i18n/languages.ts';
import type { CartItem } from './cart.ts';
import { addToCart } from './cart-store.ts';
import { findLineIssues, type LineIssue } from './line-issues.ts';
import { requestQuote } from './quote-store.ts';

/** An issue of one reordered item, with its name. */
export type ReorderIssue = { name: string } & (LineIssue | { kind: 'full' });

export type ReorderResult = { added: string[]; issues: ReorderIssue[] };

const timeoutMs = 10_000;

/**
 * Adds the items of an earlier order to the cart, as far as they are available, at current prices.
 *
 * @returns undefined when no quote could be loaded
 */
export async function reorder(items: readonly CartItem[], language: Language): Promise<ReorderResult | undefined> {
  const lines = items.map(({ product, variant, personalization, count }) => ({
    product: product.id,
    variant: variant?.id ?? null,
    personalization: { ...personalization },
    count,
  }));
  const request = {
    language,
    lines,
    country: null,
    payment_method: null,
    shipping_method: null,
    branch: null,
    present_wrap: false,
  };
  const quote = await requestQuote(request, AbortSignal.timeout(timeoutMs));
  if (typeof quote === 'string') return undefined;
  const result: ReorderResult = { added: [], issues: [] };
  for (const [index, item] of items.entries()) {
    const quoted = quote.lines[index];
    const name = item.variant ? `${item.product.name}, ${item.variant.name}` : item.product.name;
    const isAvailable = quoted && (quoted.state === 'ok' || quoted.state === 'fewer') && quoted.count > 0;
    if (isAvailable && quoted.price_cents !== null && !addAvailable(item, quoted.count, quoted.price_cents)) {
      result.issues.push({ name, kind: 'full' });
      continue;
    }
    if (isAvailable) result.added.push(name);
    for (const one of findLineIssues(item, quoted)) result.issues.push({ name, ...one });
  }
  return result;
}

function addAvailable(item: CartItem, available: number, priceCents: Cents): boolean {
  return addToCart({ ...item, count: Math.min(item.count, available), priceCents });
}
