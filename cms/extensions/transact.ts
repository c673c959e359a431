import { setTimeout as wait } from 'node:timers/promises';
import emitter from '@directus/api/emitter';
import type { ActionEvent, Context, Database, Items, Key, Schema } from './directus.ts';

/** A transaction: items services whose writes are committed together. */
export type Transaction = {
  database: Database;
  open: <Row>(collection: string) => TransactedItems<Row>;
};

export type TransactedItems<Row> = Pick<Items<Row>, 'readByQuery'> & {
  createOne: (row: object) => Promise<Key>;
  createMany: (rows: object[]) => Promise<Key[]>;
  updateOne: (key: Key, changes: object) => Promise<Key>;
  upsertOne: (row: object) => Promise<Key>;
  deleteMany: (keys: Key[]) => Promise<Key[]>;
};

/** The part of Directus's context that transactions need. */
type TransactionContext = Pick<Context, 'services' | 'database' | 'getSchema'>;

/** Read access, with or without a transaction. */
export type Reader = <Row>(collection: string) => Pick<Items<Row>, 'readByQuery'>;

export async function createReader({ services, getSchema }: Context): Promise<Reader> {
  const schema = await getSchema();
  return <Row>(collection: string) => new services.ItemsService<Row>(collection, { schema });
}

/** Below the storefront's timeout of 15 seconds. A single attempt waits up to SQLite's own second. */
const timeoutMs = 10_000;
const maxRetryDelayMs = 250;
const retryDelayMs = 50;

/**
 * Runs work in one transaction through Directus's services. Flows, hooks and caches are triggered after the commit,
 * never after a rollback. The work may be retried on conflicts with other transactions.
 *
 * Inside, use no other database access than `work`: SQLite has one connection, which this transaction holds.
 *
 * @param accountability user whose permissions apply; full access if null
 */
export async function transact<T>(
  context: TransactionContext,
  work: (thrown: Transaction) => Promise<T>,
  accountability: object | null = null,
): Promise<T> {
  const schema = await context.getSchema();
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    let cause: unknown;
    try {
      const events: ActionEvent[] = [];
      const result = await context.database.transaction(async (database) => {
        try {
          return await work(openWork(context, { schema, knex: database, accountability }, events));
        } catch (error) {
          cause = error;
          throw error;
        }
      });
      await emitEvents(context, schema, events);
      return result;
    } catch (thrown) {
      // SQLite rolls back by itself if the disk is full; knex then only reports that it could not roll back.
      const error = cause ?? thrown;
      const isOpen = mayBeOpen(error);
      if (isOpen) await endTransaction(context.database);
      if (!(isOpen || isConflict(error)) || performance.now() > deadline) throw error;
      await wait(Math.min(maxRetryDelayMs, retryDelayMs * attempt));
    }
  }
}

type Access = { schema: Schema; knex: Database; accountability: object | null };

function openWork({ services }: TransactionContext, access: Access, events: ActionEvent[]): Transaction {
  const options = { bypassEmitAction: (one: ActionEvent) => events.push(one) };
  return {
    database: access.knex,
    open: <Row>(collection: string) => {
      const items = new services.ItemsService<Row>(collection, access);
      return {
        readByQuery: (query) => items.readByQuery(query),
        createOne: (row) => items.createOne(row, { ...options }),
        createMany: (rows) => items.createMany(rows, { ...options }),
        updateOne: (key, changes) => items.updateOne(key, changes, { ...options }),
        upsertOne: (row) => items.upsertOne(row, { ...options }),
        deleteMany: (keys) => items.deleteMany(keys, { ...options }),
      };
    },
  };
}

/** Emits events and clears the cache after the commit, since entries cached during the transaction are outdated. */
async function emitEvents({ services, database }: TransactionContext, schema: Schema, events: ActionEvent[]) {
  if (events.length === 0) return;
  await new services.ItemsService('ecommerce_order', { schema, knex: database }).cache?.clear();
  for (const { event, meta, context } of events) emitter.emitAction(event, meta, context);
}

/**
 * Whether a transaction may still be open: while others read, SQLite refuses a COMMIT and keeps the transaction, and
 * knex releases the connection all the same. Later writes would never be committed.
 */
function mayBeOpen(error: unknown): boolean {
  const isNested = error instanceof Error && error.message.includes('cannot start a transaction within a transaction');
  return isNested || findCode(error) === 'SQLITE_BUSY';
}

/**
 * Rolls back a transaction that was left open. SQLite has one connection, which knex gives to one transaction at a
 * time. COMMIT is refused only outside WAL mode, unlike in the bundled database; statements of others that ran in the
 * open transaction are rolled back with it.
 */
async function endTransaction(database: Database) {
  try {
    await database.raw('ROLLBACK');
  } catch {
    // There was no open transaction.
  }
}

/** Deadlock or serialization failure, or another process is writing. */
function isConflict(error: unknown): boolean {
  return ['40P01', '40001', 'SQLITE_BUSY'].includes(findCode(error));
}

/**
 * SQLite: locked, disk full, file not writable or not accessible. Postgres: no resources, too many connections,
 * shutting down.
 */
const databaseErrorCodes =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)|53\d{3}|57P0\d|08\d{3}|40001|40P01|ECONN\w+|KnexTimeoutError)/;

/** Code of a temporary database error, such as a lock or a full disk, after which the call may be retried. */
export function findDatabaseError(error: unknown): string | undefined {
  const code = findCode(error);
  return databaseErrorCodes.test(code) ? code : undefined;
}

function findCode(error: unknown): string {
  // Timeout of the connection pool, e.g. during a long import.
  if (error instanceof Error && error.name === 'KnexTimeoutError') return error.name;
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
