import { createRequire } from 'node:module';
import { expect, onTestFinished, test } from 'vitest';
import { readChanges } from '../../cms/extensions/changes/change-log.ts';
import { createInstall, findDialect } from '../../cms/extensions/changes/install.ts';
import type { Database } from '../../cms/extensions/directus.ts';
import { signatureHeader, signCall } from '../../src/server/signature.ts';
import { createCms } from '../cms.ts';

const cms = createCms();

type Changes = { position: string; tags: string[]; isReset: boolean };

async function call(after: string | undefined, secret = process.env.SITE_SECRET ?? '') {
  const body = JSON.stringify({ after });
  const what = { direction: 'storefront-to-cms', method: 'POST', path: '/changes', body } as const;
  const headers = { 'content-type': 'application/json', [signatureHeader]: signCall(secret, what) };
  return fetch(`${process.env.CMS_URL}/changes`, { method: 'POST', headers, body });
}

async function read(after?: string): Promise<Changes> {
  const response = await call(after);
  expect(response.status).toBe(200);
  return response.json();
}

/** A call goes on with what has a number while another one, such as a storefront's, is numbering. */
async function readUntil(after: string, tags: readonly string[]): Promise<Changes> {
  let changes: Changes | undefined;
  const readTags = async () => {
    changes = await read(after);
    return changes.tags;
  };
  await expect.poll(readTags).toEqual(expect.arrayContaining([...tags]));
  return changes ?? expect.fail('Nothing was read.');
}

async function makeProduct(): Promise<number> {
  const row = { project: 1, status: 'draft', slug: `protokoll-${crypto.randomUUID()}`, price_brutto: 120 };
  const { id } = await cms.post<{ id: number }>('/items/ecommerce_product?fields=id', row);
  onTestFinished(() => cms.delete(`/items/ecommerce_product/${id}`));
  return id;
}

test('the storefront alone is told of changes', async () => {
  expect((await call(undefined, 'another secret')).status).toBe(401);
  expect((await fetch(`${process.env.CMS_URL}/changes`)).status).toBe(401);
});

test('a change of a product, of its parts, of a page and of a file is told', async () => {
  const { position, isReset } = await read();
  expect(isReset).toBe(true);
  const id = await makeProduct();
  const tag = `ecommerce_product/${id}`;
  const created = await readUntil(position, [tag]);
  expect(created).toMatchObject({ isReset: false });
  const { id: variant } = await cms.post<{ id: number }>('/items/ecommerce_product_variant?fields=id', {
    ...{ product: id, display_name: 'Groß', price_brutto: 130 },
  });
  const withVariant = await readUntil(created.position, [tag]);
  await cms.delete(`/items/ecommerce_product_variant/${variant}`);
  await readUntil(withVariant.position, [tag]);
  const before = await read();
  const { id: page } = await cms.post<{ id: number }>('/items/page?fields=id', {
    ...{ project: 1, status: 'draft', path: `protokoll-${crypto.randomUUID()}` },
    translations: [{ language: 'de', title: 'Protokoll' }],
  });
  const [file] = await cms.get<{ id: string; title: string }[]>('/files?limit=1&fields=id,title');
  await cms.patch(`/files/${file?.id}`, { title: file?.title });
  await cms.delete(`/items/page/${page}`);
  await readUntil(before.position, ['page', 'page_translations', 'directus_files']);
});

type Client = {
  connect: () => Promise<void>;
  query: (sql: string, values?: readonly unknown[]) => Promise<unknown>;
  end: () => Promise<void>;
};

async function connect(connectionString: string): Promise<Client> {
  const { Client }: { Client: new (options: object) => Client } = createRequire(
    new URL('../../cms/package.json', import.meta.url),
  )('pg');
  const client = new Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

// On SQLite one transaction writes at a time.
test.runIf(process.env.TEST_DATABASE)('a change that is committed after a later one is told as well', async () => {
  const address = process.env.TEST_DATABASE ?? '';
  const [slow, rolledBack] = [await connect(address), await connect(address)];
  const [early, never, late] = [await makeProduct(), await makeProduct(), await makeProduct()];
  const touch = (id: number) => `update ecommerce_product set sort = 1 where id = ${id}`;
  const first = await read();
  await slow.query(`begin; ${touch(early)}`);
  await rolledBack.query(`begin; ${touch(never)}`);
  await cms.patch(`/items/ecommerce_product/${late}`, { sort: 2 });
  const second = await read(first.position);
  expect(second.tags).toContain(`ecommerce_product/${late}`);
  expect(second.tags).not.toContain(`ecommerce_product/${early}`);
  await slow.query('commit');
  await rolledBack.query('rollback');
  const third = await read(second.position);
  expect(third.tags).toContain(`ecommerce_product/${early}`);
  expect(third.tags).not.toContain(`ecommerce_product/${never}`);
});

test.runIf(process.env.TEST_DATABASE)('of many who ask at once, each is told of every change', async () => {
  const { position } = await read();
  const id = await makeProduct();
  const changes = Array.from({ length: 20 }, (_, sort) => cms.patch(`/items/ecommerce_product/${id}`, { sort }));
  const follow = async () => {
    const tags: string[] = [];
    let after = position;
    for (let round = 0; round < 20; round += 1) {
      const next = await read(after);
      expect(next.isReset).toBe(false);
      tags.push(...next.tags);
      after = next.position;
    }
    return tags;
  };
  const [told] = await Promise.all([Promise.all([follow(), follow(), follow()]), ...changes]);
  for (const tags of told ?? []) expect(tags).toContain(`ecommerce_product/${id}`);
});

/** A log in a schema of its own, of two tables to which two others write as well. */
async function makeOwnLog() {
  const address = process.env.TEST_DATABASE ?? '';
  const [owner, writer] = [await connect(address), await connect(address)];
  const schema = `log_${crypto.randomUUID().replaceAll('-', '')}`;
  await owner.query(`create schema ${schema}; set search_path = ${schema}`);
  onTestFinished(async () => {
    await owner.query(`drop schema ${schema} cascade`);
  });
  await owner.query('create table menu (id int); create table page (id int)');
  const database = {
    raw: (sql: string, bindings: readonly unknown[] = []) => {
      let count = 0;
      return owner.query(
        sql.replaceAll('?', () => `$${++count}`),
        bindings,
      );
    },
    transaction: async <T>(work: (inner: unknown) => Promise<T>): Promise<T> => {
      await owner.query('begin');
      try {
        const result = await work(database);
        await owner.query('commit');
        return result;
      } catch (error) {
        await owner.query('rollback');
        throw error;
      }
    },
  } as unknown as Database;
  const failures: unknown[] = [];
  const dialect = findDialect('pg');
  if (!dialect) throw new Error('Postgres has a log.');
  const install = createInstall(database, dialect, (error) => failures.push(error));
  return {
    ...{ owner, writer, schema, failures },
    install: () => install(['menu', 'page']),
    /** As another process does at its start. */
    installAnew: () => createInstall(database, dialect, (error) => failures.push(error))(['menu', 'page']),
    read: (after?: string) => readChanges(database, dialect, after),
  };
}

test.runIf(process.env.TEST_DATABASE)('a role with rights for one table alone changes it, and is told of', async () => {
  const { owner, writer, schema, install, installAnew, read } = await makeOwnLog();
  await install();
  // As an earlier version has made it.
  await owner.query(
    `alter function vitrine_note_change() security invoker; alter function vitrine_note_change() reset all`,
  );
  await installAnew();
  const role = `${schema}_writer`;
  await owner.query(`create role ${role}; grant usage on schema ${schema} to ${role}; grant insert on menu to ${role}`);
  onTestFinished(async () => {
    await owner.query(`drop owned by ${role}; drop role ${role}`);
  });
  const { position } = await read();
  await writer.query(
    `set role ${role}; create temp table vitrine_change_waiting (tag text); set search_path = pg_catalog`,
  );
  await writer.query(`insert into ${schema}.menu values (1)`);
  await writer.query('drop table pg_temp.vitrine_change_waiting; reset role');
  expect(await read(position)).toMatchObject({ tags: ['menu'], isReset: false });
});

test.runIf(process.env.TEST_DATABASE)('a table in use for long is watched later, and holds nobody up', async () => {
  const { owner, writer, schema, failures, install, read } = await makeOwnLog();
  await writer.query(`begin; insert into ${schema}.menu values (1)`);
  expect(await install()).toBe(false);
  expect(failures).toMatchObject([{ message: expect.stringContaining('lock timeout') }]);
  const { position } = await read();
  await owner.query('insert into page values (1)');
  expect(await read(position)).toMatchObject({ tags: ['page'], isReset: false });
  await writer.query('commit');
  expect(await install()).toBe(true);
  expect(await read(position)).toMatchObject({ isReset: true });
});
