import type {
  EcommerceProductRow,
  EcommerceStockAlertRow,
  EcommerceWaitlistRow,
} from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import { parsePrice } from '../ecom/pricing/shop-product.ts';
import type { Reader } from '../transact.ts';

/** Unconfirmed alerts expire two days after their mail was sent. */
export const confirmWithinMs = 48 * 3_600_000;

export function getExpiry(from: Date): string {
  return new Date(from.getTime() + confirmWithinMs).toISOString();
}

/** Alerts confirmed before this time have expired, after a year. */
export function getConfirmedCutoff(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - 1);
  return oldest.toISOString();
}

/** Alerts notified before this time are deleted, even if the mail was never sent. */
export function getNotifiedCutoff(now: Date): string {
  return new Date(now.getTime() - 7 * 24 * 3_600_000).toISOString();
}

/** Prevents flooding somebody's mailbox or the database. */
export const limits = { mailsAnHour: 3, mailsADay: 6, openOfAddress: 10, confirmed: 10_000, pending: 5_000 };

type SellableItem = { stock: number | null; reorder_possible: boolean | null; price_brutto: string | number | null };

export type WatchedProduct = SellableItem & {
  status: string;
  product_variants: (SellableItem & { id: number; active: boolean | null })[] | null;
};

/**
 * Sellable quantity of a product or variant, infinite for backorders; undefined if it is not offered any more. For a
 * product with variants and none selected, it is the sum. Without a price it cannot be bought, so notifications wait.
 */
export function countSellable(product: WatchedProduct | undefined, variant: number | null): number | undefined {
  if (product?.status !== 'published') return undefined;
  const offered = (product.product_variants ?? []).filter(({ active }) => active);
  if (variant !== null) {
    const chosen = offered.find(({ id }) => id === variant);
    return chosen && countItem(chosen, product);
  }
  return offered.length > 0 ? offered.reduce((sum, item) => sum + countItem(item, product), 0) : countItem(product);
}

/** @param product whose price a variant inherits */
function countItem({ stock, reorder_possible, price_brutto }: SellableItem, product?: SellableItem): number {
  if (parsePrice(price_brutto ?? product?.price_brutto ?? null) === null) return 0;
  return reorder_possible ? Number.POSITIVE_INFINITY : Math.max(0, stock ?? 0);
}

/** How long notified customers have before the next ones are notified. */
const turnDurationMs = 24 * 3_600_000;

/**
 * Active turns: notifications of the last day. There are never more turns than items: a sale ends the oldest one, so
 * that the next item is announced to the next customers.
 */
export function filterActiveTurns(turns: readonly string[], sellable: number, now: Date): string[] {
  const running = turns.filter((notifiedAt) => now.getTime() - new Date(notifiedAt).getTime() < turnDurationMs);
  return running.slice(Math.max(0, running.length - sellable));
}

/**
 * How many customers to notify: each has an item for a day, so that one ring is not announced to thirty people at once.
 */
export function countToNotify(sellable: number, waiting: number, turns: readonly string[], now: Date): number {
  return Math.min(waiting, sellable - filterActiveTurns(turns, sellable, now).length);
}

/** Adds a turn if the quantity is limited. */
export function addTurn(turns: readonly string[], sellable: number, now: Date): string[] {
  const active = filterActiveTurns(turns, sellable, now);
  return Number.isFinite(sellable) ? [...active, now.toISOString()] : active;
}

const fields = [
  ...['id', 'status', 'project.id', 'stock', 'reorder_possible', 'price_brutto'],
  ...['id', 'active', 'stock', 'reorder_possible', 'price_brutto'].map((name) => `product_variants.${name}`),
];

/** Fields of products and variants that determine whether they can be bought. */
export async function findWatchedProducts(read: Reader, products: number[]): Promise<Map<number, EcommerceProductRow>> {
  if (products.length === 0) return new Map();
  const rows = await read<EcommerceProductRow>('ecommerce_product').readByQuery({
    ...{ filter: { id: { _in: products } }, fields, limit: -1 },
    deep: { product_variants: { _limit: -1 } },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

export type Waitlist = {
  id: number;
  product: number;
  variant: number | null;
  waiting: number;
  /** When the customers were notified who have a day to buy it. */
  turns: string[];
  /** Their number, for staff. */
  told: number;
};

/** Alerts for one product or variant. */
export type AlertGroup = { product: number; variant: number | null; project: number; confirmed: number };

type Counted = {
  product: number;
  variant: number | null;
  project: number;
  status: EcommerceStockAlertRow['status'];
  count: { id: number | string };
};

/** All products and variants with alerts, confirmed or not. */
export async function countGroups(context: Context): Promise<AlertGroup[]> {
  const alerts = await openItems<Counted>(context, 'ecommerce_stock_alert');
  const query = { aggregate: { count: ['id'] }, group: ['product', 'variant', 'project', 'status'], limit: -1 };
  const counted = await alerts.readByQuery(query);
  const groups = new Map<string, AlertGroup>();
  for (const { product, variant, project, status, count } of counted) {
    const scope = toScope({ product, variant });
    const group = groups.get(scope) ?? { product, variant, project, confirmed: 0 };
    groups.set(scope, group);
    if (status === 'confirmed') group.confirmed += Number(count.id);
  }
  return [...groups.values()];
}

export async function findWaitlists(context: Context): Promise<Waitlist[]> {
  const lists = await openItems<EcommerceWaitlistRow>(context, 'ecommerce_waitlist');
  const rows = await lists.readByQuery({
    fields: ['id', 'product.id', 'variant.id', 'waiting', 'turns', 'told'],
    limit: -1,
  });
  return rows.flatMap(({ id, product, variant, waiting, turns, told }) =>
    product ? { id, product: product.id, variant: variant?.id ?? null, waiting, turns: toTurns(turns), told } : [],
  );
}

/** Lists from older releases have none. */
export function toTurns(turns: unknown): string[] {
  return Array.isArray(turns) ? turns.map(String) : [];
}

/**
 * Syncs the waitlists that staff see: one for each product or variant with confirmed alerts, or notified within a day.
 */
export async function syncWaitlists(
  context: Context,
  groups: readonly AlertGroup[],
  known: readonly Waitlist[],
  sellableOf: (list: Waitlist) => number,
  now: Date,
): Promise<Waitlist[]> {
  const lists = await openItems<EcommerceWaitlistRow>(context, 'ecommerce_waitlist');
  const waitingFor = new Map(groups.map((group) => [toScope(group), group.confirmed]));
  const scopes = new Set(known.map(toScope));
  const kept: Waitlist[] = [];
  for (const { product, variant, project, confirmed: waiting } of groups) {
    const scope = toScope({ product, variant });
    if (waiting === 0 || scopes.has(scope)) continue;
    const id = await lists.createOne({ product, variant, project, scope, waiting });
    kept.push({ id, product, variant, waiting, turns: [], told: 0 });
  }
  for (const list of known) {
    const waiting = waitingFor.get(toScope(list)) ?? 0;
    const turns = filterActiveTurns(list.turns, sellableOf(list), now);
    const told = turns.length;
    if (waiting === 0 && told === 0) {
      await lists.deleteMany([list.id]);
      continue;
    }
    if (waiting !== list.waiting || told !== list.told) await lists.updateOne(list.id, { waiting, turns, told });
    kept.push({ ...list, waiting, turns, told });
  }
  return kept;
}

function toScope({ product, variant }: { product: number; variant: number | null }): string {
  return `${product}/${variant ?? ''}`;
}
