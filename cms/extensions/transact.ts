import { setTimeout as wait } from 'node:timers/promises';
import emitter from '@directus/api/emitter';
import type { ActionEvent, Context, Database, Items, Key } from './directus.ts';

/** A transaction as work sees it: services whose rows are written together or not at all. */
export type Work = {
  database: Database;
  open: <Row>(collection: string) => TransactedItems<Row>;
};

export type TransactedItems<Row> = Pick<Items<Row>, 'readByQuery'> & {
  createOne: (row: object) => Promise<Key>;
  createMany: (rows: object[]) => Promise<Key[]>;
  updateOne: (key: Key, changes: object) => Promise<Key>;
  deleteMany: (keys: Key[]) => Promise<Key[]>;
};

/** What a transaction needs of Directus. */
type TransactionContext = Pick<Context, 'services' | 'database' | 'getSchema'>;

/** What only reads works in a transaction and without one. */
export type Read = <Row>(collection: string) => Pick<Items<Row>, 'readByQuery'>;

export async function openReading({ services, getSchema }: Context): Promise<Read> {
  const schema = await getSchema();
  return <Row>(collection: string) => new services.ItemsService(collection, { schema }) as Items<Row>;
}

/** Below the 15 seconds after which the storefront gives an order up. A single try waits for SQLite's own second. */
const timeoutMs = 10_000;
const maxRetryDelayMs = 250;
const retryDelayMs = 50;

/**
 * Writes through Directus's services in one transaction. Flows, hooks and caches hear of it once it is committed, and
 * never of what was rolled back. The work may run again when the database gives way to another transaction.
 *
 * Inside, nothing may ask the database past `work`: SQLite has one connection, and this transaction holds it.
 *
 * @param accountability whose rights are asked for; all rights where it is nobody's
 */
export async function transact<T>(
  context: TransactionContext,
  work: (given: Work) => Promise<T>,
  accountability: object | null = null,
): Promise<T> {
  const schema = await context.getSchema();
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    let cause: unknown;
    try {
      const news: ActionEvent[] = [];
      const result = await context.database.transaction(async (database) => {
        try {
          return await work(openWork(context, { schema, knex: database, accountability }, news));
        } catch (error) {
          cause = error;
          throw error;
        }
      });
      await emitEvents(context, schema, news);
      return result;
    } catch (given) {
      // SQLite ends a transaction by itself when the disk is full; knex then only says that it could not end it.
      const error = cause ?? given;
      const isOpen = mayBeOpen(error);
      if (isOpen) await endTransaction(context.database);
      if (!(isOpen || isConflict(error)) || performance.now() > deadline) throw error;
      await wait(Math.min(maxRetryDelayMs, retryDelayMs * attempt));
    }
  }
}

type Access = { schema: unknown; knex: Database; accountability: object | null };

function openWork({ services }: TransactionContext, access: Access, news: ActionEvent[]): Work {
  const options = { bypassEmitAction: (one: ActionEvent) => news.push(one) };
  return {
    database: access.knex,
    open: <Row>(collection: string) => {
      const items = new services.ItemsService(collection, access) as Items<Row>;
      return {
        readByQuery: (query) => items.readByQuery(query),
        createOne: (row) => items.createOne(row, { ...options }),
        createMany: (rows) => items.createMany(rows, { ...options }),
        updateOne: (key, changes) => items.updateOne(key, changes, { ...options }),
        deleteMany: (keys) => items.deleteMany(keys, { ...options }),
      };
    },
  };
}

/** What was read and kept while the transaction was under way is as old as what was kept before it. */
async function emitEvents({ services, database }: TransactionContext, schema: unknown, news: ActionEvent[]) {
  if (news.length === 0) return;
  await new services.ItemsService('ecommerce_order', { schema, knex: database }).cache?.clear();
  for (const { event, meta, context } of news) emitter.emitAction(event, meta, context);
}

/**
 * Whether a transaction may have been left open: where somebody else reads, SQLite refuses a COMMIT and keeps the
 * transaction, and knex gives the connection back all the same. What is written after that would never be committed.
 */
function mayBeOpen(error: unknown): boolean {
  const isNested = error instanceof Error && error.message.includes('cannot start a transaction within a transaction');
  return isNested || findCode(error) === 'SQLITE_BUSY';
}

/**
 * SQLite has one connection, and knex lends it to one transaction at a time. Only where the database is not in WAL mode, as
 * the bundled one is, a COMMIT is refused at all, and a statement of somebody else may have come into the open transaction:
 * it is undone with it.
 */
async function endTransaction(database: Database) {
  try {
    await database.raw('ROLLBACK');
  } catch {
    // There was none.
  }
}

/** Two transactions wanted the same rows in another order, or another process is writing. */
function isConflict(error: unknown): boolean {
  return ['40P01', '40001', 'SQLITE_BUSY'].includes(findCode(error));
}

/** SQLite: locked, no room, a file that cannot be written or opened. Postgres: no room, too many connections, shutting down. */
const databaseErrorCodes =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)|53\d{3}|57P0\d|08\d{3}|40001|40P01|ECONN\w+|KnexTimeoutError)/;

/**
 * The code of an error that says nothing about the call and all about the database: it is locked, or has no room. The
 * same call may succeed later.
 */
export function findDatabaseError(error: unknown): string | undefined {
  const code = findCode(error);
  return databaseErrorCodes.test(code) ? code : undefined;
}

function findCode(error: unknown): string {
  // The one connection was not given back in time, such as by a long import.
  if (error instanceof Error && error.name === 'KnexTimeoutError') return error.name;
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
