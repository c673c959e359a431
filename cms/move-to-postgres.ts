import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { findFreePort } from '../scripts/free-port.ts';
import { Failure } from '../scripts/launch/failure.mjs';
import { runStep } from '../scripts/launch/progress.mjs';
import { readJson } from '../scripts/read-json.ts';
import { copyRows } from './copy-rows.ts';
import { lockData } from './data-lock.ts';
import { explainBrokenDatabase, runDirectusCommand, startDirectus } from './directus.ts';
import { copyDatabaseFile, findDamage, getDatabaseFile, hasDatabase, isInUse, withDatabase } from './instance.ts';
import { buildSnapshot } from './model/snapshot.ts';
import {
  explainOccupied,
  getScratchFolder,
  markMove,
  refuseMoved,
  removeScratchFolder,
  unmarkMove,
} from './move-mark.ts';
import {
  checkPostgres,
  describePostgres,
  dropMembers,
  type Postgres,
  quote,
  transact,
  withPostgres,
} from './postgres.ts';
import { applySchema } from './schema.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { createOtherTables, listPrograms, listTableNames } from './sqlite-tables.ts';
import { findState, getCurrentState } from './state.ts';

/** In Postgres while it is being filled, so that what an interrupted move has left is known as such. */
const unfinished = 'vitrine_move_unfinished';

export type Moved = {
  /** Where it is now. */
  to: string;
  tables: number;
  rows: number;
  /** Tables and columns that Directus does not know. */
  others: string[];
  /** Views and triggers of the SQLite database, which stay there. */
  programs: string[];
};

/**
 * Copies a shop from its SQLite database to an empty Postgres, completely or not at all. The SQLite database, uploads
 * and secrets stay as they are.
 *
 * @param data folder of the instance, which nobody may have open
 */
export async function moveToPostgres(data: string): Promise<Moved> {
  return withPostgres(async (postgres) => {
    await runStep('Checking the SQLite database', async () => checkSource(data));
    await lockTarget(postgres);
    const { schema, tables } = await checkPostgres(postgres);
    if (tables.includes(unfinished))
      await runStep('Removing an interrupted move', () => removeTables(postgres, schema));
    else if (tables.length > 0) throw explainOccupied(data, describePostgres(postgres), tables);
    const scratch = getScratchFolder(data);
    removeScratchFolder(data);
    mkdirSync(scratch, { mode: 0o700 });
    markMove(data, 'begun', describePostgres(postgres));
    try {
      await postgres.query(`CREATE TABLE ${unfinished} (begun timestamptz DEFAULT now())`);
      return await fill(postgres, data, scratch);
    } catch (error) {
      // Where the connection is lost, the next move removes it.
      await removeTables(postgres, schema).then(
        () => unmarkMove(data),
        () => undefined,
      );
      throw error;
    } finally {
      removeScratchFolder(data);
    }
  });
}

function checkSource(data: string) {
  const file = getDatabaseFile(data);
  if (!hasDatabase(data)) {
    throw new Failure(`There is nothing to move: ${file} does not exist.`, ['CMS_DATA names the folder of the shop.']);
  }
  refuseMoved(data, {});
  lockData(data);
  if (isInUse(file)) {
    throw new Failure(`Directus is running on ${data}.`, [
      'Stop it first, so that no order comes in meanwhile (Ctrl-C where npm start runs), then again.',
    ]);
  }
  const damage = findDamage(file, 'integrity_check');
  if (damage) throw explainBrokenDatabase(data, [damage]);
  const [before, now] = [findState(data), getCurrentState()];
  if (before?.directus !== now.directus || before.snapshot !== now.snapshot) {
    throw new Failure('The SQLite database is not of this version.', [
      'Start it once without the DB_ variables, which updates it, stop it, then move.',
    ]);
  }
  const broken = withDatabase(file, (database) => database.prepare('PRAGMA foreign_key_check').all());
  if (broken.length === 0) return;
  throw new Failure(
    'The SQLite database has rows that refer to rows which do not exist; Postgres accepts none.',
    ['Correct or delete them in the studio, then move.'],
    broken.slice(0, 12).map(({ table, rowid, parent }) => `${table}, row ${rowid}: nothing in ${parent}`),
  );
}

async function fill(postgres: Postgres, data: string, scratch: string): Promise<Moved> {
  const file = join(scratch, 'source.db');
  await runStep('Copying the SQLite database', async () => copyDatabaseFile(getDatabaseFile(data), file));
  await createTables(scratch, file);
  return withOpenDatabase(file, async (source) => {
    await widenNumbers(postgres);
    const others = await createOtherTables(source, postgres);
    const to = describePostgres(postgres);
    const rows = await runStep('Copying all rows', (report) =>
      copyRows(source, postgres, report, () => postgres.query(`DROP TABLE ${unfinished}`)),
    );
    markMove(data, 'done', to);
    await runStep('Collecting statistics for queries', () => postgres.query('ANALYZE'));
    return { to, tables: listTableNames(source).length, rows, others, programs: listPrograms(source) };
  });
}

async function withOpenDatabase<T>(file: string, work: (database: DatabaseSync) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Directus makes the tables, with its own and this shop's content model and what staff have added to it. */
async function createTables(scratch: string, source: string) {
  const secrets = readOrMakeSecrets(scratch);
  const port = await findFreePort();
  const snapshotFile = join(scratch, 'snapshot.json');
  const none = Object.fromEntries(Object.keys(process.env).flatMap((name) => (/^DB_/i.test(name) ? [[name, '']] : [])));
  const onSqlite = { ...none, DB_CLIENT: 'sqlite3', DB_FILENAME: source };
  await runStep('Reading its content model', () =>
    runDirectusCommand({ data: scratch, port, environment: onSqlite }, secrets, [
      ...['schema', 'snapshot', '--yes', '--format', 'json', snapshotFile],
    ]),
  );
  // Without the site, which it would tell of changes.
  const instance = { data: scratch, port, environment: { SITE_URL: '' } };
  await runStep('Creating the tables in Postgres', () => runDirectusCommand(instance, secrets, ['bootstrap']));
  const directus = await runStep('Starting Directus on them', () => startDirectus(instance));
  try {
    const address = { url: directus.url, token: directus.secrets.adminToken };
    const snapshot = JSON.stringify(joinSnapshots(readJson(snapshotFile, storedSnapshot)));
    await runStep('Applying the content model', () => applySchema(address, snapshot, false));
  } finally {
    await directus.stop();
  }
}

const part = v.looseObject({ collection: v.string(), field: v.optional(v.string()) });

const storedSnapshot = v.object({
  collections: v.array(part),
  fields: v.array(part),
  relations: v.array(part),
});

/** This shop's model for Postgres, and what else the source has. */
function joinSnapshots(source: v.InferOutput<typeof storedSnapshot>) {
  const own = buildSnapshot('postgres');
  const getKey = (one: { collection: string; field?: string | undefined }) => `${one.collection}.${one.field ?? ''}`;
  const add = <Own extends { collection: string }, Other extends { collection: string }>(
    known: readonly Own[],
    all: readonly Other[],
  ) => {
    const keys = new Set(known.map(getKey));
    return [...known, ...all.filter((one) => !keys.has(getKey(one)))];
  };
  return {
    ...own,
    collections: add(own.collections, source.collections),
    fields: add(own.fields, source.fields),
    relations: add(own.relations, source.relations),
  };
}

/** SQLite's floating point numbers have twice the digits of those that Directus makes in Postgres. */
async function widenNumbers(postgres: Postgres) {
  const { rows } = await postgres.query(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = current_schema() AND data_type = 'real'`,
  );
  for (const { table_name: table, column_name: column } of rows) {
    const name = quote(String(column));
    await postgres.query(`ALTER TABLE ${quote(String(table))} ALTER COLUMN ${name} TYPE double precision`);
  }
}

const removeTables = (postgres: Postgres, schema: string) => transact(postgres, () => dropMembers(postgres, schema));

/** Held as long as the connection: a second move would take the first one's tables for those of an interrupted one. */
async function lockTarget(postgres: Postgres) {
  const { rows } = await postgres.query('SELECT pg_try_advisory_lock(7160431286) AS is_alone');
  if (rows[0]?.is_alone) return;
  throw new Failure(`Another move is filling ${describePostgres(postgres)}.`, ['Wait until it has ended.']);
}
