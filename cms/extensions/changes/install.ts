import { parts } from '../catalogue/hook.ts';
import type { Database } from '../directus.ts';

/** What differs between the databases; undefined for one that has no log. */
export type Dialect = {
  /** Statements that create the tables, where they are missing. */
  tables: readonly string[];
  listTables: string;
  /** Tables whose triggers are complete. */
  listWatched: string;
  /** Statements that have every change of a table note its tag in the same transaction. */
  watch: (table: string, key: string | undefined) => string[];
  /** Lets one transaction at a time number changes, until its commit is visible. */
  lock: string | undefined;
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
  tables: [
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
};

const postgres: Dialect = {
  tables: [
    'create table if not exists vitrine_change_waiting (id bigint generated always as identity primary key, tag text not null)',
    'create table if not exists vitrine_change (seq bigint generated always as identity primary key, tags text not null, at bigint not null)',
    `create or replace function vitrine_note_change() returns trigger language plpgsql as $$
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

/** Rows of a statement; the drivers answer differently. */
export async function queryRows(
  database: Database,
  sql: string,
  bindings: readonly (string | number)[] = [],
): Promise<Record<string, unknown>[]> {
  const answer: unknown = await database.raw(sql, bindings);
  const rows: unknown = Array.isArray(answer)
    ? answer
    : typeof answer === 'object' && answer !== null && 'rows' in answer && answer.rows;
  return Array.isArray(rows) ? rows : [];
}

const everything = JSON.stringify(['everything']);

/**
 * Creates the log, and has these tables write to it. What is there already stays, without a lock on its table.
 *
 * SQLite drops the triggers of a table whose columns Directus changes, so this runs again and again; since nobody knows
 * what was missed meanwhile, everything counts as changed then.
 *
 * @returns false where there is no table to watch yet
 */
export async function installLog(database: Database, dialect: Dialect, wanted: readonly string[]): Promise<boolean> {
  const list = async (sql: string) => new Set((await queryRows(database, sql)).map(({ name }) => String(name)));
  const [existing, watched] = [await list(dialect.listTables), await list(dialect.listWatched)];
  const tables = wanted.filter((table) => existing.has(table) && /^\w+$/.test(table));
  const missing = tables.filter((table) => !watched.has(table));
  if (missing.length === 0 && existing.has('vitrine_change')) return tables.length > 0;
  if (tables.length === 0) return false;
  const statements = [...dialect.tables, ...missing.flatMap((table) => dialect.watch(table, findProductField(table)))];
  const create = async (work: Database) => {
    for (const statement of statements) await work.raw(statement);
  };
  // On Postgres a trigger locks its table, so that several in one transaction could deadlock with those who write.
  if (dialect.lock) await create(database);
  await database.transaction(async (work) => {
    await (dialect.lock ? work.raw(dialect.lock) : create(work));
    await queryRows(work, 'insert into vitrine_change (tags, at) values (?, ?)', [everything, Date.now()]);
  });
  return true;
}
