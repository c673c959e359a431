import type { EcommerceStockAlertRow, EcommerceWaitlistRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import { isRunning } from './rules.ts';

export type Waitlist = { id: number; product: number; variant: number | null; waiting: number };

/** Who asked for one product or variant, by how far they have come. */
export type Group = { product: number; variant: number | null; project: number; confirmed: number };

type Counted = {
  product: number;
  variant: number | null;
  project: number;
  status: EcommerceStockAlertRow['status'];
  count: { id: number | string };
};

/** All pieces that somebody waits for, or is about to. */
export async function countGroups(context: Context): Promise<Group[]> {
  const alerts = await openItems<unknown>(context, 'ecommerce_stock_alert');
  const query = { aggregate: { count: ['id'] }, group: ['product', 'variant', 'project', 'status'], limit: -1 };
  const counted = (await alerts.readByQuery(query)) as Counted[];
  const groups = new Map<string, Group>();
  for (const { product, variant, project, status, count } of counted) {
    const scope = toScope({ product, variant });
    const group = groups.get(scope) ?? { product, variant, project, confirmed: 0 };
    groups.set(scope, group);
    if (status === 'confirmed') group.confirmed += Number(count.id);
  }
  return [...groups.values()];
}

/** Brings what staff see to what is: one list for each piece that somebody waits for, or was told of within a day. */
export async function keepWaitlists(context: Context, groups: readonly Group[], now: Date): Promise<Waitlist[]> {
  const lists = await openItems<EcommerceWaitlistRow>(context, 'ecommerce_waitlist');
  const rows = await lists.readByQuery({ fields: ['id', 'scope', 'waiting', 'told_since'], limit: -1 });
  const known = new Map(rows.map((row) => [row.scope, row]));
  const kept: Waitlist[] = [];
  for (const group of groups.filter(({ confirmed }) => confirmed > 0)) {
    const { product, variant, project, confirmed: waiting } = group;
    const scope = toScope(group);
    const row = known.get(scope);
    known.delete(scope);
    if (row && row.waiting !== waiting) await lists.updateOne(row.id, { waiting });
    const id = row?.id ?? (await lists.createOne({ product, variant, project, scope, waiting }));
    kept.push({ id, product, variant, waiting });
  }
  for (const { id, waiting, told_since } of known.values()) {
    if (!isRunning(told_since === null ? null : new Date(told_since), now)) await lists.deleteMany([id]);
    else if (waiting > 0) await lists.updateOne(id, { waiting: 0 });
  }
  return kept;
}

function toScope({ product, variant }: { product: number; variant: number | null }): string {
  return `${product}/${variant ?? ''}`;
}
