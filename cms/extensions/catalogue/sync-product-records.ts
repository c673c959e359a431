import type { Context, Database, Key } from '../directus.ts';
import type { Change, Product } from './former-addresses.ts';
import { syncFormerAddresses } from './former-addresses.ts';
import { findUnlogged, type Price, type PricedVariant } from './prices.ts';
import { touch } from './touch.ts';

const noEvents = { emitEvents: false };

/**
 * Updates price log and former addresses of changed products. Idempotent: the products are locked from reading to
 * writing, also against other processes of Directus.
 */
export async function syncProductRecords(context: Context, changes: Map<Key, Change>, now: Date): Promise<void> {
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
