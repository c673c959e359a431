import { type Context, type Key, openItems } from '../directus.ts';

const countedDays = 180;
const day = 86_400_000;
const pageSize = 1_000;
const batchSize = 100;

type Item = { id: Key; order: Key | null; product: Key | null };

/**
 * Writes at each product how much it was asked for lately, which decides among equal answers of the search. Where nothing
 * changed nothing is written, so that it may be done again at any time and by several processes.
 */
export async function countDemand(context: Context, now: Date): Promise<void> {
  const { collections } = (await context.getSchema()) as { collections: Record<string, { fields: object }> };
  if (!('demand' in (collections.ecommerce_product?.fields ?? {}))) return;
  const demands = toDemands(await countOrders(context, new Date(now.getTime() - countedDays * day)));
  const rows = await context.database('ecommerce_product').orderBy('id').select('id', 'demand');
  const changed = rows.flatMap(({ id, demand }) => {
    const step = demands.get(Number(id)) ?? 0;
    return step === Number(demand) ? [] : [{ id: Number(id), step }];
  });
  for (const [step, products] of Map.groupBy(changed, (one) => one.step)) {
    for (let start = 0; start < products.length; start += batchSize) {
      const keys = products.slice(start, start + batchSize).map(({ id }) => id);
      // No date of change: nothing is said anew about the product.
      await context.database('ecommerce_product').whereIn('id', keys).update({ demand: step });
    }
  }
  if (changed.length > 0) await (await openItems(context, 'ecommerce_product')).cache?.clear();
}

/**
 * In steps rather than numbers: the order of a list tells nobody how often something was sold. One order is chance; of what
 * was ordered more often, the tenth that is asked for most stands highest.
 *
 * @param orders of each product, in how many orders it is
 * @returns 1 to 3; what is not in it has 0
 */
export function toDemands(orders: ReadonlyMap<Key, number>): Map<Key, number> {
  const wanted = [...orders].filter(([, count]) => count > 1);
  const counts = wanted.map(([, count]) => count).sort((a, b) => b - a);
  const boundary = (share: number) => counts[Math.ceil(counts.length * share) - 1] ?? Number.POSITIVE_INFINITY;
  const [third, second] = [boundary(1 / 10), boundary(1 / 3)];
  return new Map(wanted.map(([product, count]) => [product, 1 + Number(count >= second) + Number(count >= third)]));
}

async function countOrders(context: Context, since: Date): Promise<Map<Key, number>> {
  const items = await openItems<Item>(context, 'ecommerce_order_item');
  const ordersOf = new Map<Key, Set<Key>>();
  for (let last: Key | undefined = 0; last !== undefined; ) {
    const page: Item[] = await items.readByQuery({
      fields: ['id', 'order', 'product'],
      filter: {
        id: { _gt: last },
        product: { _nnull: true },
        withdrawn: { _neq: true },
        // Of several rules about one related row Directus keeps only the first unless each stands alone.
        _and: [
          { order: { date_created: { _gte: since.toISOString() } } },
          { order: { status: { _nin: ['cancelled', 'withdrawn'] } } },
        ],
      },
      sort: ['id'],
      limit: pageSize,
    });
    for (const { order, product } of page) {
      if (order === null || product === null) continue;
      ordersOf.set(product, (ordersOf.get(product) ?? new Set()).add(order));
    }
    last = page.length < pageSize ? undefined : page.at(-1)?.id;
  }
  return new Map([...ordersOf].map(([product, orders]) => [product, orders.size]));
}
