import { parseCents } from '../../../src/base/money.ts';
import type { Database, Key } from '../directus.ts';
import { formatPrice } from '../ecom/orders/order-content.ts';

export const priceTables = ['ecommerce_product', 'ecommerce_product_variant'] as const;

type PriceTable = (typeof priceTables)[number];

type Payload = Record<string, unknown>;

/** A change by more than this is rather a misplaced comma. */
const maxFactor = 3;

/**
 * Why a price must not be written as it is; undefined if it may be. The confirmation is for one change, and removed
 * from the payload.
 */
export async function checkPrice(
  database: Database,
  table: PriceTable,
  payload: Payload,
  keys: readonly Key[],
): Promise<string | undefined> {
  const isConfirmed = payload.price_confirmed === true;
  if ('price_confirmed' in payload) payload.price_confirmed = false;
  const price = toCents(payload.price_brutto);
  if (price === null) return undefined;
  if (price === 0) return 'Der Preis ist 0 €, das Stück wäre geschenkt. Leer heißt: Preis auf Anfrage.';
  if (isConfirmed || keys.length === 0) return undefined;
  for (const { id, product, was, name } of await findPublishedPrices(database, table, keys)) {
    const isJump = price > was * maxFactor || price * maxFactor < was;
    if (!isJump || (await hadPrice(database, { product, variant: product === id ? null : id }, price))) continue;
    return `Der Preis von „${name}“ spränge von ${formatPrice(was, 'de')} auf ${formatPrice(price, 'de')}. Stimmt das, bitte „Preissprung bestätigt“ ankreuzen und noch einmal speichern.`;
  }
  return undefined;
}

/** A price that customers see, in cents. */
type ShownPrice = { id: Key; product: Key; was: number; name: string };

async function findPublishedPrices(database: Database, table: PriceTable, keys: readonly Key[]): Promise<ShownPrice[]> {
  const isVariant = table === 'ecommerce_product_variant';
  const columns = isVariant ? ['product', 'display_name'] : ['slug'];
  const rows = await database(table)
    .whereIn('id', keys)
    .whereNotNull('price_brutto')
    .select('id', 'price_brutto', ...columns);
  const products = await database('ecommerce_product')
    .whereIn('id', isVariant ? rows.map(({ product }) => product) : keys)
    .where({ status: 'published' })
    .select('id', 'slug');
  const names = new Map(products.map(({ id, slug }) => [Number(id), String(slug)]));
  return rows.flatMap((row) => {
    const product = Number(isVariant ? row.product : row.id);
    const slug = names.get(product);
    const was = toCents(row.price_brutto);
    if (slug === undefined || !was) return [];
    return { id: Number(row.id), product, was, name: isVariant ? `${slug}, ${row.display_name}` : slug };
  });
}

/** Whether it once had this price: taking a mistake back is none. */
async function hadPrice(
  database: Database,
  of: { product: Key; variant: Key | null },
  price: number,
): Promise<boolean> {
  const rows = await database('ecommerce_price_log').where(of).select('price_brutto');
  return rows.some(({ price_brutto }) => toCents(price_brutto) === price);
}

function toCents(value: unknown): number | null {
  return typeof value === 'string' || typeof value === 'number' ? parseCents(value) : null;
}
