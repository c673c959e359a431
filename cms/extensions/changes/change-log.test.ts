import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { Context, Database, Hooks } from '../directus.ts';
import { readChanges, trimLog } from './change-log.ts';
import startHook from './hook.ts';
import { createInstall, findDialect } from './install.ts';

const day = 86_400_000;

const tables = ['ecommerce_product', 'ecommerce_product_variant', 'ecommerce_product_attribute_value', 'menu'];

/** A SQLite database in memory with some of the content model, and its log. */
async function makeLog() {
  const sqlite = new DatabaseSync(':memory:');
  const run = (sql: string, bindings: readonly (string | number)[] = []) => sqlite.prepare(sql).all(...bindings);
  /** The Flows that name what pages show; and what statements must not contain, to fail. */
  const state = {
    flows: [{ options: { collections: tables } }] as object[],
    failing: undefined as string | undefined,
    failures: [] as unknown[],
    gate: Promise.resolve(),
    transactions: 0,
    onRaw: (_: string): unknown => undefined,
  };
  const selectFlows = () => ({ whereIn: () => ({ select: async () => state.flows }) });
  const database = Object.assign(selectFlows, {
    raw: async (sql: string, bindings?: (string | number)[]) => {
      state.onRaw(sql);
      if (state.failing && sql.includes(state.failing)) throw new Error(`${state.failing} is locked`);
      return run(sql, bindings);
    },
    transaction: async <T>(work: (inner: unknown) => Promise<T>): Promise<T> => {
      state.transactions += 1;
      await state.gate;
      run('begin');
      try {
        const result = await work(database);
        run('commit');
        return result;
      } catch (error) {
        run('rollback');
        throw error;
      }
    },
  }) as unknown as Database;
  run('create table ecommerce_product (id integer primary key, name text)');
  run('create table ecommerce_product_variant (id integer primary key, product integer)');
  run('create table ecommerce_product_attribute_value (id integer primary key)');
  run('create table menu (id integer primary key, name text)');
  const dialect = findDialect('sqlite3');
  if (!dialect) throw new Error('SQLite has a log.');
  const install = createInstall(database, dialect, (error) => state.failures.push(error));
  const wanted = [...tables, 'not_there'];
  expect(await install(wanted)).toBe(true);
  return {
    run,
    database,
    state,
    install: () => install(wanted),
    read: (after?: string) => readChanges(database, dialect, after),
    trim: (now: number) => trimLog(database, dialect, now),
  };
}

test('tells of created, changed and deleted rows once, of parts as of their products', async () => {
  const { run, read } = await makeLog();
  const { position, isReset } = await read();
  expect(isReset).toBe(true);
  expect(await read(position)).toEqual({ position, tags: [], isReset: false });
  run("insert into ecommerce_product values (7, 'Ring'), (8, 'Kette')");
  run("update ecommerce_product set name = 'Reif' where id = 7");
  const first = await read(position);
  expect(first).toMatchObject({ tags: ['ecommerce_product/7', 'ecommerce_product/8'], isReset: false });
  run('insert into ecommerce_product_variant values (1, 7), (2, null)');
  run('update ecommerce_product_variant set product = 9 where id = 1');
  run('insert into ecommerce_product_attribute_value values (1)');
  run("insert into menu values (1, 'Haupt')");
  run('delete from ecommerce_product where id = 8');
  const second = await read(first.position);
  const products = ['ecommerce_product/7', 'ecommerce_product/', 'ecommerce_product/9'];
  expect(second.tags).toEqual([...[...products, 'ecommerce_product_attribute_value', 'menu', 'ecommerce_product/8']]);
  expect(await read(second.position)).toMatchObject({ tags: [] });
  // Whoever has asked later than others gets all of it, each once.
  expect((await read(position)).tags).toEqual([
    ...['ecommerce_product/7', 'ecommerce_product/8', 'ecommerce_product/', 'ecommerce_product/9'],
    ...['ecommerce_product_attribute_value', 'menu'],
  ]);
});

test('tells of nothing that was rolled back', async () => {
  const { run, read } = await makeLog();
  const { position } = await read();
  run('begin');
  run("insert into menu values (1, 'Haupt')");
  run('rollback');
  expect(await read(position)).toEqual({ position, tags: [], isReset: false });
});

test('is numbered by one call at a time, while others tell what has a number', async () => {
  const { run, read, state } = await makeLog();
  const { position } = await read();
  run("insert into menu values (1, 'Haupt')");
  const before = state.transactions;
  const { promise, resolve } = Promise.withResolvers<void>();
  state.gate = promise;
  const first = read(position);
  await vi.waitFor(() => expect(state.transactions).toBe(before + 1));
  expect(await read(position)).toEqual({ position, tags: [], isReset: false });
  resolve();
  expect((await first).tags).toEqual(['menu']);
  expect(state.transactions).toBe(before + 1);
});

test('is not waited for on a locked database, and leaves the patience of others as it was', async () => {
  const { run, read, state } = await makeLog();
  const { position } = await read();
  run('pragma busy_timeout = 777');
  run("insert into menu values (1, 'Haupt')");
  const patience = () => run('pragma busy_timeout')[0]?.timeout;
  const seen: unknown[] = [];
  state.onRaw = (sql) => sql.startsWith('delete') && seen.push(patience());
  state.failing = 'delete from vitrine_change_waiting';
  await expect(read(position)).rejects.toThrow('locked');
  expect([seen, patience()]).toEqual([[0], 777]);
  state.failing = undefined;
  expect((await read(position)).tags).toEqual(['menu']);
  expect(patience()).toBe(777);
});

test('is trimmed to a day, and at least to the last 10,000 numbers', async () => {
  const { run, read, trim } = await makeLog();
  const { position } = await read();
  const [seq] = position.split('.').map(Number);
  for (let index = 0; index < 10_000; index += 1) run('insert into vitrine_change (tags, at) values (\'["menu"]\', 5)');
  const count = () => run('select count(*) as count, min(seq) as first from vitrine_change')[0];
  await trim(Date.now());
  expect(count()).toMatchObject({ count: 10_000 + (seq ?? 0) });
  await trim(Date.now() + 2 * day);
  expect(count()).toMatchObject({ count: 10_000, first: (seq ?? 0) + 1 });
  expect(await read(position)).toMatchObject({ tags: [], isReset: true });
});

test('a position of another history is a reset', async () => {
  const { run, read } = await makeLog();
  const { position } = await read();
  run("insert into menu values (1, 'Haupt')");
  const [seq, at] = (await read(position)).position.split('.').map(Number);
  for (const other of [`${seq}.${(at ?? 0) - 1}`, `${(seq ?? 0) + 5}.${at}`, 'x', '']) {
    expect(await read(other)).toMatchObject({ tags: [], isReset: true });
  }
});

test('a table that lost its triggers gets them again, and everything counts as changed', async () => {
  const { run, read, install } = await makeLog();
  const { position } = await read();
  await install();
  expect(await read(position)).toMatchObject({ isReset: false });
  run('drop trigger vitrine_change_menu_update');
  await install();
  const after = await read(position);
  expect(after).toMatchObject({ isReset: true });
  run("insert into menu values (1, 'Haupt')");
  expect((await read(after.position)).tags).toEqual(['menu']);
});

test('a table that cannot be watched keeps no other from it, and is tried again', async () => {
  const { run, state, read, install } = await makeLog();
  for (const table of ['ecommerce_product', 'menu']) run(`drop trigger vitrine_change_${table}_update`);
  const { position } = await read();
  state.failing = 'trigger if not exists "vitrine_change_ecommerce_product_';
  expect(await install()).toBe(false);
  expect(state.failures).toMatchObject([{ message: expect.stringContaining('is locked') }]);
  const listWatching = () =>
    run("select count(*) as count from sqlite_master where name like 'vitrine_change_%_update'");
  expect(listWatching()).toEqual([{ count: 3 }]);
  expect(await read(position)).toMatchObject({ isReset: true });
  state.failing = undefined;
  expect(await install()).toBe(true);
  expect(listWatching()).toEqual([{ count: 4 }]);
});

test.each(['vitrine_change', 'vitrine_change_waiting'])('%s that is gone is there again', async (table) => {
  const { run, read, install } = await makeLog();
  const { position } = await read();
  run(`drop table ${table}`);
  await install();
  const after = await read(position);
  expect(after).toMatchObject({ isReset: true });
  run("insert into menu values (1, 'Haupt')");
  expect((await read(after.position)).tags).toEqual(['menu']);
});

test('an emptied log begins anew, and everything counts as changed', async () => {
  const { run, read, trim, install } = await makeLog();
  const { position } = await read();
  run('delete from vitrine_change');
  await trim(Date.now());
  await install();
  expect(await read(position)).toMatchObject({ isReset: true });
});

test('changes that nobody asks for are trimmed, also where the Flows name no collections any more', async () => {
  const { run, database, state } = await makeLog();
  state.flows = [];
  const jobs = new Map<string, () => Promise<void>>();
  const hooks = {
    init: () => undefined,
    schedule: (cron: string, job: () => Promise<void>) => jobs.set(cron, job),
  } as unknown as Hooks;
  const logger = { warn: expect.unreachable, error: expect.unreachable };
  startHook(hooks, { database, env: { DB_CLIENT: 'sqlite3' }, logger } as unknown as Context);
  for (const job of jobs.values()) await job();
  run("insert into menu values (1, 'Haupt')");
  for (const job of jobs.values()) await job();
  expect(jobs.size).toBe(2);
  expect(run('select count(*) as count from vitrine_change_waiting')).toEqual([{ count: 0 }]);
});
