import type { EcommerceOrderRow } from '../../../../src/directus/rows.generated.ts';
import { isPassed } from '../../clock-bounds.ts';
import type { Context } from '../../directus.ts';
import { forEachCatching } from '../../recurring-jobs.ts';
import { createReader, type Transaction, transact } from '../../transact.ts';
import { hasClosingMail, hasVisitorMail, queueUnfulfilledMail } from './order-mails.ts';
import {
  addEvent,
  findOrderRow,
  getItems,
  lockOrder,
  type OrderEvent,
  type OrderItemRow,
  type OrderRow,
} from './order-row.ts';

/** Returns the order's items to stock. Idempotent. */
export async function restoreOrderStock(work: Transaction, order: OrderRow): Promise<void> {
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
export async function takeOrderStockAgain(work: Transaction, order: OrderRow): Promise<boolean> {
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

function lockOrderStock(work: Transaction, items: OrderItemRow[]): Promise<void> {
  return lockStock(
    work,
    items.flatMap(({ product }) => product?.id ?? []),
  );
}

type StockKey = { product: number | null; variant: number | null };

/**
 * Locks the stock of products until the end of the transaction. Products before their variants and in order, so that
 * concurrent orders do not deadlock.
 */
export async function lockStock({ database }: Transaction, products: number[]): Promise<void> {
  await database('ecommerce_product').whereIn('id', products).orderBy('id').forUpdate().select('id');
  await database('ecommerce_product_variant').whereIn('product', products).orderBy('id').forUpdate().select('id');
}

/** @returns how many were taken from stock; made-to-order items take none */
export async function takeStock(work: Transaction, { product, variant }: StockKey, count: number): Promise<number> {
  const stock = await findStock(work, { product, variant });
  const taken = Math.min(count, Math.max(0, stock ?? 0));
  if (taken > 0 && stock !== undefined) await setStock(work, { product, variant }, stock - taken);
  return taken;
}

/** Returns items to stock; a deleted product or variant has none. */
async function restoreStock(work: Transaction, ordered: StockKey, count: number): Promise<void> {
  const stock = await findStock(work, ordered);
  if (stock !== undefined && count > 0) await setStock(work, ordered, stock + count);
}

/** Undefined if there is no such product or variant. */
async function findStock({ database }: Transaction, ordered: StockKey): Promise<number | undefined> {
  const { collection, key } = toRow(ordered);
  const [row] = await database(collection).where({ id: key }).select('stock');
  return row && Number(row.stock ?? 0);
}

/** Through the service, so that the catalogue's hooks run. */
async function setStock({ open }: Transaction, ordered: StockKey, stock: number): Promise<void> {
  const { collection, key } = toRow(ordered);
  await open(collection).updateOne(key, { stock });
}

function toRow({ product, variant }: StockKey): { collection: string; key: number } {
  return variant === null
    ? { collection: 'ecommerce_product', key: product ?? 0 }
    : { collection: 'ecommerce_product_variant', key: variant };
}

/** Cancels an unpaid order and returns its items to stock. */
export async function abandonOrder(work: Transaction, order: OrderRow, event: OrderEvent): Promise<void> {
  await restoreOrderStock(work, order);
  await work.open('ecommerce_order').updateOne(order.id, {
    ...{ status: 'cancelled', payment_status: 'failed', date_expires: null },
  });
  await addEvent(work, order.id, event);
  if ((await hasVisitorMail(work, order)) && !(await hasClosingMail(work, order)))
    await queueUnfulfilledMail(work, order);
}

/** How long stock is reserved for a pending payment. */
export const paymentTimeoutMs = 30 * 60_000;

/** No payment is awaited longer, the provider's review of a day included. */
const maxWaitMs = 48 * 3_600_000;

/**
 * Asks the payment provider before the reserved stock is released.
 *
 * @returns whether the order can be cancelled; false while the provider is unavailable, or if the order turns out to
 *   be paid
 */
export type QueryProvider = (context: Context, order: OrderRow) => Promise<boolean>;

/** Cancels orders that were not paid in time. Idempotent and safe across processes. */
export async function expireOrders(context: Context, now: Date, ask: QueryProvider = async () => true): Promise<void> {
  const read = await createReader(context);
  const due = await read<EcommerceOrderRow>('ecommerce_order').readByQuery({
    filter: { _and: [{ payment_status: { _eq: 'pending' } }, isPassed('date_expires', now, maxWaitMs)] },
    fields: ['id'],
    limit: 100,
  });
  await forEachCatching(context, due, async ({ id }) => {
    const order = await findOrderRow(read, { id: { _eq: id } });
    if (order && (await ask(context, order))) await expire(context, id, now);
  });
}

function isDue({ date_expires }: OrderRow, now: Date): boolean {
  if (date_expires === null) return false;
  const left = new Date(date_expires).getTime() - now.getTime();
  return left < 0 || left > maxWaitMs;
}

async function expire(context: Context, id: number, now: Date) {
  await transact(context, async (work) => {
    const order = await lockOrder(work, id);
    if (order.payment_status !== 'pending' || !isDue(order, now)) return;
    await abandonOrder(work, order, {
      kind: 'expired',
      text: 'Nicht rechtzeitig bezahlt; die Stücke sind wieder frei.',
    });
  });
}
