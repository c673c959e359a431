import 'server-only';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { EcommerceProductRatingRow } from '../../directus/rows.generated.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { getOrLoad, peekCached } from '../index/shop-cache-queries.ts';
import { type Rating, starValues } from './product-rating.ts';

const fields = ['id', 'verified', 'rating', 'name', 'title', 'comment', 'language', 'date_created'];

/**
 * The published ratings of a product, the newest first. One request, cached until the product changes.
 *
 * @throws ContentApiError when they are not cached and Directus does not answer
 */
export function getRatings(product: number): Promise<Rating[]> {
  return getOrLoad(toKey(product), [`product:${product}`], async () => {
    const rows = await readItems<EcommerceProductRatingRow>('ecommerce_product_rating', {
      fields,
      filter: {
        _and: [
          { status: { _eq: 'published' } },
          { product: { _and: [{ id: { _eq: product } }, { status: { _eq: 'published' } }, ofProject()] } },
        ],
      },
      sort: ['-date_created', '-id'],
      limit: -1,
    });
    return rows.flatMap(toRating);
  });
}

/** Whether the ratings of a product are cached. */
export function hasCachedRatings(product: number): boolean {
  return peekCached<Rating[]>(toKey(product)) !== undefined;
}

function toKey(product: number): string {
  return `ratings:${product}`;
}

function toRating(row: EcommerceProductRatingRow): Rating[] {
  const stars = starValues.find((one) => one === row.rating);
  if (!stars) return [];
  return [
    {
      id: row.id,
      stars,
      name: row.name ?? '',
      title: row.title ?? '',
      comment: row.comment ?? '',
      isVerified: row.verified,
      language: row.language ?? defaultLanguage,
      date: row.date_created,
    },
  ];
}
