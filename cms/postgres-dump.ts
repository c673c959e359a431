import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../scripts/launch/failure.mjs';
import { getTimestamp } from './instance.ts';
import { describePostgres, dropMembers, getMessage, listMembers, type Postgres, quote, transact } from './postgres.ts';

const run = promisify(execFile);

const maxOutput = 2 ** 26;

/** Where Debian's packages install each version. */
const installed = '/usr/lib/postgresql';

type ProgramName = 'pg_dump' | 'pg_restore';

type Found = { path: string; version: number };

/**
 * The program of the server's version, or of the next later one that is installed: an older one does not know the
 * server, a much later one writes what the server does not know.
 */
export function findPostgresProgram(
  name: ProgramName,
  server: number,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const found = listFolders(environment).flatMap((folder) => findProgram(join(folder, name)));
  const fitting = found.filter(({ version }) => version >= server).sort((one, other) => one.version - other.version);
  if (fitting[0]) return fitting[0].path;
  const advice = [
    `Debian, Ubuntu: sudo apt-get install postgresql-client-${server}`,
    'Or name the folder of its programs: POSTGRES_BIN=/path/to/bin',
  ];
  const newest = Math.max(0, ...found.map(({ version }) => version));
  if (newest === 0) throw new Failure(`${name}, a program of Postgres, is not installed here.`, advice);
  throw new Failure(`${name} is version ${newest} here, older than the server, which is ${server}.`, advice);
}

function listFolders({ POSTGRES_BIN, PATH = '' }: NodeJS.ProcessEnv): string[] {
  if (POSTGRES_BIN) return [POSTGRES_BIN];
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  return [...versions.map((version) => join(installed, version, 'bin')), ...PATH.split(delimiter).filter(Boolean)];
}

function findProgram(path: string): Found[] {
  try {
    const [, version] = /\(PostgreSQL\) (\d+)/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' })) ?? [];
    return version ? [{ path, version: Number(version) }] : [];
  } catch {
    return [];
  }
}

/** The connection as the programs take it, with the password where other users of the machine do not see it. */
function getEnvironment(postgres: Postgres): NodeJS.ProcessEnv {
  const { host, port, user, password, database, ssl } = postgres;
  return {
    ...process.env,
    ...{ PGHOST: host, PGPORT: String(port), PGUSER: user, PGDATABASE: database },
    ...(typeof password === 'string' ? { PGPASSWORD: password } : {}),
    ...(ssl && !process.env.PGSSLMODE ? { PGSSLMODE: 'require' } : {}),
  };
}

type Dump = { program: string; schema: string; file: string };

/**
 * Writes the schema to a file as it is at one moment, while others write.
 *
 * @returns what `read` finds at the same moment
 */
export async function dumpPostgres<T>(
  postgres: Postgres,
  { program, schema, file }: Dump,
  read: () => Promise<T>,
): Promise<T> {
  return transact(postgres, async () => {
    await postgres.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const { rows } = await postgres.query('SELECT pg_export_snapshot() AS snapshot');
    const found = await read();
    await runProgram(postgres, program, [
      ...['--format=custom', '--no-password', '--no-owner', '--no-privileges', `--schema=${quote(schema)}`],
      ...[`--snapshot=${rows[0]?.snapshot}`, `--file=${file}`],
    ]);
    return found;
  });
}

/** Fills an empty schema from a dump, completely or not at all. */
export async function restorePostgres(postgres: Postgres, { program, schema, file }: Dump): Promise<void> {
  await runProgram(postgres, program, [
    ...['--no-password', '--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'],
    ...[`--schema=${schema}`, `--dbname=${postgres.database}`, file],
  ]);
}

async function runProgram(postgres: Postgres, program: string, args: string[]) {
  await run(program, args, { env: getEnvironment(postgres), maxBuffer: maxOutput }).catch((error: unknown) => {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : getMessage(error);
    const name = program.slice(program.lastIndexOf('/') + 1);
    throw new Failure(
      `${name} has failed on ${describePostgres(postgres)}.`,
      ['Nothing was changed.'],
      output.trim().split('\n').slice(-12),
    );
  });
}

/** The first lines of a dump that `pg_restore` can read; undefined for a damaged one. */
export async function findDumpDamage(program: string, file: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(program, ['--list', file], { maxBuffer: maxOutput });
    return /TABLE DATA \S+ directus_users /.test(stdout) ? undefined : 'It holds no tables of Directus.';
  } catch (error) {
    return getMessage(error);
  }
}

/** @throws Failure when others are connected, such as Directus, who would go on with tables that are gone */
export async function refuseWhileConnected(postgres: Postgres): Promise<void> {
  const { rows } = await postgres.query(
    `SELECT DISTINCT coalesce(nullif(application_name, ''), 'a program') || ' from ' || coalesce(host(client_addr), 'this machine') AS who
     FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  if (rows.length === 0) return;
  throw new Failure(
    `Directus, or somebody else, has ${describePostgres(postgres)} open.`,
    ['Stop it first, then again.'],
    rows.map(({ who }) => String(who)),
  );
}

/**
 * Moves all tables of a schema to a new one beside it, and the routines and types that a dump has as well; nothing is
 * deleted.
 *
 * @returns its name, undefined where there was nothing
 */
export async function moveTablesAside(postgres: Postgres, schema: string): Promise<string | undefined> {
  const members = await listMembers(postgres, schema);
  if (members.length === 0) return undefined;
  const { rows } = await postgres.query("SELECT has_database_privilege(current_database(), 'CREATE') AS may");
  if (!rows[0]?.may) {
    throw new Failure(`${postgres.user} may not create the schema to which the tables so far would be moved.`, [
      `As the owner of the database: GRANT CREATE ON DATABASE ${quote(postgres.database)} TO ${quote(postgres.user)}`,
      'Or name an empty database.',
    ]);
  }
  const aside = await findFreeSchema(postgres, `before_restore_${getTimestamp().replace('-', '_')}`);
  await transact(postgres, async () => {
    await postgres.query(`CREATE SCHEMA ${quote(aside)}`);
    for (const { kind, name } of members) await postgres.query(`ALTER ${kind} ${name} SET SCHEMA ${quote(aside)}`);
  });
  return aside;
}

async function findFreeSchema(postgres: Postgres, name: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const one = count === 1 ? name : `${name}_${count}`;
    const { rows } = await postgres.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [one]);
    if (rows.length === 0) return one;
  }
}

/** Brings tables back that were moved aside, in place of those that are there now. */
export async function moveTablesBack(postgres: Postgres, schema: string, aside: string | undefined): Promise<void> {
  await transact(postgres, async () => {
    await dropMembers(postgres, schema);
    if (!aside) return;
    for (const { kind, name } of await listMembers(postgres, aside))
      await postgres.query(`ALTER ${kind} ${name} SET SCHEMA ${quote(schema)}`);
    await postgres.query(`DROP SCHEMA ${quote(aside)}`);
  });
}
