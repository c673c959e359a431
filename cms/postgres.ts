import { Failure } from '../scripts/launch/failure.mjs';
import { isOwnDatabase } from './instance.ts';

type Row = Record<string, unknown>;

/** A connection to the Postgres that the DB_ variables name, with the options that Directus takes from them. */
export type Postgres = {
  query: (sql: string, values?: readonly unknown[]) => Promise<{ rows: Row[] }>;
  host: string;
  port: number;
  database: string;
  user: string;
  password?: unknown;
  ssl?: unknown;
};

/** What is used of Directus's connection pool, which has no types. */
type DirectusDatabase = {
  default: () => {
    client: {
      acquireConnection: () => Promise<Postgres>;
      releaseConnection: (connection: Postgres) => Promise<void>;
    };
    destroy: () => Promise<void>;
  };
};

const directusDatabase: string = '@directus/api/database/index';

const oldestVersion = 13;

export function isPostgres(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment.DB_CLIENT === 'pg';
}

/** @throws Failure unless the DB_ variables name a Postgres as Directus takes them, with `_FILE` or without */
export function requirePostgres(environment: NodeJS.ProcessEnv = process.env): void {
  if (!isPostgres(environment)) {
    throw new Failure(
      isOwnDatabase(environment)
        ? 'The DB_ variables do not name a Postgres.'
        : `The DB_ variables name a database of the kind ${environment.DB_CLIENT}; only Postgres is known here.`,
      ['DB_CLIENT=pg, with DB_HOST, DB_PORT, DB_DATABASE, DB_USER and DB_PASSWORD, or DB_CONNECTION_STRING.'],
    );
  }
  const isSet = (name: string) => Boolean(environment[name] || environment[`${name}_FILE`]);
  if (isSet('DB_CONNECTION_STRING')) return;
  const missing = ['DB_HOST', 'DB_PORT', 'DB_DATABASE', 'DB_USER'].filter((name) => !isSet(name));
  if (missing.length === 0) return;
  throw new Failure(`To reach Postgres, ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`, [
    'Set them as for Directus, or DB_CONNECTION_STRING.',
  ]);
}

/** Connects for as long as `work` takes. */
export async function withPostgres<T>(work: (postgres: Postgres) => Promise<T>): Promise<T> {
  requirePostgres();
  // A .env file in the working directory would name another database than the one Directus is started with.
  process.env.CONFIG_PATH = '/dev/null';
  const { default: getDatabase }: DirectusDatabase = await import(directusDatabase);
  const database = getDatabase();
  try {
    const postgres = await database.client.acquireConnection().catch((error: unknown) => {
      throw explainConnectionError(error);
    });
    try {
      return await work(postgres);
    } finally {
      await database.client.releaseConnection(postgres);
    }
  } finally {
    await database.destroy();
  }
}

const connectionErrors: Record<string, [message: string, advice: string]> = {
  ECONNREFUSED: ['Postgres does not answer at that address', 'Is it running? Check DB_HOST and DB_PORT.'],
  ENOTFOUND: ['The host of Postgres is not known', 'Check DB_HOST.'],
  EAI_AGAIN: ['The host of Postgres cannot be looked up now', 'Check DB_HOST and the network.'],
  ETIMEDOUT: ['Postgres does not answer in time', 'Check DB_HOST, DB_PORT and the firewall.'],
  '28P01': ['Postgres does not accept the password', 'Check DB_USER and DB_PASSWORD.'],
  '28000': ['Postgres does not let this user in', 'Check DB_USER, and pg_hba.conf of the server.'],
  '3D000': ['There is no such database', 'Create it: createdb --owner=<DB_USER> --encoding=UTF8 <DB_DATABASE>'],
  '53300': ['Postgres has no connection left', 'Stop what is not needed, or raise max_connections.'],
  '57P03': ['Postgres is still starting', 'Try again in a moment.'],
};

/** Exported for its test. */
export function explainConnectionError(error: unknown): Failure {
  const [message, advice] = connectionErrors[getCode(error)] ?? [
    'Postgres cannot be reached',
    'Check the DB_ variables; DB_SSL where the server wants TLS.',
  ];
  return new Failure(`${message}: ${getMessage(error)}`, [advice]);
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message || getCode(error) : String(error);
}

/** Where it is, for people: without user and password. */
export function describePostgres({ host, port, database }: Postgres): string {
  return `${database} on ${host}:${port}`;
}

export type PostgresState = { version: number; schema: string; tables: string[] };

/** @throws Failure when Directus could not work there */
export async function checkPostgres(postgres: Postgres): Promise<PostgresState> {
  const { rows } = await postgres.query(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding,
       current_schema() AS schema, has_schema_privilege(current_schema(), 'CREATE') AS may_create,
       pg_is_in_recovery() AS is_replica`,
  );
  const { version, encoding, schema, may_create: mayCreate, is_replica: isReplica } = rows[0] ?? {};
  const where = describePostgres(postgres);
  if (Number(version) < oldestVersion) {
    throw new Failure(`${where} is Postgres ${version}; ${oldestVersion} or later is needed.`, ['Update the server.']);
  }
  if (encoding !== 'UTF8') {
    throw new Failure(`The database ${where} has the encoding ${encoding}, which lacks characters.`, [
      'Create it again: createdb --encoding=UTF8 --template=template0 <DB_DATABASE>',
    ]);
  }
  if (isReplica) throw new Failure(`${where} is a replica that cannot be written.`, ['Name the primary server.']);
  if (typeof schema !== 'string' || !mayCreate) {
    throw new Failure(`${postgres.user} may not create tables in ${where}.`, [
      `As its owner: ALTER DATABASE "${postgres.database}" OWNER TO "${postgres.user}"`,
      `or: GRANT USAGE, CREATE ON SCHEMA ${typeof schema === 'string' ? schema : 'public'} TO "${postgres.user}"`,
    ]);
  }
  return { version: Number(version), schema, tables: await listTables(postgres) };
}

/** Tables and views of the schema, without those of Postgres extensions. */
export async function listTables(postgres: Postgres): Promise<string[]> {
  const { rows } = await postgres.query(
    `SELECT relname FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')
       AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
     ORDER BY relname`,
  );
  return rows.map(({ relname }) => String(relname));
}

/** A table, routine, type and so on of a schema. */
export type Member = {
  /** As `ALTER` and `DROP` name it. */
  kind: string;
  /** Quoted, with the schema. */
  name: string;
};

/**
 * What a schema has, without what belongs to a Postgres extension or comes along with a table: tables first, since views and
 * routines use them.
 */
export async function listMembers(postgres: Postgres, schema: string): Promise<Member[]> {
  const { rows } = await postgres.query(
    `WITH space AS (SELECT oid FROM pg_namespace WHERE nspname = $1), members AS (
       SELECT 'pg_class'::regclass AS class, oid, format('%I.%I', $1::text, relname) AS name,
         CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'f' THEN 'FOREIGN TABLE'
           WHEN 'S' THEN 'SEQUENCE' WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END AS kind
       FROM pg_class WHERE relnamespace = (SELECT oid FROM space) AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S', 'c')
       UNION ALL
       SELECT 'pg_proc'::regclass, oid,
         format('%I.%I(%s)', $1::text, proname, pg_get_function_identity_arguments(oid)),
         CASE prokind WHEN 'a' THEN 'AGGREGATE' ELSE 'ROUTINE' END
       FROM pg_proc WHERE pronamespace = (SELECT oid FROM space)
       UNION ALL
       SELECT 'pg_type'::regclass, oid, format('%I.%I', $1::text, typname), 'TYPE'
       FROM pg_type WHERE typnamespace = (SELECT oid FROM space) AND typtype IN ('d', 'e', 'r')
     )
     SELECT kind, name FROM members
     WHERE NOT EXISTS (
       SELECT 1 FROM pg_depend WHERE classid = members.class AND objid = members.oid
         AND (deptype = 'e' OR (kind IN ('SEQUENCE', 'ROUTINE', 'TYPE') AND deptype IN ('a', 'i')))
     )
     ORDER BY kind <> 'TABLE', name`,
    [schema],
  );
  return rows.map(({ kind, name }) => ({ kind: String(kind), name: String(name) }));
}

/** Drops all that a schema has, within a transaction. */
export async function dropMembers(postgres: Postgres, schema: string): Promise<void> {
  for (const { kind, name } of await listMembers(postgres, schema))
    await postgres.query(`DROP ${kind} IF EXISTS ${name} CASCADE`);
}

/** Runs statements in one transaction. */
export async function transact<T>(postgres: Postgres, work: () => Promise<T>): Promise<T> {
  await postgres.query('BEGIN');
  try {
    const result = await work();
    await postgres.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that broke has rolled back by itself.
    await postgres.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** A name in SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
