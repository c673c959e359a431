import 'server-only';
import { parseCents } from '../../base/money.ts';
import { toRecord } from '../../base/records.ts';
import { addRenderTags, markIncomplete } from '../../base/render-state.ts';
import { listPictureFields, toSizedPicture } from '../../base/sized-picture.ts';
import { readItems } from '../../directus/client.ts';
import { findPreview } from '../../directus/connection.ts';
import { createRowCache } from '../../directus/row-cache.ts';
import type { EcommerceProductRow } from '../../directus/rows.generated.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { findTranslation, toLang } from '../../i18n/translation.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { listedProducts } from '../index/product-filter-queries.ts';
import { findCardReduction, getAvailability, getPriceTag, getRating, type ProductCard } from './product-card.ts';

type CardByLanguage = Record<Language, CachedCard>;

/** Null is cached for an id that is no published product. */
const cache = createRowCache<CardByLanguage | null>({ name: 'product card', staleAfterMs: 5 * 60_000 });

const idsPerRequest = 200;

type Batch = { ids: Set<number>; answer: Promise<Map<number, CardByLanguage>> };

const visitors = {};

/** A preview reads with a token of its own, so that it shares no request with visitors. */
const pendingBatches = new WeakMap<object, Batch>();

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
  const reader = findPreview() ?? visitors;
  const batch = pendingBatches.get(reader) ?? startBatch(reader);
  batch.ids.add(id);
  return (await batch.answer).get(id) ?? null;
}

function startBatch(reader: object): Batch {
  const ids = new Set<number>();
  const answer = Promise.resolve().then(() => {
    pendingBatches.delete(reader);
    return readInBatches([...ids]);
  });
  const batch = { ids, answer };
  pendingBatches.set(reader, batch);
  return batch;
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

/** A card as it is cached: without its address, which depends on the current release. */
type CachedCard = Omit<ProductCard, 'href'>;

const fields = [
  'id',
  'slug',
  'price_brutto',
  'original_price_brutto',
  'stock',
  'reorder_possible',
  'manufacturer.display_name',
  'images.sort',
  ...listPictureFields('images.directus_files_id'),
  'product_variants.id',
  'product_variants.price_brutto',
  'product_variants.original_price_brutto',
  'product_variants.stock',
  'product_variants.active',
  'product_variants.reorder_possible',
  'price_log.variant.id',
  'price_log.price_brutto',
  'price_log.valid_from',
  'ratings.rating',
  'translations.language',
  'translations.display_name',
  'translations.teaser',
  'translations.variant_display_name',
  'personalization.fields.required',
];

/**
 * The cards of these ids in every language. One request. Only published products of this project come back.
 *
 * @throws ContentApiError when Directus does not answer
 */
async function readCards(ids: readonly number[]): Promise<Map<number, Record<Language, CachedCard>>> {
  const rows = await readItems<EcommerceProductRow>('ecommerce_product', {
    fields,
    filter: listedProducts({ id: { _in: ids } }),
    deep: {
      images: { _sort: ['sort'], _limit: 1 },
      product_variants: { _filter: { active: { _eq: true } }, _limit: -1 },
      price_log: { _limit: -1 },
      personalization: { fields: { _limit: -1 } },
      ratings: { _filter: { status: { _eq: 'published' } }, _limit: -1 },
    },
    limit: -1,
  });
  return new Map(rows.map((row) => [row.id, toRecord(languages, (language) => toProductCard(row, language))]));
}

function toProductCard(row: EcommerceProductRow, language: Language): CachedCard {
  const found = findTranslation(row.translations, language, `product ${row.id}`);
  const translation = found?.row;
  const variants = row.product_variants ?? [];
  const file = row.images?.[0]?.directus_files_id;
  const price = getPriceTag(
    parseCents(row.price_brutto),
    variants.map(({ price_brutto }) => ({ priceCents: parseCents(price_brutto) })),
  );
  return {
    id: row.id,
    slug: row.slug ?? '',
    name: translation?.display_name ?? '',
    teaser: translation?.teaser ?? null,
    lang: toLang(found?.language, language),
    brand: row.manufacturer?.display_name ?? null,
    image: file ? toSizedPicture(file) : null,
    price,
    reduction: findCardReduction(price, row, Date.now()),
    availability: getAvailability(toStock(row), variants.map(toStock)),
    rating: getRating((row.ratings ?? []).flatMap(({ rating }) => rating ?? [])),
    requiredChoice: findRequiredChoice(row, translation?.variant_display_name ?? null),
  };
}

function findRequiredChoice(row: EcommerceProductRow, variantLabel: string | null): ProductCard['requiredChoice'] {
  if (row.product_variants?.length) return { label: variantLabel };
  return row.personalization?.fields?.some(({ required }) => required) ? { label: null } : null;
}

function toStock(row: { stock: number | null; reorder_possible: boolean | null }) {
  return { stock: row.stock ?? 0, canReorder: row.reorder_possible ?? false };
}
