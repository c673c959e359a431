import 'server-only';
import { markIncomplete, noteTags } from '../../base/render-state.ts';
import { createTaggedCache } from '../../base/tagged-cache.ts';
import type { Language } from '../../i18n/languages.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import type { ProductCard } from './product-card.ts';
import { type KeptCard, readCards } from './product-card-rows-queries.ts';

type Cards = Record<Language, KeptCard>;

/** Null stands for an id that is no published product. */
const kept = createTaggedCache<Cards | null>({ capacity: 4_000, freshFor: 5 * 60_000 });

const idsInCall = 200;

let waiting: { ids: Set<number>; answer: Promise<Map<number, Cards>> } | undefined;

/**
 * The products of these ids as cards, in the order of the ids; one call for all that are not in memory. Only published
 * products of this project are among them, whatever the ids say.
 *
 * @throws ContentApiError when the content system does not answer and one of them is not in memory
 */
export async function getProductCards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
  if (!peekProductCards(ids, language)) markIncomplete();
  const cards = await Promise.all(ids.map((id) => kept.get(String(id), [toTag(id)], () => readOne(id))));
  return cards.flatMap((card) => (card ? place(card[language], language) : []));
}

/** The cards when all of them are in memory, so that nobody has to wait. */
export function peekProductCards(ids: readonly number[], language: Language): ProductCard[] | undefined {
  noteTags(ids.map(toTag));
  const cards: ProductCard[] = [];
  for (const id of ids) {
    const card = kept.peek(String(id));
    if (card === undefined) return undefined;
    if (card) cards.push(place(card[language], language));
  }
  return cards;
}

/** From now on these are read again before they are shown. */
export function forgetCards(outdated: readonly string[] | 'everything'): void {
  if (outdated === 'everything') kept.purgeAll();
  else kept.purge(outdated);
}

/** What is asked for in one moment is one call. */
async function readOne(id: number): Promise<Cards | null> {
  if (!waiting) {
    const ids = new Set<number>();
    const answer = Promise.resolve().then(() => {
      waiting = undefined;
      return readInParts([...ids]);
    });
    waiting = { ids, answer };
  }
  waiting.ids.add(id);
  return (await waiting.answer).get(id) ?? null;
}

/** An address holds so many numbers and not many more. */
async function readInParts(ids: readonly number[]): Promise<Map<number, Cards>> {
  const parts: (readonly number[])[] = [];
  for (let start = 0; start < ids.length; start += idsInCall) parts.push(ids.slice(start, start + idsInCall));
  const cards = await Promise.all(parts.map(readCards));
  return new Map(cards.flatMap((part) => [...part]));
}

function toTag(id: number): string {
  return `product:${id}`;
}

function place(card: KeptCard, language: Language): ProductCard {
  return { ...card, href: findShopSlugHref('product', card.slug, language) };
}
