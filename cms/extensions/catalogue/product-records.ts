import type { Database, Items, Key } from '../directus.ts';

/** A pending change of a product. */
export type Change = {
  /** Its addresses as a published product before the change. */
  previousAddresses: Address[];
  /** Whether `date_updated` still has to be set. */
  needsTouch: boolean;
};

/** Fields that the price log and the former addresses depend on. */
export type Product = {
  id: number;
  status: string;
  project: number;
  slug: string;
  price_brutto: Price['price_brutto'];
};

const table = 'ecommerce_former_address';

/** SQLite accepts at most five hundred rows in one statement. */
const batchSize = 100;

const noEvents = { emitEvents: false };

/**
 * Inserts the current addresses before a change that may free them, in its transaction if there is one: if Directus
 * stops between the change and its follow-up, they would be lost. Rows of addresses that are still in use are ignored
 * by the shop and deleted with the next sync, at the latest on the next start.
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
 * Updates the former addresses of changed products: each address once, and none that is in use again.
 *
 * @returns the rows of these changes, most of which were inserted before
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
  const freed = [...changes]
    .flatMap(([id, { previousAddresses: had }]) =>
      findVacated(had, found.get(id)).map((address) => ({ ...address, product: found.has(id) ? id : null })),
    )
    .filter((address) => !taken.has(toAddressKey(address)));
  const rows = await findRows(database, [...freed, ...present]);
  const existing = new Map(freed.map((address) => [toAddressKey(address), findExistingKey(rows, address)]));
  const existingKeys = new Set([...existing.values()].filter((key) => key !== undefined));
  const outdated = rows.filter(({ id }) => !existingKeys.has(id)).map(({ id }) => id);
  if (outdated.length > 0) await former.deleteMany(outdated, noEvents);
  const missing = freed.filter((address) => existing.get(toAddressKey(address)) === undefined);
  return [...existingKeys, ...(await former.createMany(missing, noEvents))];
}

type FormerAddressRow = Address & { id: Key; product: Key | null };

function findExistingKey(rows: FormerAddressRow[], address: Omit<FormerAddressRow, 'id'>): Key | undefined {
  const name = toAddressKey(address);
  return rows.findLast((row) => toAddressKey(row) === name && row.product === address.product)?.id;
}

async function findRows(database: Database, addresses: Address[]): Promise<FormerAddressRow[]> {
  const names = new Set(addresses.map(toAddressKey));
  const rows = await database<FormerAddressRow>(table)
    .whereIn('slug', [...new Set(addresses.map(({ slug }) => slug))])
    .orderBy('id')
    .select('id', 'project', 'slug', 'product');
  return rows.filter((row) => names.has(toAddressKey(row)));
}

function toAddressKey({ project, slug }: Address) {
  return `${project}/${slug}`;
}

/** Address of a published product. */
export type Address = { project: number; slug: string };

type AddressedProduct = { status: string; project: number; slug: string };

/**
 * Former addresses of a product that are no longer its own.
 *
 * @param product current state; undefined if it was deleted
 */
export function findVacated(previous: Address[], product: AddressedProduct | undefined): Address[] {
  const isThere = ({ project, slug }: Address) =>
    product?.status === 'published' && product.slug === slug && product.project === project;
  const freed = previous.filter((address) => !isThere(address));
  return [...new Map(freed.map((address) => [`${address.project}/${address.slug}`, address])).values()];
}

/** Decimals are numbers or strings, depending on the database. */
type Amount = string | number | null;

type PricedProduct = { id: number; price_brutto: Amount };

export type PricedVariant = { id: number; product: number; price_brutto: Amount };

/** Price of a product (`variant` null) or a variant. */
export type Price = { product: number; variant: number | null; price_brutto: Amount };

/**
 * Price changes that are not logged yet. A variant without a price of its own has the product's, and is logged only if
 * it had one before. A price on request is not logged.
 *
 * @param log of this product, oldest first
 */
export function findUnlogged(product: PricedProduct, variants: PricedVariant[], log: Price[]): Price[] {
  const last = new Map(log.map(({ variant, price_brutto }) => [variant, price_brutto]));
  const present = [
    { variant: null, price_brutto: product.price_brutto },
    ...variants.map(({ id, price_brutto }) => ({
      variant: id,
      price_brutto: price_brutto ?? (last.has(id) ? product.price_brutto : null),
    })),
  ];
  return present
    .filter(
      ({ variant, price_brutto }) => price_brutto !== null && toCents(price_brutto) !== toCents(last.get(variant)),
    )
    .map((price) => ({ product: product.id, ...price }));
}

function toCents(amount: Amount | undefined): number | undefined {
  return amount === null || amount === undefined ? undefined : Math.round(Number(amount) * 100);
}
