import type { EcommerceProductRow } from '../../../src/directus/rows.generated.ts';
import type { Read } from '../transact.ts';

const fields = [
  ...['id', 'status', 'project.id', 'stock', 'reorder_possible', 'price_brutto'],
  ...['id', 'active', 'stock', 'reorder_possible', 'price_brutto'].map((name) => `product_variants.${name}`),
];

/** Fields of products and variants that determine whether they can be bought. */
export async function findWatchedProducts(read: Read, products: number[]): Promise<Map<number, EcommerceProductRow>> {
  if (products.length === 0) return new Map();
  const rows = await read<EcommerceProductRow>('ecommerce_product').readByQuery({
    ...{ filter: { id: { _in: products } }, fields, limit: -1 },
    deep: { product_variants: { _limit: -1 } },
  });
  return new Map(rows.map((row) => [row.id, row]));
}
