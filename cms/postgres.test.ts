import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explainConnectionError, requirePostgres } from './postgres.ts';
import { findPostgresProgram } from './postgres-dump.ts';

describe('the programs of Postgres', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const install = (version: string) => {
    writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version}"\n`, { mode: 0o755 });
    return { POSTGRES_BIN: folder };
  };

  test.skipIf(process.platform === 'win32')('are those of the server’s version or later', () => {
    expect(findPostgresProgram('pg_dump', 15, install('15.14 (Debian 15.14-0+deb12u1)'))).toBe(join(folder, 'pg_dump'));
    expect(findPostgresProgram('pg_dump', 15, install('17.6'))).toBe(join(folder, 'pg_dump'));
    expect(() => findPostgresProgram('pg_dump', 15, install('14.2'))).toThrow(
      'pg_dump is version 14 here, older than the server, which is 15.',
    );
  });

  test('are named where they are missing', () => {
    expect(() => findPostgresProgram('pg_restore', 15, { POSTGRES_BIN: folder })).toThrow('is not installed here');
  });
});

test.each([
  [{ code: 'ECONNREFUSED' }, 'Postgres does not answer at that address: '],
  [{ code: '28P01' }, 'Postgres does not accept the password: '],
  [{ code: '3D000' }, 'There is no such database: '],
  [{ code: 'of tomorrow' }, 'Postgres cannot be reached: '],
])('explains why there is no connection: %o', (properties, message) => {
  expect(explainConnectionError(Object.assign(new Error('why'), properties)).message).toBe(`${message}why`);
});

test.each([
  [{}, 'The DB_ variables do not name a Postgres.'],
  [{ DB_CLIENT: 'mysql' }, 'of the kind mysql'],
  [{ DB_CLIENT: 'pg', DB_HOST: 'db', DB_PORT: '5432' }, 'DB_DATABASE, DB_USER are missing'],
])('names what is missing of the address of Postgres: %o', (environment, message) => {
  expect(() => requirePostgres(environment)).toThrow(message);
});

test('takes the address of Postgres as Directus does', () => {
  expect(() => requirePostgres({ DB_CLIENT: 'pg', DB_CONNECTION_STRING_FILE: '/run/secrets/db' })).not.toThrow();
});
