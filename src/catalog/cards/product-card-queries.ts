import 'server-only';
import { addRenderTags, markIncomplete } from '../../base/render-state.ts';
import { createTaggedCache } from '../../base/tagged-cache.ts';
import type { Language } from '../../i18n/languages.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import type { ProductCard } from './product-card.ts';
import { type CachedCard, readCards } from './product-card-rows-queries.ts';

type CardByLanguage = Record<Language, CachedCard>;

/** Null stands for an id that is no published product. */
const cache = createTaggedCache<CardByLanguage | null>({ capacity: 4_000, staleAfterMs: 5 * 60_000 });

const idsPerRequest = 200;

let pendingBatch: { ids: Set<number>; answer: Promise<Map<number, CardByLanguage>> } | undefined;

/**
 * The products of these ids as cards, in the order of the ids; one call for all that are not in memory. Only published
 * products of this project are among them, whatever the ids say.
 *
 * @throws ContentApiError when the content system does not answer and one of them is not in memory
 */
export async function getProductCards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
  if (!peekProductCards(ids, language)) markIncomplete();
  const cards = await Promise.all(ids.map((id) => cache.get(String(id), [toTag(id)], () => loadCard(id))));
  return cards.flatMap((card) => (card ? addHref(card[language], language) : []));
}

/** The cards when all of them are in memory, so that nobody has to wait. */
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

/** From now on these are read again before they are shown. */
export function purgeCards(outdated: readonly string[] | 'everything'): void {
  if (outdated === 'everything') cache.purgeAll();
  else cache.purge(outdated);
}

/** What is asked for in one moment is one call. */
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

/** An address holds so many numbers and not many more. */
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
