import { parts } from '../catalogue/hook.ts';
import type { Database } from '../directus.ts';
import { queryRows } from '../query-rows.ts';

/** What differs between the databases; undefined for one that has no log. */
export type Dialect = {
  /** Statements of one transaction that create the tables where they are missing, and what else the triggers need. */
  prepare: readonly string[];
  listTables: string;
  /** Tables whose triggers are complete. */
  listWatched: string;
  /** Statements of one transaction that have every change of a table note its tag in the transaction of the change. */
  watch: (table: string, key: string | undefined) => string[];
  /** Lets one transaction at a time number changes or prepare the log, until its commit is visible. */
  lock: string | undefined;
  /** Gives up at once where another program has locked the database, until the returned function is called. */
  hurry?: (work: Database) => Promise<() => Promise<void>>;
};

const product = 'ecommerce_product';

/** The field of a table that holds the product; other tables are noted by their name. */
function findProductField(table: string): string | undefined {
  const link = parts[table];
  if (table === product) return 'id';
  return link?.to === product ? link.field : undefined;
}

const events = ['insert', 'update', 'delete'] as const;

/** Rows of a statement that a trigger runs: the product as it was, as it is, or both. */
const rowsOf = { insert: ['new'], update: ['old', 'new'], delete: ['old'] } as const;

const sqlite: Dialect = {
  prepare: [
    'create table if not exists vitrine_change_waiting (id integer primary key autoincrement, tag text not null)',
    'create table if not exists vitrine_change (seq integer primary key autoincrement, tags text not null, at integer not null)',
  ],
  listTables: "select name from sqlite_master where type = 'table'",
  listWatched: `select tbl_name as name from sqlite_master where type = 'trigger' and name like 'vitrine_change_%'
    group by tbl_name having count(*) = ${events.length}`,
  watch: (table, key) =>
    events.map((event) => {
      const tags = key
        ? rowsOf[event].map((row) => `('${product}/' || coalesce(${row}."${key}", ''))`)
        : [`('${table}')`];
      return `create trigger if not exists "vitrine_change_${table}_${event}" after ${event} on "${table}"
        begin insert into vitrine_change_waiting (tag) values ${tags.join(', ')}; end`;
    }),
  lock: undefined,
  // The only connection is wanted by orders meanwhile.
  hurry: async (work) => {
    const [row] = await queryRows(work, 'pragma busy_timeout');
    await work.raw('pragma busy_timeout = 0');
    return async () => {
      await work.raw(`pragma busy_timeout = ${Number(row?.timeout ?? 1_000)}`);
    };
  },
};

const postgres: Dialect = {
  prepare: [
    'create table if not exists vitrine_change_waiting (id bigint generated always as identity primary key, tag text not null)',
    'create table if not exists vitrine_change (seq bigint generated always as identity primary key, tags text not null, at bigint not null)',
    // Temporary tables come last there: anybody may make some, and with a trigger they would run as the owner.
    `select set_config('search_path', relnamespace::regnamespace::text || ', pg_temp', true)
      from pg_class where oid = 'vitrine_change_waiting'::regclass`,
    // Whoever changes a row need not have rights for the log, or find it.
    `create or replace function vitrine_note_change() returns trigger language plpgsql
      security definer set search_path from current as $$
      begin
        if TG_NARGS = 0 then
          insert into vitrine_change_waiting (tag) values (TG_TABLE_NAME);
        else
          if TG_OP <> 'DELETE' then
            insert into vitrine_change_waiting (tag)
              values ('${product}/' || coalesce(to_jsonb(new) ->> TG_ARGV[0], ''));
          end if;
          if TG_OP <> 'INSERT' then
            insert into vitrine_change_waiting (tag)
              values ('${product}/' || coalesce(to_jsonb(old) ->> TG_ARGV[0], ''));
          end if;
        end if;
        return null;
      end $$`,
  ],
  listTables: "select relname as name from pg_class where relkind in ('r', 'p') and pg_table_is_visible(oid)",
  listWatched: `select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'vitrine_change' and pg_table_is_visible(pg_class.oid)`,
  watch: (table, key) => [
    // A long transaction that writes to the table keeps the trigger waiting, and the trigger all who write after it.
    "set local lock_timeout = '2s'",
    `create or replace trigger vitrine_change after insert or update or delete on "${table}"
      for each row execute function vitrine_note_change(${key ? `'${key}'` : ''})`,
  ],
  // Any number that nothing else locks.
  lock: 'select pg_advisory_xact_lock(7160431285)',
};

export function findDialect(client: unknown): Dialect | undefined {
  if (client === 'pg') return postgres;
  return client === 'sqlite3' ? sqlite : undefined;
}

const everything = 'everything';

/** Whether the tables of the log are there. */
export async function hasLog(database: Database, dialect: Dialect): Promise<boolean> {
  return isComplete(await listNames(database, dialect.listTables));
}

function isComplete(tables: ReadonlySet<string>): boolean {
  return tables.has('vitrine_change') && tables.has('vitrine_change_waiting');
}

async function listNames(database: Database, sql: string): Promise<Set<string>> {
  return new Set((await queryRows(database, sql)).map(({ name }) => String(name)));
}

/**
 * Creates the log, and has tables write to it: now, and whenever it is called, what is missing.
 *
 * SQLite drops the triggers of a table whose columns Directus changes, so this runs again and again; since nobody knows
 * what was missed meanwhile, everything counts as changed then.
 *
 * @param onFailure called for each table that cannot be watched now
 * @returns whether there are tables, and each of them writes to the log
 */
export function createInstall(
  database: Database,
  dialect: Dialect,
  onFailure: (error: unknown) => void,
): (wanted: readonly string[]) => Promise<boolean> {
  /** Once in each process, since another version of the code may have prepared it. */
  let isPrepared = false;
  return async (wanted) => {
    const existing = await listNames(database, dialect.listTables);
    const watched = await listNames(database, dialect.listWatched);
    const tables = wanted.filter((table) => existing.has(table) && /^\w+$/.test(table));
    if (tables.length === 0 && watched.size === 0) return false;
    const isWhole = isComplete(existing) && !(await isEmpty(database));
    if (!isWhole || !isPrepared) await prepare(database, dialect, isWhole);
    isPrepared = true;
    let failures = 0;
    for (const table of tables.filter((one) => !watched.has(one))) {
      await watch(database, dialect, table).catch((error: unknown) => {
        failures += 1;
        onFailure(error);
      });
    }
    return tables.length > 0 && failures === 0;
  };
}

async function isEmpty(database: Database): Promise<boolean> {
  return (await queryRows(database, 'select seq from vitrine_change limit 1')).length === 0;
}

/** @param isWhole whether the log has noted all changes, and can say since when */
async function prepare(database: Database, dialect: Dialect, isWhole: boolean): Promise<void> {
  await database.transaction(async (work) => {
    if (dialect.lock) await work.raw(dialect.lock);
    for (const statement of dialect.prepare) await work.raw(statement);
    if (isWhole) return;
    const row = [JSON.stringify([everything]), Date.now()];
    await queryRows(work, 'insert into vitrine_change (tags, at) values (?, ?)', row);
  });
}

/** A transaction for each table: locks of several could deadlock with those who write. */
async function watch(database: Database, dialect: Dialect, table: string): Promise<void> {
  await database.transaction(async (work) => {
    for (const statement of dialect.watch(table, findProductField(table))) await work.raw(statement);
    await queryRows(work, 'insert into vitrine_change_waiting (tag) values (?)', [everything]);
  });
}
