import type { Work } from '../../transact.ts';
import { getItems, type OrderItemRow, type OrderRow } from './order-row.ts';
import { lockStock, restoreStock, takeStock } from './stock.ts';

/** Returns the order's items to stock. Idempotent. */
export async function restoreOrderStock(work: Work, order: OrderRow): Promise<void> {
  const taken = getItems(order).filter(({ stock_taken }) => stock_taken > 0);
  await lockOrderStock(work, taken);
  for (const item of taken) {
    if (!isDeleted(item)) await restoreStock(work, toStockKey(item), item.stock_taken);
    await work.open('ecommerce_order_item').updateOne(item.id, { stock_taken: 0 });
  }
}

/**
 * Takes stock again for a reopened order.
 *
 * @returns whether there was enough
 */
export async function takeOrderStockAgain(work: Work, order: OrderRow): Promise<boolean> {
  const missingItems = getItems(order).filter(({ count, stock_taken }) => stock_taken < count);
  await lockOrderStock(work, missingItems);
  let isWhole = true;
  for (const item of missingItems) {
    const missing = item.count - item.stock_taken;
    const taken = isDeleted(item) ? 0 : await takeStock(work, toStockKey(item), missing);
    if (taken < missing) isWhole = false;
    await work.open('ecommerce_order_item').updateOne(item.id, { stock_taken: item.stock_taken + taken });
  }
  return isWhole;
}

/** Whether the variant was deleted; its items do not return to the product's stock. */
function isDeleted({ variant, variant_name }: OrderItemRow): boolean {
  return variant === null && Boolean(variant_name);
}

function toStockKey({ product, variant }: OrderItemRow) {
  return { product: product?.id ?? null, variant: variant?.id ?? null };
}

function lockOrderStock(work: Work, items: OrderItemRow[]): Promise<void> {
  return lockStock(
    work,
    items.flatMap(({ product }) => product?.id ?? []),
  );
}
