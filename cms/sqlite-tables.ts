import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { listTables, type Postgres, quote } from './postgres.ts';

/** Of the log of changes, which Directus makes anew in each database: its positions and triggers mean nothing in another one. */
const ofLog = /^vitrine_change/;

/** Tables of the database, without those of SQLite itself and the log of changes. */
export function listTableNames(source: DatabaseSync): string[] {
  const rows = source
    .prepare(
      String.raw`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name`,
    )
    .all();
  return rows.map(({ name }) => String(name)).filter((name) => !ofLog.test(name));
}

/** Views and triggers that somebody has added by hand. */
export function listPrograms(source: DatabaseSync): string[] {
  const rows = source.prepare("SELECT type, name FROM sqlite_master WHERE type IN ('view', 'trigger')").all();
  return rows.flatMap(({ type, name }) => (ofLog.test(String(name)) ? [] : `${type} ${name}`));
}

type Column = { name: string; type: string; isRequired: boolean; fallback: SQLOutputValue; key: number };

/**
 * Creates the tables and columns that Directus does not know and therefore has not created, such as those that
 * extensions or programs beside it keep.
 *
 * @returns their names
 */
export async function createOtherTables(source: DatabaseSync, postgres: Postgres): Promise<string[]> {
  const present = new Set(await listTables(postgres));
  const names = listTableNames(source);
  const created = names.filter((name) => !present.has(name));
  for (const name of created) await createTable(source, postgres, name);
  for (const name of created) await addReferences(source, postgres, name);
  const added: string[] = [];
  for (const name of names.filter((one) => present.has(one))) {
    const { rows } = await postgres.query(
      'SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1',
      [name],
    );
    const known = new Set(rows.map(({ column_name: column }) => column));
    for (const column of readColumns(source, name).filter((one) => !known.has(one.name))) {
      // The rows of the new Directus there have no value for it.
      const sql = describeColumn({ ...column, isRequired: false }, false);
      await postgres.query(`ALTER TABLE ${quote(name)} ADD COLUMN ${sql}`);
      added.push(`${name}.${column.name}`);
    }
  }
  return [...created, ...added];
}

function readColumns(source: DatabaseSync, table: string): Column[] {
  const rows = source.prepare('SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)').all(table);
  return rows.map((row) => ({
    ...{ name: String(row.name), type: String(row.type).toLowerCase(), isRequired: row.notnull === 1 },
    ...{ fallback: row.dflt_value ?? null, key: Number(row.pk) },
  }));
}

async function createTable(source: DatabaseSync, postgres: Postgres, table: string) {
  const columns = readColumns(source, table);
  const key = columns.filter(({ key }) => key > 0).sort((one, other) => one.key - other.key);
  const isNumbered = key.length === 1 && key[0]?.type === 'integer';
  const parts = columns.map((column) => describeColumn(column, isNumbered && column.key > 0));
  if (key.length > 0) parts.push(`PRIMARY KEY (${key.map(({ name }) => quote(name))})`);
  await postgres.query(`CREATE TABLE ${quote(table)} (${parts.join(', ')})`);
  const indexes = source.prepare('SELECT name, "unique", origin, partial FROM pragma_index_list(?)').all(table);
  for (const { name, unique, origin, partial } of indexes) {
    if (origin === 'pk' || partial === 1) continue;
    const parts = source.prepare('SELECT name FROM pragma_index_info(?) ORDER BY seqno').all(String(name));
    // An index of an expression has no name of a column.
    if (parts.some((part) => part.name === null)) continue;
    const list = parts.map((part) => quote(String(part.name)));
    await postgres.query(`CREATE ${unique === 1 ? 'UNIQUE ' : ''}INDEX ON ${quote(table)} (${list})`);
  }
}

async function addReferences(source: DatabaseSync, postgres: Postgres, table: string) {
  const rows = source
    .prepare('SELECT id, "table", "from", "to", on_delete, on_update FROM pragma_foreign_key_list(?) ORDER BY id, seq')
    .all(table);
  for (const parts of Map.groupBy(rows, ({ id }) => id).values()) {
    const { table: target, on_delete: onDelete, on_update: onUpdate } = parts[0] ?? {};
    const from = parts.map((part) => quote(String(part.from)));
    const to = parts.flatMap((part) => (part.to === null ? [] : quote(String(part.to))));
    await postgres.query(
      `ALTER TABLE ${quote(table)} ADD FOREIGN KEY (${from}) REFERENCES ${quote(String(target))}
       ${to.length > 0 ? `(${to})` : ''} ON DELETE ${onDelete} ON UPDATE ${onUpdate}`,
    );
  }
}

function describeColumn({ name, type, isRequired, fallback }: Column, isNumbered: boolean): string {
  if (isNumbered) return `${quote(name)} serial`;
  const kind = getPostgresType(type);
  const value = formatDefault(fallback, kind);
  return [quote(name), kind, value && `DEFAULT ${value}`, isRequired && 'NOT NULL'].filter(Boolean).join(' ');
}

const types: [pattern: RegExp, type: string][] = [
  [/^bool/, 'boolean'],
  [/^(?:datetime|timestamp)/, 'timestamptz'],
  [/^date$/, 'date'],
  [/^time$/, 'time'],
  [/^json/, 'json'],
  [/int/, 'bigint'],
  [/^(?:float|real|double)/, 'double precision'],
  [/^(?:decimal|numeric)/, 'numeric'],
  [/^(?:blob|binary|varbinary)/, 'bytea'],
];

/** SQLite does not enforce lengths of texts, so they get none. */
function getPostgresType(type: string): string {
  return types.find(([pattern]) => pattern.test(type))?.[1] ?? 'text';
}

/** Literals and the present time; other expressions are SQLite's own. */
function formatDefault(fallback: SQLOutputValue, type: string): string | undefined {
  const text = typeof fallback === 'string' ? fallback : undefined;
  if (!text || /^null$/i.test(text)) return undefined;
  if (type === 'boolean') return /^'?[01]'?$/.test(text) ? String(text.includes('1')) : undefined;
  return /^(?:-?\d+(?:\.\d+)?|'[^']*'|CURRENT_TIMESTAMP)$/i.test(text) ? text : undefined;
}
