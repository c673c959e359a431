import type { Language } from '../../src/i18n/languages.ts';
import { cms } from './forms-site.ts';

/** A product of the demo with what its page is found by. */
export type DemoProduct = {
  id: number;
  slug: string;
  name: Record<Language, string>;
  variants: { id: number; name: string }[];
};

type Row = {
  id: number;
  slug: string;
  stock: number | null;
  translations: { language: Language; display_name: string }[];
  product_variants: { id: number; display_name: string; active: boolean; stock: number | null }[];
};

export const productPaths = { de: '/shop/produkt', en: '/en/shop/product', fr: '/fr/boutique/produit' } as const;
export const wishlistPaths = { de: '/shop/merkliste', en: '/en/shop/wishlist', fr: '/fr/boutique/favoris' } as const;

let found: Promise<DemoProduct[]> | undefined;

/** Returns the published demo products that were in stock when the worker's first test asked, by ascending id. */
export async function findProductsInStock(): Promise<DemoProduct[]> {
  found ??= readProductsInStock();
  return await found;
}

async function readProductsInStock(): Promise<DemoProduct[]> {
  const filter = { project: { domain: { _eq: 'vierlinden.example' } }, status: { _eq: 'published' } };
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    fields: 'id,slug,stock,translations.language,translations.display_name,product_variants.*',
    sort: 'id',
    limit: '-1',
  });
  const rows = await cms.get<Row[]>(`/items/ecommerce_product?${search}`);
  const isThere = ({ stock, product_variants }: Row) =>
    product_variants.length > 0 ? product_variants.some((one) => one.active && (one.stock ?? 0) > 0) : (stock ?? 0) > 0;
  return rows.filter(isThere).map(({ id, slug, translations, product_variants }) => ({
    id,
    slug,
    name: Object.fromEntries(
      translations.map((translation) => [translation.language, translation.display_name]),
    ) as DemoProduct['name'],
    variants: product_variants
      .filter(({ active, stock }) => active && (stock ?? 0) > 0)
      .map((variant) => ({ id: variant.id, name: variant.display_name })),
  }));
}
