import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { Failure } from '../scripts/launch/failure.mjs';
import { convertValue, ValueError } from './convert-value.ts';
import { getMessage, type Postgres, quote, transact } from './postgres.ts';
import { listTableNames } from './sqlite-tables.ts';

type Report = (note: string) => void;

/** Rows that are sent with one statement, and the size of their texts. */
const batch = { rows: 1000, bytes: 4_000_000 };

/** Values that Postgres cannot hold are listed up to this number. */
const maxProblems = 12;

/**
 * Copies all rows into tables of the same names in one transaction. Tables begin empty, foreign keys are checked when
 * all rows are there, and number sequences go on from the highest number that was ever given.
 *
 * @param finish is run in the transaction
 * @returns number of rows
 * @throws Failure when a table is not the same afterwards; then nothing was changed
 */
export async function copyRows(
  source: DatabaseSync,
  postgres: Postgres,
  report: Report,
  finish: () => Promise<unknown>,
): Promise<number> {
  const columns = await readColumns(postgres);
  const names = listTableNames(source);
  let rows = 0;
  await transact(postgres, async () => {
    await postgres.query("SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL statement_timeout = 0");
    await postgres.query(`TRUNCATE ${[...new Set(columns.map(({ table }) => quote(table)))].join(', ')}`);
    const constraints = await dropForeignKeys(postgres);
    for (const [index, table] of names.entries()) {
      report(`table ${index + 1} of ${names.length}, ${rows} rows`);
      const own = columns.filter((column) => column.table === table);
      rows += await copyTable(source, postgres, table, own);
      await continueSequences(source, postgres, own);
    }
    report(`checking ${constraints.length} references`);
    for (const { table, name, definition } of constraints) {
      const sql = `ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition}`;
      await postgres.query(sql).catch((error: unknown) => explainRefusal(table, error));
    }
    await finish();
  });
  return rows;
}

type Column = {
  table: string;
  name: string;
  type: string;
  declared: string;
  scale: number | undefined;
  sequence: string;
};

async function readColumns(postgres: Postgres): Promise<Column[]> {
  const { rows } = await postgres.query(
    `SELECT relname, attname, typname, format_type(atttypid, atttypmod) AS declared,
       pg_get_serial_sequence(quote_ident(current_schema()) || '.' || quote_ident(relname), attname) AS sequence
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_type ON pg_type.oid = atttypid
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND attnum > 0
       AND NOT attisdropped AND attgenerated = ''
       AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
     ORDER BY relname, attnum`,
  );
  return rows.map(({ relname, attname, typname, declared, sequence }) => {
    const [, scale] = /^numeric\(\d+,(\d+)\)$/.exec(String(declared)) ?? [];
    return {
      ...{ table: String(relname), name: String(attname), type: String(typname), declared: String(declared) },
      ...{ scale: scale === undefined ? undefined : Number(scale), sequence: String(sequence ?? '') },
    };
  });
}

type Constraint = { table: string; name: string; definition: string };

/** Rows refer to each other in circles, and switching the check off is only for superusers. */
async function dropForeignKeys(postgres: Postgres): Promise<Constraint[]> {
  const { rows } = await postgres.query(
    `SELECT relname, conname, pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conparentid = 0`,
  );
  const constraints = rows.map(({ relname, conname, definition }) => ({
    ...{ table: String(relname), name: String(conname), definition: String(definition) },
  }));
  for (const { table, name } of constraints)
    await postgres.query(`ALTER TABLE ${quote(table)} DROP CONSTRAINT ${quote(name)}`);
  return constraints;
}

async function copyTable(
  source: DatabaseSync,
  postgres: Postgres,
  table: string,
  all: readonly Column[],
): Promise<number> {
  const select = source.prepare(`SELECT * FROM ${quote(table)}`);
  // Keys and sizes may be greater than JavaScript's safe integers.
  select.setReadBigInts(true);
  const present = new Set(select.columns().map(({ name }) => name));
  const columns = all.filter(({ name }) => present.has(name));
  const sums = columns.map(() => ({ count: 0n, sum: 0n }));
  const insert = buildInsert(table, columns);
  const problems: string[] = [];
  let rows = 0;
  let size = 0;
  let values: (string | null)[][] = columns.map(() => []);
  const send = async () => {
    if (problems.length === 0) await postgres.query(insert, values).catch((error) => explainRefusal(table, error));
    values = columns.map(() => []);
    size = 0;
  };
  for (const row of select.iterate()) {
    rows += 1;
    for (const [index, column] of columns.entries()) {
      const text = convert(row, column, problems);
      values[index]?.push(text);
      size += text?.length ?? 0;
      addToSum(sums[index], column, text);
    }
    if ((values[0]?.length ?? 0) >= batch.rows || size >= batch.bytes) await send();
    if (problems.length >= maxProblems) break;
  }
  if (problems.length > 0) {
    throw new Failure(
      `Table ${table} has values that Postgres cannot hold.`,
      ['Correct them in the studio, on SQLite (without the DB_ variables), then move again.'],
      problems,
    );
  }
  await send();
  await compare(postgres, table, columns, { rows, sums });
  return rows;
}

function convert(row: Record<string, SQLOutputValue>, column: Column, problems: string[]): string | null {
  try {
    return convertValue(row[column.name] ?? null, column);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    const [[key, value] = []] = Object.entries(row);
    problems.push(`${column.name} ${error.message} (row with ${key} ${value})`);
    return null;
  }
}

/** One parameter for each column. Texts are not cast, since a cast would cut off what is too long. */
function buildInsert(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ name }) => quote(name));
  const casts = columns.map(({ name, type, declared }) =>
    type === 'text' || type === 'varchar' || type === 'bpchar' ? quote(name) : `${quote(name)}::${declared}`,
  );
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`);
  return `INSERT INTO ${quote(table)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${casts} FROM unnest(${arrays}) AS t (${names})`;
}

type Sum = { count: bigint; sum: bigint };

/** What is added up of a column besides its number of values: money exactly, texts by their bytes. */
const totals: Record<string, { sql: (name: string) => string; of: (text: string) => bigint }> = {
  bool: { sql: (name) => `count(*) FILTER (WHERE ${name})`, of: (text) => (text === 'true' ? 1n : 0n) },
  timestamptz: {
    sql: (name) => `sum((extract(epoch FROM ${name}) * 1000)::bigint)`,
    of: (text) => BigInt(Date.parse(text)),
  },
  ...Object.fromEntries(
    ['int2', 'int4', 'int8'].map((type) => [type, { sql: (name: string) => `sum(${name})`, of: BigInt }]),
  ),
  ...Object.fromEntries(
    ['text', 'varchar', 'json', 'uuid', 'date'].map((type) => [
      type,
      {
        sql: (name: string) => `sum(octet_length(${name}::text))`,
        of: (text: string) => BigInt(Buffer.byteLength(text)),
      },
    ]),
  ),
};

const money = { sql: (name: string) => `sum(${name})`, of: (text: string) => BigInt(text.replace('.', '')) };

const getTotal = ({ type, scale }: Column) => (type === 'numeric' && scale !== undefined ? money : totals[type]);

function addToSum(sum: Sum | undefined, column: Column, text: string | null) {
  if (!sum || text === null) return;
  sum.count += 1n;
  sum.sum += getTotal(column)?.of(text) ?? 0n;
}

async function compare(
  postgres: Postgres,
  table: string,
  columns: readonly Column[],
  { rows, sums }: { rows: number; sums: readonly Sum[] },
) {
  const parts = columns.map((column, index) => {
    const total = getTotal(column)?.sql(quote(column.name)) ?? '0';
    return `count(${quote(column.name)}) AS count${index}, coalesce(${total}, 0)::text AS sum${index}`;
  });
  const found = await postgres.query(`SELECT count(*) AS rows, ${parts.join(', ')} FROM ${quote(table)}`);
  const [read = {}] = found.rows;
  const isSame = (index: number) =>
    String(read[`count${index}`]) === String(sums[index]?.count) &&
    BigInt(String(read[`sum${index}`]).replace('.', '')) === sums[index]?.sum;
  const wrong = columns.filter((_, index) => !isSame(index)).map(({ name }) => name);
  if (String(read.rows) === String(rows) && wrong.length === 0) return;
  throw new Failure(`Table ${table} is not the same in Postgres: ${read.rows} of ${rows} rows, sums of ${wrong}.`, [
    'Nothing was moved. This is a defect of the move; please report it with the lines above.',
  ]);
}

/** SQLite remembers the highest number, so that one of a deleted row is not given again. */
async function continueSequences(source: DatabaseSync, postgres: Postgres, columns: readonly Column[]) {
  for (const { table, name, sequence } of columns) {
    if (!sequence) continue;
    const { rows } = await postgres.query(`SELECT max(${quote(name)}) AS highest FROM ${quote(table)}`);
    const last = Math.max(Number(rows[0]?.highest ?? 0), findLastNumber(source, table));
    await postgres.query('SELECT setval($1, $2, $3)', [sequence, Math.max(last, 1), last >= 1]);
  }
}

function findLastNumber(source: DatabaseSync, table: string): number {
  if (!source.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").get()) return 0;
  return Number(source.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.seq ?? 0);
}

function explainRefusal(table: string, error: unknown): never {
  const detail = error instanceof Error && 'detail' in error ? [String(error.detail)] : [];
  throw new Failure(
    `Postgres refuses what is in table ${table}: ${getMessage(error)}`,
    ['Nothing was moved. Correct it in the studio, on SQLite (without the DB_ variables), then move again.'],
    detail,
  );
}
