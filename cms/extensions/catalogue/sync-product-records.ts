import { createMutex } from '../../../src/base/mutex.ts';
import type { Context, Database, Key } from '../directus.ts';
import {
  type Address,
  type Change,
  findUnlogged,
  type Price,
  type PricedVariant,
  type Product,
  syncFormerAddresses,
} from './product-records.ts';

const noEvents = { emitEvents: false };

/**
 * Updates price log and former addresses of changed products. Idempotent: the products are locked from reading to
 * writing, also against other processes of Directus.
 */
async function syncProductRecords(context: Context, changes: Map<Key, Change>, now: Date): Promise<void> {
  const schema = await context.getSchema();
  const { ItemsService } = context.services;
  const open = (collection: string, knex: Database) => new ItemsService(collection, { schema, knex });
  const insertedKeys = await context.database.transaction(async (database) => {
    const products = await readProducts(database, [...changes.keys()]);
    const untouched = products.filter(({ id }) => changes.get(id)?.needsTouch);
    await touch(
      database,
      untouched.map(({ id }) => id),
      now,
    );
    const unlogged = await findAllUnlogged(database, products);
    const valid_from = now.toISOString().slice(0, 19);
    const rows = unlogged.map((price) => ({ ...price, valid_from }));
    return {
      ecommerce_price_log: await open('ecommerce_price_log', database).createMany(rows, noEvents),
      ecommerce_former_address: await syncFormerAddresses(
        database,
        open('ecommerce_former_address', database),
        changes,
        products,
      ),
    };
  });
  await open('ecommerce_product', context.database).cache?.clear();
  // Flows run after the commit, so that what they call reads committed data. The empty update only emits events.
  for (const [collection, keys] of Object.entries(insertedKeys)) {
    if (keys.length > 0) await open(collection, context.database).updateMany(keys, {});
  }
}

async function readProducts(database: Database, keys: Key[]): Promise<Product[]> {
  return database<Product>('ecommerce_product')
    .whereIn('id', keys)
    .orderBy('id')
    .forUpdate()
    .select('id', 'status', 'project', 'slug', 'price_brutto');
}

/** Prices of unpublished products are not logged, since a price reduction cannot refer to them. */
async function findAllUnlogged(database: Database, products: Product[]): Promise<Price[]> {
  const published = products.filter(({ status }) => status === 'published');
  const keys = published.map(({ id }) => id);
  const variants = await database<PricedVariant>('ecommerce_product_variant')
    .whereIn('product', keys)
    .select('id', 'product', 'price_brutto');
  const log = await database<Price>('ecommerce_price_log')
    .whereIn('product', keys)
    .orderBy('valid_from')
    .orderBy('id')
    .select('product', 'variant', 'price_brutto');
  const variantsOf = Map.groupBy(variants, ({ product }) => product);
  const logOf = Map.groupBy(log, ({ product }) => product);
  return published.flatMap((product) =>
    findUnlogged(product, variantsOf.get(product.id) ?? [], logOf.get(product.id) ?? []),
  );
}

/** Sets `date_updated`: the storefront polls for changed products, and a change of a part is one of its product. */
export async function touch(database: Database, products: Key[], now: Date): Promise<void> {
  if (products.length > 0) await database('ecommerce_product').whereIn('id', products).update({ date_updated: now });
}

const batchSize = 100;

type SyncQueue = {
  /** Remembers an address before a change that may still fail. */
  remember: (product: Key, address: Address) => void;
  /** Adds changed products, and whether `date_updated` has to be set. */
  add: (products: Key[], needsTouch: boolean) => void;
  /** Retries failed updates. */
  retry: () => Promise<void>;
};

/** Queue of changed products: updates run one after the other, in batches. */
export function createSyncQueue(context: Context): SyncQueue {
  const mutex = createMutex();
  const pending = new Map<Key, boolean>();
  const previousAddresses = new Map<Key, Address[]>();
  let isQueued = false;

  async function syncNext() {
    isQueued = false;
    const changes = new Map([...pending].slice(0, batchSize).map(([id, needsTouch]) => [id, take(id, needsTouch)]));
    if (changes.size === 0) return;
    try {
      await syncProductRecords(context, changes, new Date());
    } catch (error) {
      for (const [id, change] of changes) putBack(id, change);
      throw error;
    }
    if (pending.size > 0) queue();
  }

  function take(id: Key, needsTouch: boolean): Change {
    const addresses = previousAddresses.get(id) ?? [];
    previousAddresses.delete(id);
    pending.delete(id);
    return { previousAddresses: addresses, needsTouch };
  }

  function putBack(id: Key, change: Change) {
    pending.set(id, change.needsTouch || (pending.get(id) ?? false));
    previousAddresses.set(id, [...change.previousAddresses, ...(previousAddresses.get(id) ?? [])]);
  }

  function queue() {
    if (isQueued) return;
    isQueued = true;
    mutex.runExclusive(syncNext).catch((error) => context.logger.error(error));
  }

  return {
    remember: (product, address) =>
      previousAddresses.set(product, [...(previousAddresses.get(product) ?? []), address]),
    add: (products, needsTouch) => {
      // Keys from URLs are strings.
      for (const id of products.map(Number)) pending.set(id, needsTouch || (pending.get(id) ?? false));
      if (pending.size > 0) queue();
    },
    retry: async () => {
      if (pending.size > 0) queue();
    },
  };
}
