import type { EcommerceStockAlertRow, EcommerceWaitlistRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import { filterActiveTurns } from './rules.ts';

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
