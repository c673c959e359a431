import type { Database, Key } from '../directus.ts';

/** Sets `date_updated`: the storefront polls for changed products, and a change of a part is one of its product. */
export async function touch(database: Database, products: Key[], now: Date): Promise<void> {
  if (products.length > 0) await database('ecommerce_product').whereIn('id', products).update({ date_updated: now });
}
