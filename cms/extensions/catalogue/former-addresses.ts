import type { Database, Items, Key } from '../directus.ts';
import { type Address, findVacated } from './addresses.ts';
import type { Price } from './prices.ts';

/** What is known of a product that was changed. */
export type Change = {
  /** Where it was, as a published one, before. */
  previousAddresses: Address[];
  /** Nobody has said yet that it was changed. */
  needsTouch: boolean;
};

/** What decides on its lines of the log and on its addresses. */
export type Product = {
  id: number;
  status: string;
  project: number;
  slug: string;
  price_brutto: Price['price_brutto'];
};

const table = 'ecommerce_former_address';

/** SQLite takes no more rows than five hundred in one statement. */
const batchSize = 100;

const noEvents = { emitEvents: false };

/**
 * Before a change that may take these addresses away, and in its transaction where there is one: a Directus that is stopped
 * between the change and what follows from it has forgotten them. Of an address that is still in use the shop reads nothing,
 * and the line goes when its product is settled, at the latest at the next start.
 */
export async function insertFormerAddresses(
  database: Database,
  addresses: (Address & { product: Key })[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < addresses.length; start += batchSize) {
    const rows = addresses.slice(start, start + batchSize);
    await database(table).insert(rows.map((row) => ({ ...row, date_created: now })));
  }
}

/**
 * An address is known once, and where a product is again, no longer.
 *
 * @returns the lines of these changes, of which most were written ahead
 */
export async function syncFormerAddresses(
  database: Database,
  former: Items<unknown>,
  changes: Map<Key, Change>,
  products: Product[],
): Promise<Key[]> {
  const found = new Map(products.map((product) => [product.id, product]));
  const present = products.filter(({ status }) => status === 'published');
  const taken = new Set(present.map(toAddressKey));
  const left = [...changes]
    .flatMap(([id, { previousAddresses: had }]) =>
      findVacated(had, found.get(id)).map((address) => ({ ...address, product: found.has(id) ? id : null })),
    )
    .filter((address) => !taken.has(toAddressKey(address)));
  const rows = await findRows(database, [...left, ...present]);
  const kept = new Map(left.map((address) => [toAddressKey(address), findExistingKey(rows, address)]));
  const keptKeys = new Set([...kept.values()].filter((key) => key !== undefined));
  const outdated = rows.filter(({ id }) => !keptKeys.has(id)).map(({ id }) => id);
  if (outdated.length > 0) await former.deleteMany(outdated, noEvents);
  const missing = left.filter((address) => kept.get(toAddressKey(address)) === undefined);
  return [...keptKeys, ...(await former.createMany(missing, noEvents))];
}

type FormerAddressRow = Address & { id: Key; product: Key | null };

function findExistingKey(rows: FormerAddressRow[], address: Omit<FormerAddressRow, 'id'>): Key | undefined {
  const name = toAddressKey(address);
  return rows.findLast((row) => toAddressKey(row) === name && row.product === address.product)?.id;
}

async function findRows(database: Database, addresses: Address[]): Promise<FormerAddressRow[]> {
  const names = new Set(addresses.map(toAddressKey));
  const rows = await database(table)
    .whereIn('slug', [...new Set(addresses.map(({ slug }) => slug))])
    .orderBy('id')
    .select('id', 'project', 'slug', 'product');
  // The columns that the model gives this table.
  return (rows as FormerAddressRow[]).filter((row) => names.has(toAddressKey(row)));
}

function toAddressKey({ project, slug }: Address) {
  return `${project}/${slug}`;
}
