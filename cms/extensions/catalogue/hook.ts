import type { Context, Database, Hooks, Key } from '../directus.ts';
import { countDemand } from './demand.ts';
import { insertFormerAddresses } from './product-records.ts';
import { createSyncQueue, touch } from './sync-product-records.ts';

type Payload = Record<string, unknown>;

const product = 'ecommerce_product';

const variant = 'ecommerce_product_variant';

/**
 * Follow-ups of every catalogue change: price log, former addresses, `date_updated` of a product whose parts were
 * changed, and demand.
 *
 * Directus calls filters before it writes, for nested rows within the transaction, and actions afterwards. So previous
 * values are read in a filter, and written after the change.
 */
export default (hooks: Hooks, context: Context) => {
  const queue = createSyncQueue(context);
  watchProducts(hooks, context, queue);
  watchParts(hooks, context, queue);
  hooks.init('app.after', () => syncAll(context, queue).catch((error) => context.logger.error(error)));
  hooks.schedule('* * * * *', queue.retry);
  watchDemand(hooks, context);
};

const hoursBetweenCounts = 24;

/** Counts the demand on start, and once a day. */
function watchDemand(hooks: Hooks, context: Context) {
  const count = () => countDemand(context, new Date()).catch((error) => context.logger.error(error));
  let hours = 0;
  hooks.init('app.after', count);
  hooks.schedule('0 * * * *', async () => {
    hours += 1;
    if (hours % hoursBetweenCounts === 0) await count();
  });
}

type Watch = (hooks: Hooks, context: Context, queue: ReturnType<typeof createSyncQueue>) => void;

const watchProducts: Watch = ({ filter, action }, _, queue) => {
  const recordAddresses = async (database: Database, keys: Key[]) => {
    const published = database(product).whereIn('id', keys).where({ status: 'published' });
    const rows = await published.select('id', 'project', 'slug');
    const addresses = rows.map(({ id, project, slug }) => ({
      product: Number(id),
      project: Number(project),
      slug: String(slug),
    }));
    await insertFormerAddresses(database, addresses, new Date());
    for (const { product, ...address } of addresses) queue.remember(product, address);
  };
  filter<Payload>(`${product}.items.update`, async (payload, { keys }, { database }) => {
    if ('slug' in payload || 'status' in payload || 'project' in payload) await recordAddresses(database, keys);
  });
  filter<Key[]>(`${product}.items.delete`, (keys, _meta, { database }) => recordAddresses(database, keys));
  action(`${product}.items.create`, ({ key }) => queue.add([key], true));
  action(`${product}.items.update`, ({ keys }) => queue.add(keys, false));
  action(`${product}.items.delete`, ({ keys }) => queue.add(keys, false));
};

const watchParts: Watch = ({ filter, action }, { database }, queue) => {
  /** Products by changed part, if there is no common transaction. */
  const expected = new Map<string, Key[]>();

  async function expectChange(database: Database, collection: string, keys: Key[], products: Key[]) {
    if (database.isTransaction) await touch(database, products, new Date());
    else for (const key of keys) expected.set(`${collection}/${key}`, products);
  }

  function notifyQueue(collection: string, keys: Key[]) {
    for (const key of keys) {
      queue.add(expected.get(`${collection}/${key}`) ?? [], true);
      expected.delete(`${collection}/${key}`);
    }
  }

  for (const collection of Object.keys(parts)) {
    filter<Payload>(`${collection}.items.create`, async (payload, _, { database }) =>
      expectChange(database, collection, [], await findNewOwner(database, collection, payload)),
    );
    filter<Payload>(`${collection}.items.update`, async (payload, { keys }, { database }) => {
      const before = await findProductsOf(database, collection, keys);
      const after = await findNewOwner(database, collection, payload);
      await expectChange(database, collection, keys, [...new Set([...before, ...after])]);
    });
    filter<Key[]>(`${collection}.items.delete`, async (keys, _, { database }) =>
      expectChange(database, collection, keys, await findProductsOf(database, collection, keys)),
    );
    action(`${collection}.items.update`, ({ keys }) => notifyQueue(collection, keys));
    action(`${collection}.items.delete`, ({ keys }) => notifyQueue(collection, keys));
  }
  const addVariants = async (keys: Key[]) => queue.add(await findProductsOf(database, variant, keys), false);
  action(`${variant}.items.create`, ({ key }) => addVariants([key]));
  action(`${variant}.items.update`, ({ keys }) => addVariants(keys));

  for (const collection of Object.keys(references)) {
    const scope = collection === 'directus_files' ? 'files' : `${collection}.items`;
    const expectReferencing = async (database: Database, keys: Key[]) =>
      expectChange(database, collection, keys, await findProductsReferencing(database, collection, keys));
    filter<Key[]>(`${scope}.delete`, (keys, _, { database }) => expectReferencing(database, keys));
    action(`${scope}.delete`, ({ keys }) => notifyQueue(collection, keys));
    if (scope !== 'files') continue;
    filter<Payload>('files.update', (_, { keys }, { database }) => expectReferencing(database, keys));
    action('files.update', ({ keys }) => notifyQueue(collection, keys));
  }
};

/** Syncs all products on start, to complete interrupted changes and those made past Directus. */
async function syncAll({ database, getSchema }: Context, queue: ReturnType<typeof createSyncQueue>) {
  const { collections } = await getSchema();
  if (!(product in collections && 'ecommerce_former_address' in collections)) return;
  const rows = await database(product).where({ status: 'published' }).orderBy('id').select('id');
  queue.add(
    rows.map(({ id }) => Number(id)),
    false,
  );
}

const productTable = 'ecommerce_product';

type ParentLink = { field: string; to: string };

/** Collections of a product's parts, and the field that refers to their owner. */
export const parts: Record<string, ParentLink> = {
  ecommerce_product_variant: { field: 'product', to: productTable },
  ecommerce_product_branch_stock: { field: 'owner', to: productTable },
  ecommerce_variant_branch_stock: { field: 'owner', to: 'ecommerce_product_variant' },
  ecommerce_product_attribute: { field: 'product', to: productTable },
  ecommerce_product_attribute_value: { field: 'ecommerce_product_attribute_id', to: 'ecommerce_product_attribute' },
  ecommerce_product_subcategory: { field: 'ecommerce_product_id', to: productTable },
  ecommerce_product_files: { field: 'ecommerce_product_id', to: productTable },
  ecommerce_product_translations: { field: 'ecommerce_product_id', to: productTable },
  ecommerce_product_rating: { field: 'product', to: productTable },
  ecommerce_price_log: { field: 'product', to: productTable },
};

/**
 * Collections that products and their parts refer to. On deletion the database changes the references without events.
 */
export const references: Record<string, { table: string; field: string }[]> = {
  ecommerce_category: [{ table: productTable, field: 'category' }],
  ecommerce_manufacturer: [{ table: productTable, field: 'manufacturer' }],
  ecommerce_personalization: [{ table: productTable, field: 'personalization' }],
  ecommerce_size_guide: [{ table: productTable, field: 'size_guide' }],
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
  if (!link || keys.length === 0) return collection === productTable ? keys.filter(isKey) : [];
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
