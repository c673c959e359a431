import { type Context, type Key, openItems } from '../directus.ts';

const countedDays = 180;
const day = 86_400_000;
const pageSize = 1_000;
const batchSize = 100;

type Item = { id: Key; order: Key | null; product: Key | null };

/**
 * Stores the recent demand of each product, which ranks equal search results. Only changes are written, so it may run
 * at any time and in several processes.
 */
export async function countDemand(context: Context, now: Date): Promise<void> {
  const { collections } = await context.getSchema();
  if (!('demand' in (collections.ecommerce_product?.fields ?? {}))) return;
  const demandByProduct = toDemands(await countOrders(context, new Date(now.getTime() - countedDays * day)));
  const rows = await context.database('ecommerce_product').orderBy('id').select('id', 'demand');
  const changed = rows.flatMap(({ id, demand }) => {
    const step = demandByProduct.get(Number(id)) ?? 0;
    return step === Number(demand) ? [] : [{ id: Number(id), step }];
  });
  for (const [step, products] of Map.groupBy(changed, (one) => one.step)) {
    for (let start = 0; start < products.length; start += batchSize) {
      const keys = products.slice(start, start + batchSize).map(({ id }) => id);
      // `date_updated` stays, since nothing visible has changed.
      await context.database('ecommerce_product').whereIn('id', keys).update({ demand: step });
    }
  }
  if (changed.length > 0) await (await openItems(context, 'ecommerce_product')).cache?.clear();
}

/**
 * Demand in steps, so that rankings do not reveal sales figures. One order is chance; of products with more, the top
 * tenth gets the highest step.
 *
 * @param orders number of orders by product
 * @returns 1 to 3; other products have 0
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
        // Directus applies only the first of several filters on one relation unless each is a separate `_and` entry.
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
