import 'server-only';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { EcommerceManufacturerRow } from '../../directus/rows.generated.ts';
import { isLanguage } from '../../i18n/languages.ts';
import type { InLanguages } from '../../routing/addresses.ts';
import { getOrLoad, peekCached } from '../index/shop-cache-queries.ts';

/** Descriptions and logo of a brand, as shown above the list of its products. */
export type Brand = {
  descriptions: InLanguages;
  logo: { id: string; width: number; height: number } | null;
};

const fields = ['logo.id', 'logo.width', 'logo.height', 'translations.language', 'translations.description'];

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
  return { descriptions, logo: logo && { id: logo.id, width: logo.width ?? 480, height: logo.height ?? 240 } };
}
