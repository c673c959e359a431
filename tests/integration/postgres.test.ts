import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase } from '../../cms/instance.ts';
import { staffEmail } from '../../cms/model/access.ts';
import { createInstance } from '../../cms/populate-database.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { createCms } from '../cms.ts';
import { type IsolatedDirectus, makeFolder, startIsolatedDirectus } from '../isolated-directus.ts';
import { makeOrder, post } from '../orders-api-calls.ts';

/** The server that `npm run test:postgres` has started: `postgres://user@host:port`. */
const server = process.env.POSTGRES_URL ?? '';

const database = 'vitrine_move';

const onPostgres = { DB_CLIENT: 'pg', DB_CONNECTION_STRING: `${server}/${database}` };

const backupKey = 'a key that is long enough for a test';

type Outcome = { code: number; output: string };

function run(command: string, args: string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const script = join(import.meta.dirname, '..', '..', 'scripts', `${command}.ts`);
  const env = { ...process.env, CONTENT_API_URL: '', NODE_ENV: 'production', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

type Row = Record<string, unknown>;
type Client = {
  connect: () => Promise<void>;
  query: (sql: string) => Promise<{ rows: Row[] }>;
  end: () => Promise<void>;
};
type Driver = { Client: new (url: string) => Client };

async function query(sql: string, name = database): Promise<Row[]> {
  const driver: Driver = createRequire(join(import.meta.dirname, '../../cms/package.json'))('pg');
  const client = new driver.Client(`${server}/${name}`);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function listTables(schema = 'public'): Promise<string[]> {
  const rows = await query(
    `SELECT relname FROM pg_class WHERE relnamespace = '${schema}'::regnamespace AND relkind = 'r'`,
  );
  return rows.map(({ relname }) => String(relname)).sort();
}

async function placeOrder(url: string): Promise<{ uuid: string; number: string }> {
  const { answer } = await post('order', makeOrder(20301), url);
  if (!answer.order) throw new Error(JSON.stringify(answer));
  return answer.order;
}

const toCount = (number: string) => Number(number.slice(5));

describe.skipIf(!server)('on Postgres', () => {
  const place = makeFolder();
  const data = join(place, 'data');
  const file = join(data, 'data.db');
  const move = (environment: NodeJS.ProcessEnv = onPostgres) =>
    run('move-to-postgres', [], { ...environment, CMS_DATA: data });
  let shop: IsolatedDirectus | undefined;
  let last = '';

  beforeAll(async () => {
    await query(`CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`, 'postgres');
    await createInstance({ data, port: await findFreePort() });
    shop = await startIsolatedDirectus({}, data);
    const cms = createCms(shop.url, shop.secrets.adminToken);
    await cms.patch('/items/ecommerce_product_variant/20301', { stock: 500 });
    for (let count = 0; count < 3; count += 1) last = (await placeOrder(shop.url)).number;
    await cms.post('/collections', {
      ...{ collection: 'staff_notes', meta: {}, schema: {} },
      fields: [
        { field: 'id', type: 'uuid', meta: { special: ['uuid'] }, schema: { is_primary_key: true } },
        { field: 'weight', type: 'float', meta: {}, schema: {} },
        { field: 'seen', type: 'boolean', meta: { special: ['cast-boolean'] }, schema: {} },
      ],
    });
    await cms.post('/items/staff_notes', { weight: 0.123456789012345, seen: true });
    withDatabase(file, (open) =>
      open.exec(`CREATE TABLE till (id integer PRIMARY KEY AUTOINCREMENT, name varchar(3) NOT NULL, raw blob);
        INSERT INTO till (name, raw) VALUES ('longer than it says', x'00ff'), ('gone', NULL);
        DELETE FROM till WHERE name = 'gone'`),
    );
  }, 300_000);

  afterAll(async () => {
    await shop?.stop();
    rmSync(place, { recursive: true, force: true });
  });

  test('a shop is not moved while it runs, nor to a database that is not empty, or not there', async () => {
    expect(await move()).toMatchObject({ code: 1, output: expect.stringContaining(`Directus is running on ${data}`) });
    await shop?.stop();
    await query('CREATE TABLE guests (id integer)');
    expect(await move()).toMatchObject({ code: 1, output: expect.stringContaining('is not empty: it has guests.') });
    await query('DROP TABLE guests');
    const elsewhere = { DB_CLIENT: 'pg', DB_CONNECTION_STRING: 'postgres://127.0.0.1:9/none' };
    expect(await move(elsewhere)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Postgres does not answer'),
    });
    const missing = { DB_CLIENT: 'pg', DB_CONNECTION_STRING: `${server}/not_there` };
    expect(await move(missing)).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no such database'),
    });
    await query('CREATE ROLE visitor LOGIN', 'postgres');
    const asVisitor = {
      ...onPostgres,
      DB_CONNECTION_STRING: onPostgres.DB_CONNECTION_STRING.replace(/\/\/\w+@/, '//visitor@'),
    };
    expect(await move(asVisitor)).toMatchObject({
      code: 1,
      output: expect.stringContaining('visitor may not create tables'),
    });
    expect(existsSync(join(data, 'moved-to-postgres.json'))).toBe(false);
  });

  test('a value that Postgres cannot hold stops the move, and leaves the target empty and the shop on SQLite', async () => {
    const set = (notes: string) =>
      withDatabase(file, (open) => open.prepare('UPDATE ecommerce_order SET notes = ? WHERE id = 1').run(notes));
    set('a\0b');
    const { code, output } = await move();
    set('a b');
    expect([code, output]).toEqual([1, expect.stringContaining('notes holds the character NUL')]);
    expect(output).toContain('(row with id 1)');
    expect(await listTables()).toEqual([]);
    expect(readdirSync(data).sort()).toEqual(['data.db', 'secrets.json', 'state.json', 'uploads']);
  }, 300_000);

  test('every row is moved, orders and numbers go on, and staff log in as before', async () => {
    const before = readFileSync(file);
    const { code, output } = await move();
    expect([code, output]).toEqual([0, expect.stringContaining('The shop is now in Postgres')]);
    expect(readFileSync(file).equals(before)).toBe(true);

    const sqlite = new DatabaseSync(file, { readOnly: true });
    // The log of changes stays: its positions mean nothing in another database.
    const names = sqlite
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'vitrine_change%'",
      )
      .all();
    for (const { name } of names) {
      const [row] = await query(`SELECT count(*)::int AS count FROM "${name}"`);
      expect([name, row?.count]).toEqual([
        name,
        sqlite.prepare(`SELECT count(*) AS count FROM "${name}"`).get()?.count,
      ]);
    }
    sqlite.close();
    expect(await listTables()).toHaveLength(names.length);
    expect(await query("SELECT name, raw, nextval('till_id_seq') AS next FROM till")).toEqual([
      { name: 'longer than it says', raw: Buffer.from([0, 255]), next: '3' },
    ]);
    expect(await query('SELECT weight, seen FROM staff_notes')).toEqual([{ weight: 0.123456789012345, seen: true }]);

    shop = await startIsolatedDirectus(onPostgres, data);
    expect(toCount((await placeOrder(shop.url)).number)).toBe(toCount(last) + 1);
    const login = await fetch(`${shop.url}/auth/login`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ email: staffEmail, password: shop.secrets.staffPassword }),
    });
    expect(login.status).toBe(200);
    expect(await listTables()).toContain('vitrine_change');
    expect(output).not.toContain('vitrine_change');
    const holidays = await createCms(shop.url, shop.secrets.adminToken).get<Row[]>(
      '/items/holiday?fields=date&limit=1',
    );
    expect(holidays).toEqual([{ date: '2026-01-01' }]);
  }, 300_000);

  test('the SQLite database is not started any more', async () => {
    const { code, output } = await run('cms', [], { CMS_DATA: data, CMS_PORT: String(await findFreePort()) });
    expect([code, output]).toEqual([1, expect.stringContaining('was moved to Postgres')]);
  });

  test('an encrypted backup that is taken under orders brings every confirmed one back after everything is lost', async () => {
    if (!shop) throw new Error('The move has failed.');
    const { url } = shop;
    const confirmed = [await placeOrder(url), await placeOrder(url)];
    const backups = join(place, 'backups');
    const environment = { ...onPostgres, CMS_DATA: data, BACKUP_KEY: backupKey };
    const [{ code, output }] = await Promise.all([
      run('backup', [backups], environment),
      placeOrder(url),
      placeOrder(url),
    ]);
    expect([code, output]).toEqual([0, expect.stringContaining('It is encrypted')]);
    const [name = ''] = readdirSync(backups);
    const folder = join(backups, name);
    expect(readdirSync(folder).sort()).toEqual([
      'database.dump.encrypted',
      'manifest.json',
      'secrets.json.encrypted',
      'state.json.encrypted',
      'uploads',
    ]);
    const whileOpen = await run('restore', [folder], environment);
    expect(whileOpen).toMatchObject({ code: 1, output: expect.stringContaining('or somebody else, has') });
    await shop.stop();
    await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    rmSync(data, { recursive: true });

    const restored = await run('restore', [folder], environment);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('is now as it was at')]);
    const uuids = new Set((await query('SELECT uuid FROM ecommerce_order')).map(({ uuid }) => uuid));
    expect(confirmed.filter(({ uuid }) => !uuids.has(uuid))).toEqual([]);
    shop = await startIsolatedDirectus(onPostgres, data);
    expect(toCount((await placeOrder(shop.url)).number)).toBeGreaterThan(toCount(confirmed.at(-1)?.number ?? ''));
    await shop.stop();

    // Again over what is there: that is moved aside, with the order of after the backup.
    await query(
      'CREATE TYPE public.mood AS ENUM (); CREATE FUNCTION public.late(a int) RETURNS int LANGUAGE sql AS $$SELECT 1$$; CREATE VIEW public.till_names AS SELECT name FROM till',
    );
    const again = await run('restore', [folder], environment);
    const [, aside = ''] = /in the schema (\w+) of/.exec(again.output) ?? [];
    expect([again.code, aside]).toEqual([0, expect.stringMatching(/^before_restore_\d+_\d+$/)]);
    expect(await listTables(aside)).toEqual(await listTables());
    const [row] = await query(
      `SELECT (SELECT count(*) FROM ${aside}.ecommerce_order) - (SELECT count(*) FROM ecommerce_order) AS more`,
    );
    expect(row).toEqual({ more: '1' });
  }, 300_000);

  test('a failed restore leaves tables and data as they are', async () => {
    // The schema's dump has it, and only tables, routines and types are moved aside.
    await query('CREATE TEXT SEARCH CONFIGURATION public.in_the_way (COPY = simple)');
    const tables = await listTables();
    const backups = join(place, 'plain');
    const environment = { ...onPostgres, CMS_DATA: data };
    expect(await run('backup', [backups], environment)).toMatchObject({ code: 0 });
    writeFileSync(join(data, 'mark'), '');
    const [name = ''] = readdirSync(backups);
    const { code, output } = await run('restore', [join(backups, name)], environment);
    expect([code, output]).toEqual([1, expect.stringContaining('pg_restore has failed')]);
    expect(await listTables()).toEqual(tables);
    expect(existsSync(join(data, 'mark'))).toBe(true);
    await query('DROP TEXT SEARCH CONFIGURATION public.in_the_way');
  });
});
