import 'server-only';
import { listPictureFields, type SizedPicture, toSizedPicture } from '../../base/sized-picture.ts';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { EcommerceManufacturerRow } from '../../directus/rows.generated.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import type { InLanguages } from '../../routing/addresses.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { getProductCards, peekProductCards } from '../cards/product-card-queries.ts';
import { getCatalogue } from '../index/catalogue.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { clampPage, selectProducts } from '../index/select-products.ts';
import { getOrLoad, peekCached } from '../index/shop-cache-queries.ts';
import { type ListQuery, maxPagesShown, productPageSize } from './list-query.ts';

/** The products that a list shows, and the metadata of the list. */
export type ListSelection = {
  /** Ids from page `meta.firstPage` up to the requested page. */
  ids: readonly number[];
  meta: {
    resultCount: number;
    filterCount: number;
    limit: number;
    offset: number;
    page: number;
    pageCount: number;
    firstPage: number;
  };
};

export function selectList(
  catalogue: CatalogueIndex,
  scope: ListScope,
  query: ListQuery,
  language: Language,
): ListSelection {
  const found = selectProducts(catalogue, scope, query, language);
  const page = clampPage(query.page, found.length, productPageSize);
  const firstPage = page - (page % maxPagesShown);
  const ids = found.slice(firstPage * productPageSize, (page + 1) * productPageSize);
  return {
    ids,
    meta: {
      resultCount: ids.length,
      filterCount: found.length,
      limit: productPageSize,
      offset: page * productPageSize,
      page,
      pageCount: Math.ceil(found.length / productPageSize),
      firstPage,
    },
  };
}

/** The selection of a list; loads the catalogue first when needed. */
export async function getListSelection(scope: ListScope, query: ListQuery, language: Language): Promise<ListSelection> {
  return selectList(await getCatalogue(), scope, query, language);
}

/**
 * Splits ids, page by page, into leading cards that are cached and the ids after them, so that what is shown already
 * stays while more loads.
 */
export function splitCards(
  ids: readonly number[],
  language: Language,
): { cards: ProductCard[]; missingIds: readonly number[] } {
  const cards: ProductCard[] = [];
  for (let at = 0; at < ids.length; at += productPageSize) {
    const known = peekProductCards(ids.slice(at, at + productPageSize), language);
    if (!known) return { cards, missingIds: ids.slice(at) };
    cards.push(...known);
  }
  return { cards, missingIds: [] };
}

/** Undefined when the read fails: error boundaries do not run on the server, and without JavaScript there are none. */
export async function tryToGetCards(ids: readonly number[], language: Language): Promise<ProductCard[] | undefined> {
  try {
    return await getProductCards(ids, language);
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'product list failed', reason: String(error) }));
    return undefined;
  }
}

/** Descriptions and logo of a brand, as shown above the list of its products. */
export type Brand = {
  descriptions: InLanguages;
  logo: SizedPicture | null;
};

const fields = [...listPictureFields('logo'), 'translations.language', 'translations.description'];

/**
 * A brand by its slug, from the cache or Directus.
 *
 * @throws ContentApiError when Directus does not answer and the brand is not cached
 */
export function getBrand(slug: string): Promise<Brand | null> {
  return getOrLoad(toKey(slug), ['vocabulary'], async () => {
    const [row] = await readItems<EcommerceManufacturerRow>('ecommerce_manufacturer', {
      fields,
      filter: { _and: [ofProject(), { slug: { _eq: slug } }] },
      limit: 1,
    });
    return row ? toBrand(row) : null;
  });
}

/** The cached brand; null when there is none, undefined when it has not been read yet. */
export function peekBrand(slug: string): Brand | null | undefined {
  return peekCached(toKey(slug));
}

function toKey(slug: string): string {
  return `brand:${slug}`;
}

function toBrand({ logo, translations }: EcommerceManufacturerRow): Brand {
  const descriptions: InLanguages = {};
  for (const { language, description } of translations ?? []) {
    if (language && isLanguage(language) && description) descriptions[language] = description;
  }
  return { descriptions, logo: logo && toSizedPicture(logo, { width: 480, height: 240 }) };
}
