import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDamage } from '../../cms/instance.ts';
import { createCms } from '../cms.ts';
import { type IsolatedDirectus, makeFolder, startIsolatedDirectus } from '../isolated-directus.ts';
import { makeOrder, post } from '../orders-api-calls.ts';

const variants = [20301, 20302, 20501, 20502, 20701, 20702];
const stockBefore = 1000;

type Outcome = { code: number; output: string };

/** Runs `npm run backup` or `npm run restore` on a data folder. */
function run(command: 'backup' | 'restore', data: string, folder: string): Promise<Outcome> {
  const script = join(import.meta.dirname, '..', '..', 'scripts', `${command}.ts`);
  const env = { ...process.env, CMS_DATA: data, CONTENT_API_URL: '', NODE_ENV: 'production' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, folder], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

/** Places orders, six at any time, until it is stopped; `answered` grows with what was accepted. */
function keepOrdering(url: string) {
  const answered: string[] = [];
  const refused: unknown[] = [];
  let isStopped = false;
  const work = async (variant: number) => {
    while (!isStopped) {
      const { answer } = await post('order', makeOrder(variant), url);
      if (answer.order) answered.push(answer.order.uuid);
      else refused.push(answer);
    }
  };
  const done = Promise.all(variants.map(work));
  const stop = async () => {
    isStopped = true;
    await done;
  };
  return { answered, refused, stop };
}

const waitFor = async (isThere: () => boolean) => {
  while (!isThere()) await new Promise((next) => setTimeout(next, 20));
};

const findUploads = (data: string) =>
  readdirSync(join(data, 'uploads')).filter((name) => /^[0-9a-f-]{36}\.\w+$/.test(name));

describe('a backup taken while orders are being placed', () => {
  const place = makeFolder();
  const restored = join(place, 'data');
  let shop: IsolatedDirectus;
  let copy: IsolatedDirectus | undefined;
  let folder = '';
  /** Uuids of the orders that were answered before the backup began. */
  let before: string[] = [];

  beforeAll(async () => {
    shop = await startIsolatedDirectus();
    const cms = createCms(shop.url, shop.secrets.adminToken);
    await cms.patch('/items/ecommerce_product_variant', {
      keys: variants,
      data: { stock: stockBefore, reorder_possible: false },
    });
    const orders = keepOrdering(shop.url);
    await waitFor(() => orders.answered.length >= 20);
    before = [...orders.answered];
    const { code, output } = await run('backup', shop.data, join(place, 'backups'));
    await orders.stop();
    expect(orders.refused).toEqual([]);
    expect([code, output]).toEqual([0, expect.stringContaining('The backup is whole')]);
    folder = join(place, 'backups', readdirSync(join(place, 'backups'))[0] ?? '');
  }, 180_000);

  afterAll(async () => {
    await shop.close();
    await copy?.stop();
    rmSync(place, { recursive: true, force: true });
  });

  test('is a private folder without temporary files beside it', () => {
    expect(readdirSync(join(place, 'backups'))).toHaveLength(1);
    const modes = [folder, ...['data.db', 'secrets.json', 'manifest.json'].map((name) => join(folder, name))];
    expect(modes.map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(['700', '600', '600', '600']);
    const { files, missing, directus } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    expect({ directus, missing }).toEqual({ directus: '11.17.4', missing: [] });
    expect(files).toHaveLength(findUploads(shop.data).length + 3);
  });

  test('is not restored over a database that Directus has open', async () => {
    const { code, output } = await run('restore', shop.data, folder);
    expect([code, output]).toEqual([1, expect.stringContaining(`Directus is running on ${shop.data}`)]);
  });

  test('is not restored when one of its files was changed, and the current data stays', async () => {
    const damaged = join(place, 'damaged');
    cpSync(folder, damaged, { recursive: true });
    const database = readFileSync(join(damaged, 'data.db'));
    database.writeUInt8((database.at(-100) ?? 0) ^ 1, database.length - 100);
    writeFileSync(join(damaged, 'data.db'), database);
    const target = join(place, 'other');
    const { code, output } = await run('restore', target, damaged);
    expect([code, output]).toEqual([1, expect.stringMatching(/is damaged: data\.db is not the file that was backed/)]);
    expect([existsSync(target), existsSync(`${target}.partial`)]).toEqual([false, false]);
  });

  test.each([
    ['a layout of the future', { format: 3 }, 'This backup has layout 3, and this checkout knows 1 and 2'],
    ['a later Directus', { directus: '12.0.0' }, 'This backup was made with Directus 12.0.0'],
    ['files outside its folder', { files: [{ path: '../x', bytes: 1, sha256: '' }] }, 'manifest.json cannot be read'],
  ])('is not restored when its manifest names %s', async (_, changes, message) => {
    const odd = join(place, 'odd');
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    cpSync(folder, odd, { recursive: true });
    writeFileSync(join(odd, 'manifest.json'), JSON.stringify({ ...manifest, ...changes }));
    const { code, output } = await run('restore', join(place, 'other'), odd);
    rmSync(odd, { recursive: true });
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  });

  function cancelOrdersOf(variantIds: readonly number[]) {
    const database = new DatabaseSync(join(restored, 'data.db'));
    const ordered = `SELECT "order" FROM ecommerce_order_item WHERE variant IN (${variantIds})`;
    database.exec(`UPDATE ecommerce_order SET status = 'cancelled' WHERE id IN (${ordered})`);
    database.close();
  }

  test('holds every order confirmed before it began, with consistent stock and demand', async () => {
    const { code, output } = await run('restore', restored, folder);
    expect([code, output]).toEqual([0, expect.stringContaining('is now as it was at')]);
    expect(findDamage(join(restored, 'data.db'), 'integrity_check')).toBeUndefined();
    expect(findUploads(restored)).toEqual(findUploads(shop.data));
    cancelOrdersOf([20701, 20702]);
    copy = await startIsolatedDirectus({}, restored);
    const cms = createCms(copy.url, copy.secrets.adminToken);
    const orders = await cms.get<{ uuid: string; items: { variant: number; count: number }[] }[]>(
      '/items/ecommerce_order?fields=uuid,items.variant,items.count&limit=-1',
    );
    const placed = new Set(orders.map(({ uuid }) => uuid));
    expect(before.filter((uuid) => !placed.has(uuid))).toEqual([]);
    const rows = await cms.get<{ id: number; stock: number }[]>(
      `/items/ecommerce_product_variant?filter[id][_in]=${variants}&fields=id,stock`,
    );
    const lines = orders.flatMap(({ items }) => items);
    const sold = (id: number) =>
      lines.filter(({ variant }) => variant === id).reduce((sum, { count }) => sum + count, 0);
    expect(rows.map(({ id, stock }) => [id, stockBefore - stock])).toEqual(rows.map(({ id }) => [id, sold(id)]));
    // At its start Directus counts what is asked for, and leaves out what was cancelled.
    const wanted = await cms.get<unknown[]>('/items/ecommerce_product?filter[demand][_gt]=0&fields=id&sort=id');
    expect(wanted).toEqual([{ id: 203 }, { id: 205 }]);
  }, 120_000);
});
