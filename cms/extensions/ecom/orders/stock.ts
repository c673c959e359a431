import type { Work } from '../../transact.ts';

type StockKey = { product: number | null; variant: number | null };

/**
 * Locks the stock of products until the end of the transaction. Products before their variants and in order, so that
 * concurrent orders do not deadlock.
 */
export async function lockStock({ database }: Work, products: number[]): Promise<void> {
  await database('ecommerce_product').whereIn('id', products).orderBy('id').forUpdate().select('id');
  await database('ecommerce_product_variant').whereIn('product', products).orderBy('id').forUpdate().select('id');
}

/** @returns how many were taken from stock; made-to-order items take none */
export async function takeStock(work: Work, { product, variant }: StockKey, count: number): Promise<number> {
  const stock = await findStock(work, { product, variant });
  const taken = Math.min(count, Math.max(0, stock ?? 0));
  if (taken > 0 && stock !== undefined) await setStock(work, { product, variant }, stock - taken);
  return taken;
}

/** Returns items to stock; a deleted product or variant has none. */
export async function restoreStock(work: Work, ordered: StockKey, count: number): Promise<void> {
  const stock = await findStock(work, ordered);
  if (stock !== undefined && count > 0) await setStock(work, ordered, stock + count);
}

/** Undefined if there is no such product or variant. */
async function findStock({ database }: Work, ordered: StockKey): Promise<number | undefined> {
  const { collection, key } = toRow(ordered);
  const [row] = await database(collection).where({ id: key }).select('stock');
  return row && Number(row.stock ?? 0);
}

/** Through the service, so that the catalogue's hooks run. */
async function setStock({ open }: Work, ordered: StockKey, stock: number): Promise<void> {
  const { collection, key } = toRow(ordered);
  await open(collection).updateOne(key, { stock });
}

function toRow({ product, variant }: StockKey): { collection: string; key: number } {
  return variant === null
    ? { collection: 'ecommerce_product', key: product ?? 0 }
    : { collection: 'ecommerce_product_variant', key: variant };
}
