import type { Database, Key } from '../directus.ts';

const product = 'ecommerce_product';

type ParentLink = { field: string; to: string };

/** Collections of a product's parts, and the field that refers to their owner. */
export const parts: Record<string, ParentLink> = {
  ecommerce_product_variant: { field: 'product', to: product },
  ecommerce_product_branch_stock: { field: 'owner', to: product },
  ecommerce_variant_branch_stock: { field: 'owner', to: 'ecommerce_product_variant' },
  ecommerce_product_attribute: { field: 'product', to: product },
  ecommerce_product_attribute_value: { field: 'ecommerce_product_attribute_id', to: 'ecommerce_product_attribute' },
  ecommerce_product_subcategory: { field: 'ecommerce_product_id', to: product },
  ecommerce_product_files: { field: 'ecommerce_product_id', to: product },
  ecommerce_product_translations: { field: 'ecommerce_product_id', to: product },
  ecommerce_product_rating: { field: 'product', to: product },
  ecommerce_price_log: { field: 'product', to: product },
};

/**
 * Collections that products and their parts refer to. On deletion the database changes the references without events.
 */
export const references: Record<string, { table: string; field: string }[]> = {
  ecommerce_category: [{ table: product, field: 'category' }],
  ecommerce_manufacturer: [{ table: product, field: 'manufacturer' }],
  ecommerce_personalization: [{ table: product, field: 'personalization' }],
  ecommerce_size_guide: [{ table: product, field: 'size_guide' }],
  ecommerce_subcategory: [{ table: 'ecommerce_product_subcategory', field: 'subcategory_id' }],
  ecommerce_attribute: [{ table: 'ecommerce_product_attribute_value', field: 'ecommerce_attribute_id' }],
  ecommerce_attribute_group: [{ table: 'ecommerce_product_attribute', field: 'group' }],
  branch: [
    { table: 'ecommerce_product_branch_stock', field: 'branch' },
    { table: 'ecommerce_variant_branch_stock', field: 'branch' },
  ],
  directus_files: [{ table: 'ecommerce_product_files', field: 'directus_files_id' }],
};

/** The products that own these rows. */
export async function findProductsOf(database: Database, collection: string, keys: readonly unknown[]): Promise<Key[]> {
  const link = parts[collection];
  if (!link || keys.length === 0) return collection === product ? keys.filter(isKey) : [];
  const rows = await database(collection).whereIn('id', keys).select(link.field);
  return findProductsOf(database, link.to, toUniqueKeys(rows, link.field));
}

/** The products that refer to these rows, directly or by one of their parts. */
export async function findProductsReferencing(
  database: Database,
  collection: string,
  keys: readonly unknown[],
): Promise<Key[]> {
  const found: Key[] = [];
  for (const { table, field } of references[collection] ?? []) {
    const rows = await database(table).whereIn(field, keys).select('id');
    found.push(...(await findProductsOf(database, table, toUniqueKeys(rows, 'id'))));
  }
  return [...new Set(found)];
}

/** The product that a new part will belong to; Directus accepts a key or a nested row. */
export function findNewOwner(database: Database, collection: string, payload: Record<string, unknown>): Promise<Key[]> {
  const link = parts[collection];
  const owner: unknown = link && payload[link.field];
  const key = typeof owner === 'object' && owner !== null && 'id' in owner ? owner.id : owner;
  return link && (typeof key === 'number' || typeof key === 'string')
    ? findProductsOf(database, link.to, [Number(key)])
    : Promise.resolve([]);
}

/** Unique keys in order, so that concurrent locks do not deadlock. */
function toUniqueKeys(rows: Record<string, unknown>[], field: string): Key[] {
  return [...new Set(rows.map((row) => row[field]).filter(isKey))].sort((one, other) => one - other);
}

function isKey(value: unknown): value is Key {
  return typeof value === 'number';
}
