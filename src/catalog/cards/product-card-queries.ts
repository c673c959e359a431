import 'server-only';
import { addRenderTags, markIncomplete } from '../../base/render-state.ts';
import { createTaggedCache } from '../../base/tagged-cache.ts';
import type { Language } from '../../i18n/languages.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import type { ProductCard } from './product-card.ts';
import { type CachedCard, readCards } from './product-card-rows-queries.ts';

type CardByLanguage = Record<Language, CachedCard>;

/** Null is cached for an id that is no published product. */
const cache = createTaggedCache<CardByLanguage | null>({ capacity: 4_000, staleAfterMs: 5 * 60_000 });

const idsPerRequest = 200;

let pendingBatch: { ids: Set<number>; answer: Promise<Map<number, CardByLanguage>> } | undefined;

/**
 * The products of these ids as cards, in the order of the ids; one request for all that are not cached. Ids of other
 * projects or of unpublished products are left out.
 *
 * @throws ContentApiError when Directus does not answer and one of them is not cached
 */
export async function getProductCards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
  if (!peekProductCards(ids, language)) markIncomplete();
  const cards = await Promise.all(ids.map((id) => cache.get(String(id), [toTag(id)], () => loadCard(id))));
  return cards.flatMap((card) => (card ? addHref(card[language], language) : []));
}

/** The cards when all of them are cached, else undefined. */
export function peekProductCards(ids: readonly number[], language: Language): ProductCard[] | undefined {
  addRenderTags(ids.map(toTag));
  const cards: ProductCard[] = [];
  for (const id of ids) {
    const card = cache.peek(String(id));
    if (card === undefined) return undefined;
    if (card) cards.push(addHref(card[language], language));
  }
  return cards;
}

/** Purges cards from the cache by their tags, so that they are read again. */
export function purgeCards(outdated: readonly string[] | 'everything'): void {
  if (outdated === 'everything') cache.purgeAll();
  else cache.purge(outdated);
}

/** Loads one card; ids asked for within one tick share a request. */
async function loadCard(id: number): Promise<CardByLanguage | null> {
  if (!pendingBatch) {
    const ids = new Set<number>();
    const answer = Promise.resolve().then(() => {
      pendingBatch = undefined;
      return readInBatches([...ids]);
    });
    pendingBatch = { ids, answer };
  }
  pendingBatch.ids.add(id);
  return (await pendingBatch.answer).get(id) ?? null;
}

/** Splits ids into several requests, since a query string has a limited length. */
async function readInBatches(ids: readonly number[]): Promise<Map<number, CardByLanguage>> {
  const parts: (readonly number[])[] = [];
  for (let start = 0; start < ids.length; start += idsPerRequest) parts.push(ids.slice(start, start + idsPerRequest));
  const cards = await Promise.all(parts.map(readCards));
  return new Map(cards.flatMap((part) => [...part]));
}

function toTag(id: number): string {
  return `product:${id}`;
}

function addHref(card: CachedCard, language: Language): ProductCard {
  return { ...card, href: findShopSlugHref('product', card.slug, language) };
}
