import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsAdmin } from '../../cms/cms-api.ts';
import { type Directus, startDirectus } from '../../cms/directus.ts';
import { getDatabaseFile } from '../../cms/instance.ts';
import { createInstance } from '../../cms/populate-database.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { createCms } from '../cms.ts';
import { makeOrder, type OrderRow } from '../orders-api-calls.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

const variant = 20701;
const stock = 50;
const stockPath = `/items/ecommerce_product_variant/${variant}?fields=stock,reorder_possible`;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-faults-'));
const data = join(folder, 'cms');

let directus: Directus;
let site: Storefront;
let metrics: string;
let cms: ReturnType<typeof createCms>;
/** The log of Directus. */
const lines: string[] = [];

/** A Directus that nobody else needs, and a storefront in front of it. */
beforeAll(async () => {
  const environment = { SITE_URL: process.env.SITE_URL, SITE_SECRET: '', EMAIL_SMTP_HOST: '127.0.0.1' };
  const logging = { LOG_STYLE: 'raw', LOG_LEVEL: 'info' };
  const NODE_OPTIONS = `--import=${new URL('../full-database.ts', import.meta.url)}`;
  const instance = { data, port: await findFreePort(), environment: { ...environment, ...logging, NODE_OPTIONS } };
  directus = await startDirectus(await createInstance(instance), (line) => lines.push(line));
  await openAsAdmin(directus, data, '');
  cms = createCms(directus.url, directus.secrets.adminToken);
  await cms.patch(stockPath, { stock, reorder_possible: false });
  const { siteSecret, storefrontToken, previewToken } = directus.secrets;
  const port = await findFreePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  site = await startStorefront(directus.url, {
    ...{ SITE_SECRET: siteSecret, CONTENT_API_TOKEN: storefrontToken, CONTENT_PREVIEW_TOKEN: previewToken },
    ...{ LOG_LEVEL: 'error', METRICS_PORT: String(port), TRUSTED_PROXY: '127.0.0.1' },
  });
}, 120_000);

afterAll(async () => {
  await site?.close();
  await directus?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

type Answered = {
  code: number;
  retryAfter: string | null;
  said: Record<string, unknown> & { order?: { number: string } };
};

/** An order as a browser sends it, and with the id that a proxy may give it. */
async function order(body: object, requestId = 'of-the-proxy'): Promise<Answered> {
  const headers = { 'content-type': 'application/json', origin: site.url, 'x-request-id': requestId };
  const response = await fetch(`${site.url}/api/ecom/order`, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = (await response.json()) as Answered['said'];
  return { code: response.status, retryAfter: response.headers.get('retry-after'), said };
}

const findOrders = (id: string): Promise<OrderRow[]> =>
  cms.get(`/items/ecommerce_order?filter[idempotency_key][_eq]=${id}&fields=*,items.*,payments.*,events.*,mails.*`);

const getStock = async (): Promise<number> => (await cms.get<{ stock: number }>(stockPath)).stock;

/** As the browser has it: without what the storefront adds. */
function makeAttempt() {
  const { project: _project, client: _client, ...body } = makeOrder(variant);
  return body;
}

type Attempt = ReturnType<typeof makeAttempt>;

/** The order stands whole and once, whatever its first answer was. */
async function expectOneOrder(attempt: Attempt, before: number) {
  const [one, other] = [await order(attempt), await order(attempt)];
  expect([one.code, one.said]).toMatchObject([200, { status: 'ok' }]);
  expect(other.said).toEqual(one.said);
  const rows = await findOrders(attempt.id);
  expect(rows).toMatchObject([{ order_number: one.said.order?.number, items: [{ stock_taken: 1 }], payments: [{}] }]);
  expect(rows[0]?.mails).toHaveLength(2);
  expect(await getStock()).toBe(before - 1);
}

const away = { status: 'failed', reason: 'away' };

describe('an order during a database lock', () => {
  const locks = (['IMMEDIATE', 'EXCLUSIVE'] as const).flatMap((kind) =>
    [1, 5, 15].map((seconds) => ({ kind, seconds })),
  );

  test.each(locks)(
    '$kind for $seconds s is placed, or refused with 503 and placed by the same idempotency key',
    async (lock) => {
      const before = await getStock();
      const other = new DatabaseSync(getDatabaseFile(data), { timeout: 10_000 });
      other.exec(`BEGIN ${lock.kind}`);
      const unlocked = wait(lock.seconds * 1000).then(() => other.exec('COMMIT'));
      const attempt = makeAttempt();
      const requestId = `locked-${lock.kind}-${lock.seconds}`;
      const first = await order(attempt, requestId);
      await unlocked;
      other.close();
      if (first.code !== 200) {
        expect([first.code, first.said]).toMatchObject([503, away]);
        expect(Number(first.retryAfter)).toBeGreaterThan(0);
        expect(await findOrders(attempt.id)).toEqual([]);
        expect(await getStock()).toBe(before);
        expect(lines.join('\n')).toContain(`/ecom/order was not kept: SQLITE_BUSY. Request ${requestId}.`);
      }
      await expectOneOrder(attempt, before);
    },
  );

  test('by a reader at commit leaves no transaction open', async () => {
    const before = await getStock();
    const other = new DatabaseSync(getDatabaseFile(data), { timeout: 10_000 });
    other.exec('BEGIN');
    other.prepare('SELECT count(*) FROM ecommerce_order').get();
    const unlocked = wait(5000).then(() => other.exec('COMMIT'));
    const attempt = makeAttempt();
    await order(attempt);
    await unlocked;
    other.close();
    await expectOneOrder(attempt, before);
    // Another connection sees it, so that it does not stand in a transaction that never ends.
    const reader = new DatabaseSync(getDatabaseFile(data), { readOnly: true, timeout: 10_000 });
    const seen = reader
      .prepare('SELECT count(*) AS count FROM ecommerce_order WHERE idempotency_key = ?')
      .get(attempt.id);
    reader.close();
    expect(seen?.count).toBe(1);
  });
});

/** What the kernel lets a running process write into one file, for lack of a disk that could be filled. */
function limitFiles(bytes: number | 'unlimited') {
  execFileSync('prlimit', [`--pid=${directus.program.pid}`, `--fsize=${bytes}:`]);
}

function canLimitFiles(): boolean {
  try {
    execFileSync('prlimit', ['--version']);
    return true;
  } catch {
    return false;
  }
}

describe('an order while Directus cannot write files', () => {
  // Other systems than Linux have no prlimit.
  test.skipIf(!canLimitFiles())(
    'is refused with 503, stores nothing, and is placed by the same idempotency key later',
    async () => {
      const before = await getStock();
      const attempt = makeAttempt();
      limitFiles(0);
      try {
        const refused = await order(attempt);
        expect([refused.code, refused.said]).toMatchObject([503, away]);
        expect(Number(refused.retryAfter)).toBeGreaterThan(0);
        expect(await findOrders(attempt.id)).toEqual([]);
        expect(await getStock()).toBe(before);
        for (const path of ['/server/ping', '/admin/login'])
          expect((await fetch(directus.url + path)).status).toBe(200);
      } finally {
        limitFiles('unlimited');
      }
      await expectOneOrder(attempt, before);
    },
  );
});

test('an order that finds the database full is refused with 503, stores nothing, and is placed by the same key later', async () => {
  const other = new DatabaseSync(getDatabaseFile(data), { timeout: 10_000 });
  other.exec('VACUUM');
  other.close();
  const before = await getStock();
  const placed: string[] = [];
  let refused: { attempt: Attempt; answer: Answered } | undefined;
  process.kill(directus.program.pid ?? 0, 'SIGUSR2');
  try {
    // The first ones may find room in pages that are not full.
    while (!refused && placed.length < 15) {
      const attempt = makeAttempt();
      const answer = await order(attempt, 'found-it-full');
      if (answer.code === 200) placed.push(attempt.id);
      else refused = { attempt, answer };
    }
    expect(refused?.answer).toMatchObject({ code: 503, said: away });
    expect(Number(refused?.answer.retryAfter)).toBeGreaterThan(0);
    expect(await findOrders(refused?.attempt.id ?? '')).toEqual([]);
    for (const id of placed)
      expect(await findOrders(id)).toMatchObject([{ items: [{ stock_taken: 1 }], payments: [{}] }]);
    expect(await getStock()).toBe(before - placed.length);
    expect(lines.join('\n')).toContain('/ecom/order was not kept: SQLITE_FULL. Request found-it-full.');
  } finally {
    process.kill(directus.program.pid ?? 0, 'SIGUSR2');
  }
  if (refused) await expectOneOrder(refused.attempt, before - placed.length);
});

/** What `/metrics` tells: a number for each sample. */
async function readMetrics() {
  const response = await fetch(metrics);
  const text = await response.text();
  const samples = [...text.matchAll(/^([^#\s]\S*) (\S+)$/gm)].map(([, sample = '', value]) => [sample, Number(value)]);
  const names = Array.from(text.matchAll(/^# TYPE (\S+) /gm), ([, name = '']) => name);
  return { type: response.headers.get('content-type'), samples: Object.fromEntries(samples), names };
}

test('Directus logs a call by the id of its request, and metrics tell orders, calls and mails that wait', async () => {
  const before = (await readMetrics()).samples;
  expect((await order(makeAttempt(), 'told-by-phone-1')).code).toBe(200);
  const findCall = () => lines.find((line) => line.includes('"id":"told-by-phone-1"'));
  await expect.poll(findCall).toContain('"url":"/ecom/order"');

  await expect.poll(async () => (await readMetrics()).samples.vitrine_mails_waiting).toBeGreaterThan(0);
  const { type, samples, names } = await readMetrics();
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
  const grown = (sample: string) => samples[sample] - before[sample];
  expect(grown('vitrine_orders_total{outcome="placed"}')).toBe(1);
  expect(grown('vitrine_requests_total{kind="order",status="2xx"}')).toBe(1);
  expect(grown('vitrine_cms_calls_total{kind="order",outcome="ok"}')).toBe(1);
  expect(grown('vitrine_cms_call_duration_seconds_count{kind="order"}')).toBe(1);
  expect(samples['vitrine_orders_total{outcome="failed"}']).toBeGreaterThan(0);
  expect(samples).toMatchObject({ vitrine_cms_up: 1, vitrine_workers_serving: 1, vitrine_workers_expected: 1 });
  expect(samples.vitrine_memory_resident_bytes).toBeGreaterThan(50e6);
  const without = names.filter((name) => !Object.keys(samples).some((sample) => sample.startsWith(name)));
  expect(without).toEqual([]);
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
});
