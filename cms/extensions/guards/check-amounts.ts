import { parseCents } from '../../../src/base/money.ts';
import { keysOf } from '../../../src/base/records.ts';
import { type Collection, type Field, type Fields, getKey } from '../../model/collection.ts';
import { collections } from '../../model/model.ts';
import type { Database, Key } from '../directus.ts';
import { formatPrice } from '../ecom/orders/order-content.ts';

type Payload = Record<string, unknown>;

type Row = Record<string, unknown>;

/** A change by more than this is rather a misplaced comma. */
const maxFactor = 3;

/** Revisions of an entry that are searched for an amount, the latest first. */
const maxRevisions = 200;

/** Fields that name an entry for staff, if it has them. */
const names = ['slug', 'display_name', 'name', 'key'];

type Owner = { field: string; collection: string };

type GuardedCollection = {
  /** Amounts that staff type, by field. */
  amounts: Fields;
  /** The field that says whether visitors meet an entry. */
  state: 'status' | 'active' | undefined;
  /** What an entry is a part of. */
  owner: Owner | undefined;
};

/** Collections with amounts that staff type; the others are written by the shop itself. */
const guarded = new Map<string, GuardedCollection>(
  Object.entries(collections).flatMap(([name, { fields }]) => {
    const amounts = Object.entries(fields).filter(([, { amount, meta }]) => amount && !meta.readonly);
    if (amounts.length === 0) return [];
    const state = (['status', 'active'] as const).find((field) => field in fields);
    return [[name, { amounts: Object.fromEntries(amounts), state, owner: findOwner(fields) }]];
  }),
);

export const amountCollections: readonly string[] = [...guarded.keys()];

/** Collections whose entries are given away at a price of zero. */
const goods: readonly string[] = ['ecommerce_product', 'ecommerce_product_variant'];

/**
 * Why an amount must not be written as it is; undefined if it may be. The confirmation is for one change, and removed
 * from the payload.
 */
export async function checkAmounts(
  database: Database,
  collection: string,
  payload: Payload,
  keys: readonly Key[],
): Promise<string | undefined> {
  const { amounts = {} } = guarded.get(collection) ?? {};
  const isConfirmed = payload.price_confirmed === true;
  if ('price_confirmed' in payload) payload.price_confirmed = false;
  const written = keysOf(amounts).filter((field) => isPossible(toCents(payload[field]), amounts[field]?.amount));
  if (goods.includes(collection) && written.some((field) => isFree(field, payload))) {
    return 'Der Preis ist 0 €, das Stück wäre geschenkt. Leer heißt: Preis auf Anfrage.';
  }
  if (isConfirmed || keys.length === 0 || written.length === 0) return undefined;
  for (const row of await findVisible(database, collection, keys)) {
    for (const field of written) {
      const now = toCents(payload[field]);
      const stored = toCents(row[field]);
      if (now === null || (stored !== null && !isJump(stored, now))) continue;
      const earlier = await listEarlier(database, collection, row, field);
      // A field that was emptied meanwhile jumps from what stood there before.
      const was = stored ?? earlier[0];
      if (!was || !isJump(was, now) || earlier.includes(now)) continue;
      const format = (cents: number) => formatAmount(cents, amounts[field]?.amount);
      const what = `„${amounts[field]?.label}“ von „${await nameEntry(database, collection, row)}“`;
      return `${what} spränge von ${format(was)} auf ${format(now)}. Stimmt das, bitte „Preissprung bestätigt“ ankreuzen und noch einmal speichern.`;
    }
  }
  return undefined;
}

/** Amounts outside of the model's limits are refused by its validation, in words of their own. */
function isPossible(cents: number | null, kind: Field['amount']): boolean {
  return cents !== null && cents >= 0 && (kind === 'money' || cents <= 100_00);
}

const isFree = (field: string, payload: Payload) => field === 'price_brutto' && toCents(payload[field]) === 0;

const isJump = (was: number, now: number) => now > was * maxFactor || now * maxFactor < was;

/** The entries among these that visitors meet: neither draft nor switched off, nor part of such an entry. */
async function findVisible(database: Database, collection: string, keys: readonly Key[]): Promise<Row[]> {
  const { state, owner } = guarded.get(collection) ?? {};
  const rows = await database(collection).whereIn(getKeyName(collections[collection]), keys).select('*');
  const own = rows.filter((row) => isVisible(row, state));
  const ofOwner = owner && guarded.get(owner.collection);
  if (!owner || !ofOwner?.state) return own;
  const owners = await database(owner.collection)
    .whereIn(
      'id',
      own.map((row) => Number(row[owner.field])),
    )
    .select('*');
  const visible = new Set(owners.filter((row) => isVisible(row, ofOwner.state)).map(({ id }) => Number(id)));
  return own.filter((row) => visible.has(Number(row[owner.field])));
}

function isVisible(row: Row, state: GuardedCollection['state']): boolean {
  if (state === 'active') return Boolean(row.active);
  return state === undefined || row.status === 'published';
}

/** Amounts that an entry has had, the latest first: taking a mistake back is none. */
async function listEarlier(database: Database, collection: string, row: Row, field: string): Promise<number[]> {
  const item = String(row[getKeyName(collections[collection])]);
  const revisions = await database('directus_revisions')
    .where({ collection, item })
    .orderBy('id', 'desc')
    .limit(maxRevisions)
    .select('data');
  const logged = field === 'price_brutto' ? await listLogged(database, collection, row) : [];
  // The log knows what imports and our own code have written, revisions what the log does not have yet.
  return [...logged, ...revisions.map(({ data }) => parseRevision(data)[field])].flatMap(
    (value) => toCents(value) ?? [],
  );
}

/** Prices of a product or variant that were logged, the latest first. */
async function listLogged(database: Database, collection: string, { id, product }: Row): Promise<unknown[]> {
  if (!goods.includes(collection)) return [];
  const isOfProduct = collection === 'ecommerce_product';
  const rows = await database('ecommerce_price_log')
    .where(isOfProduct ? { product: id, variant: null } : { product, variant: id })
    .orderBy('id', 'desc')
    .limit(maxRevisions)
    .select('price_brutto');
  return rows.map(({ price_brutto }) => price_brutto);
}

/** Data of a revision is a string on SQLite, an object on Postgres. */
function parseRevision(data: unknown): Row {
  const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

/** The name of an entry, after that of what it is a part of: `trauring-nordlicht, 54`. */
async function nameEntry(database: Database, collection: string, row: Row): Promise<string> {
  const { owner } = guarded.get(collection) ?? {};
  const [above] = owner ? await database(owner.collection).where({ id: row[owner.field] }).limit(1).select('*') : [];
  const own = findName(row);
  const whole = [above && findName(above), own].filter(Boolean).join(', ');
  return whole || (collections[collection]?.label ?? collection);
}

function findName(row: Row): string | undefined {
  const name = names.map((field) => row[field]).find((value) => typeof value === 'string' && value !== '');
  return name === undefined ? undefined : String(name);
}

function findOwner(fields: Fields): Owner | undefined {
  for (const [field, { relation }] of Object.entries(fields)) {
    if (relation?.kind === 'm2o' && relation.owner) return { field, collection: relation.to };
  }
  return undefined;
}

function getKeyName(collection: Collection | undefined): string {
  return collection ? getKey(collection).name : 'id';
}

function formatAmount(hundredths: number, kind: Field['amount']): string {
  if (kind === 'money') return formatPrice(hundredths, 'de');
  return `${new Intl.NumberFormat('de-DE').format(hundredths / 100)} %`;
}

/** Hundredths of a percent for rates. */
function toCents(value: unknown): number | null {
  return typeof value === 'string' || typeof value === 'number' ? parseCents(value) : null;
}
