import type { Cents } from '../base/money.ts';
import type { Language } from '../i18n/languages.ts';
import type { CartItem } from './cart.ts';
import { add } from './cart-store.ts';
import { findNews, type LineNews } from './line-news.ts';
import { askQuote } from './quote-store.ts';

/** What is to be said of one piece, by its name. */
export type PieceNews = { name: string } & (LineNews | { kind: 'full' });

export type TakenAgain = { added: string[]; news: PieceNews[] };

/** Milliseconds for an answer. */
const timeoutMs = 10_000;

/**
 * Puts what was bought before into the cart, as far as it can be had, at the price of today.
 *
 * @returns undefined where the shop did not answer
 */
export async function takeAgain(items: readonly CartItem[], language: Language): Promise<TakenAgain | undefined> {
  const lines = items.map(({ product, variant, personalization, count }) => ({
    product: product.id,
    variant: variant?.id ?? null,
    personalization: { ...personalization },
    count,
  }));
  const wish = {
    language,
    lines,
    country: null,
    payment_method: null,
    shipping_method: null,
    branch: null,
    present_wrap: false,
  };
  const answer = await askQuote(wish, AbortSignal.timeout(timeoutMs));
  if (typeof answer === 'string') return undefined;
  const taken: TakenAgain = { added: [], news: [] };
  for (const [at, item] of items.entries()) {
    const said = answer.lines[at];
    const name = item.variant ? `${item.product.name}, ${item.variant.name}` : item.product.name;
    const canBeHad = said && (said.state === 'ok' || said.state === 'fewer') && said.count > 0;
    if (canBeHad && said.price_cents !== null && !takeOne(item, said.count, said.price_cents)) {
      taken.news.push({ name, kind: 'full' });
      continue;
    }
    if (canBeHad) taken.added.push(name);
    for (const one of findNews(item, said)) taken.news.push({ name, ...one });
  }
  return taken;
}

function takeOne(item: CartItem, left: number, priceCents: Cents): boolean {
  return add({ ...item, count: Math.min(item.count, left), priceCents });
}
