import { cleanLine } from '../../../src/base/clean-text.ts';
import type { EcommerceProductRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import type { Language } from '../messages/language.ts';

/** A published product, as named in mails. */
export type RequestedProduct = {
  reference: string;
  /** Name of the selected variant. */
  variant: string | undefined;
  /** Whether the product has variants. */
  hasVariants: boolean;
  getName: (language: Language) => string;
};

export type OfferResult = { offer: RequestedProduct } | { missing: 'product' | 'variant' };

/** Finds a product and variant that the website shows: published, of this shop, and active. */
export async function findOffer(
  context: Context,
  project: number,
  { product, variant }: { product: number; variant: number | null },
): Promise<OfferResult> {
  const products = await openItems<EcommerceProductRow>(context, 'ecommerce_product');
  const filter = { id: { _eq: product }, project: { _eq: project }, status: { _eq: 'published' } };
  const variants = ['id', 'display_name', 'reference_number_suffix', 'active'].map(
    (name) => `product_variants.${name}`,
  );
  const fields = ['reference_number', 'translations.language', 'translations.display_name', ...variants];
  const [found] = await products.readByQuery({ filter, fields, limit: 1 });
  if (!found) return { missing: 'product' };
  const chosen = found.product_variants?.find(({ id, active }) => id === variant && active);
  if (variant !== null && !chosen) return { missing: 'variant' };
  const reference = `${found.reference_number ?? ''}${chosen?.reference_number_suffix ?? ''}`;
  const hasVariants = found.product_variants?.some(({ active }) => active) ?? false;
  const name = chosen && cleanLine(chosen.display_name);
  return { offer: { reference, variant: name, hasVariants, getName: createNameGetter(found) } };
}

function createNameGetter({ translations, reference_number }: EcommerceProductRow): RequestedProduct['getName'] {
  const find = (language: Language) => translations?.find((row) => row.language === language)?.display_name;
  return (language) => cleanLine(find(language) || find('de') || reference_number || '');
}
