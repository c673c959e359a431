import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '../../scripts/free-port.ts';
import { openRedisHints } from '../../src/server/redis/redis-hints.ts';
import { signatureHeader, signCall } from '../../src/server/signature.ts';
import { makeContactInput, makeIpAddress } from '../contact-input.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { startRedisServer } from '../redis-server.ts';
import { makeSmallOrder, openForSale, openSmallSite, type SmallSite } from '../small-site.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

/** A release takes some seconds, and many more on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });
const patience = { timeout: 120_000, interval: 100 };

const ring = 1;
const list = '/shop?full=1';

let small: SmallSite;
let proxy: FaultProxy;
let metricsPort: string;
let site: Storefront;

/** Two processes behind one port. */
const start = (changes: Record<string, string> = {}) =>
  startStorefront(proxy.url, {
    ...small.environment,
    ...{ WEB_CONCURRENCY: '2', DIST_DIR: small.dist, TRUSTED_PROXY: '127.0.0.1', LOG_LEVEL: 'info' },
    ...changes,
  });

beforeAll(async () => {
  small = await openSmallSite();
  proxy = await startFaultProxy(small.directus.url);
  await openForSale(small.cms, [ring], 1);
  await small.makeRelease();
  metricsPort = String(await findFreePort());
  site = await start({ METRICS_PORT: metricsPort });
  await untilAllServe();
  await untilCached(list);
});

afterEach(() => proxy.reset());

afterAll(async () => {
  await site?.close();
  await proxy?.close();
  await small?.close();
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Sent = { from?: string; body?: string; headers?: Record<string, string>; at?: Storefront };

/** Each on a connection of its own, which the processes get in turn. Status 0: the connection was broken. */
function ask(path: string, { from = '203.0.113.7', body, headers = {}, at = site }: Sent = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, headers: {}, text: '' });
    const method = body === undefined ? 'GET' : 'POST';
    const given = { 'x-forwarded-for': from, origin: at.url, ...headers };
    const sent = request(at.url + path, { agent: false, method, headers: given }, (response) => {
      response.toArray().then((chunks) => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, text: Buffer.concat(chunks).toString() });
      }, fail);
    });
    // What was handed to a process that ends before it takes it is answered by nobody.
    sent.setTimeout(20_000, () => sent.destroy());
    sent.on('error', fail).end(body);
  });
}

/** The same from every process, and some more. */
const askAll = (path: string, sent: Sent = {}) => Promise.all(Array.from({ length: 8 }, () => ask(path, sent)));

async function untilAllServe(at = site) {
  await vi.waitFor(async () => {
    const { workers } = JSON.parse((await ask('/readyz', { at })).text || '{}');
    expect(workers).toEqual({ serving: 2, of: 2 });
  }, patience);
}

async function untilCached(path: string, at = site) {
  await vi.waitFor(async () => {
    for (const { headers } of await askAll(path, { at })) expect(headers.etag).toBeDefined();
  }, patience);
}

const json = { 'content-type': 'application/json' };

const order = (body: object, from: string) =>
  ask('/api/ecom/order', { from, headers: json, body: JSON.stringify(body) }).then(({ status, text }) => ({
    status,
    answer: JSON.parse(text) as { order?: { number: string }; reason?: string },
  }));

/** As a checkout does: the same order again, where the database was busy for too long. */
async function orderAgain(body: object, from: string): ReturnType<typeof order> {
  for (let tries = 1; ; tries += 1) {
    const answer = await order(body, from);
    if (answer.status !== 503 || tries === 5) return answer;
  }
}

/** What the Flow of the studio sends. */
function sign(path: string, body: string): Sent {
  const call = { direction: 'cms-to-storefront', method: 'POST', path, body } as const;
  return { body, headers: { ...json, [signatureHeader]: signCall(small.directus.secrets.siteSecret, call) } };
}

const publish = (collection: string = randomUUID()) =>
  ask('/api/publish', sign('/api/publish', JSON.stringify({ collection })));

async function addPage(): Promise<string> {
  const path = `arbeiter-${randomUUID()}`;
  await small.cms.post('/items/page', {
    ...{ project: 1, status: 'published', path, translations: [{ language: 'de', title: 'Nebeneinander' }] },
  });
  return `/${path}`;
}

const stockPath = `/items/ecommerce_product/${ring}?fields=stock`;

const setStock = (stock: number) => small.cms.patch(stockPath, { stock });

const getStock = async () => (await small.cms.get<{ stock: number }>(stockPath)).stock;

/** Between two requests of a visitor: without it ten of them take both cores, and the next process starts slowly. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

const countPublications = () => site.readLog().split('"event":"publication"').length - 1;

/** Process ids of the workers, the oldest first. */
function listWorkers({ process: { pid } }: Storefront): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

/** The process that publishes: the first that has joined, or the next one after its end. */
function findLead(at = site): number {
  const pids = [...at.readLog().matchAll(/"event":"leading"[^\n]*"pid":(\d+)/g)].map(([, pid]) => Number(pid));
  return pids.at(-1) ?? 0;
}

test('both processes answer', async () => {
  await askAll('/kontakt');
  await expect
    .poll(() => {
      const ids = [...site.readLog().matchAll(/"event":"request","id":"\w+-(\d+)-/g)].map(([, worker]) => worker);
      return new Set(ids).size;
    })
    .toBe(2);
});

test('of fifty buyers of the last item one gets it, and equal orders to both processes are one order', async () => {
  await setStock(1);
  const orders = Array.from({ length: 50 }, () => makeSmallOrder(ring));
  const answers = await Promise.all(orders.map((one) => orderAgain(one, makeIpAddress())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, answer }) => status === 409 && answer.reason === 'changed')).toHaveLength(49);
  expect(await getStock()).toBe(0);

  await setStock(3);
  const one = makeSmallOrder(ring);
  const from = makeIpAddress();
  const same = await Promise.all(Array.from({ length: 20 }, () => orderAgain(one, from)));
  expect(new Set(same.map(({ status, answer }) => `${status} ${answer.order?.number}`)).size).toBe(1);
  const path = `/items/ecommerce_order?filter[idempotency_key][_eq]=${one.id}`;
  expect(await small.cms.get(path)).toHaveLength(1);
  expect(await getStock()).toBe(2);
});

test('an order is repeated at the other process although its client has reached the limit', async () => {
  const from = makeIpAddress();
  await setStock(3);
  const one = makeSmallOrder(ring);
  expect((await order(one, from)).status).toBe(200);
  const others = await Promise.all(Array.from({ length: 40 }, (_, at) => order({ ...one, id: `none ${at}` }, from)));
  // Thirty calls a minute, whichever process gets them.
  expect(others.filter(({ status }) => status === 400)).toHaveLength(29);
  expect(others.filter(({ status }) => status === 429)).toHaveLength(11);
  const repeated = await Promise.all(Array.from({ length: 4 }, () => order(one, from)));
  expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a sixth message from the same address within a minute is refused by either process', async () => {
  const from = makeIpAddress();
  const send = () =>
    ask('/api/contact', { from, headers: json, body: JSON.stringify({ ...makeContactInput(), privacy: true }) });
  const statuses: number[] = [];
  for (let at = 0; at < 8; at += 1) statuses.push((await send()).status);
  expect(statuses.slice(5)).toEqual([429, 429, 429]);
  expect(statuses.slice(0, 5)).not.toContain(429);
});

test('a client’s budget of renders is one for both processes', async () => {
  const limited = await start({ RENDERS_PER_MINUTE: '10' });
  onTestFinished(limited.close);
  const render = (at: number) => ask(`/shop?to=${5_000 + at}&full=1`, { at: limited, from: '203.0.113.9' });
  const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => render(at)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(6);
  for (const { headers, text } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(5);
    expect(text).toContain('sehr viele Anfragen');
  }
  expect((await ask('/kontakt', { at: limited, from: '203.0.113.9' })).status).toBe(200);
});

test('a signature is accepted once, by whichever process', async () => {
  const call = sign('/api/publish', JSON.stringify({ collection: 'ecommerce_product' }));
  const statuses = (await askAll('/api/publish', call)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([202, ...Array.from({ length: 7 }, () => 401)]);
});

test('a page is online in every process when its publication is reported', async () => {
  const address = await addPage();
  const before = countPublications();
  expect((await publish()).status).toBe(202);
  await expect.poll(countPublications, patience).toBeGreaterThan(before);
  expect((await askAll(address)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test('a change of a product purges its pages from both processes', async () => {
  const slug = `arbeiter-${randomUUID().slice(0, 8)}`;
  const translations = [{ language: 'de', display_name: 'Zwillingsopal' }];
  const { id } = await small.cms.post<{ id: number }>('/items/ecommerce_product?fields=id', {
    ...{ project: 1, status: 'published', slug, price_brutto: 120, stock: 1, translations },
  });
  const tell = () => {
    const path = '/api/catalogue';
    return ask(path, sign(path, JSON.stringify({ collection: 'ecommerce_product', event: 'update', keys: [id] })));
  };
  const address = `/shop/produkt/${slug}?full=1`;
  await tell();
  await untilCached(address);
  // From now on their own looks find nothing new: neither counts nor dates change.
  const seen = new Map<string, string>();
  const isLook = (path: string) => path.startsWith('/items/ecommerce_product?') && !path.includes('_in');
  proxy.fault.edit = (path, text) => {
    if (path === '/changes') return '{}';
    if (!isLook(path)) return text;
    seen.set(path, seen.get(path) ?? text);
    return seen.get(path) ?? text;
  };
  const calls = () => proxy.calls.filter(({ path }) => isLook(path)).length;
  const looked = calls();
  await expect.poll(calls).toBeGreaterThan(looked + 8);
  await small.cms.patch(`/items/ecommerce_product/${id}`, { price_brutto: 347 });
  expect((await tell()).status).toBe(202);
  await expect.poll(async () => (await askAll(address)).every(({ text }) => /\b347\b/.test(text)), patience).toBe(true);
});

test('the payload of a page comes from the process that has rendered it, whichever is asked', async () => {
  // Otherwise a part of the page would come later, and its payload with it.
  await untilCached(list);
  const path = `/shop?to=${4_000 + Math.floor(performance.now())}&full=1`;
  const page = await ask(path);
  const [, payload = ''] = /data-payload="([^"]+)"/.exec(page.text) ?? [];
  expect(payload).toMatch(/^\/payload\//);
  const answers = await askAll(payload.replace(/\?.*/, ''));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.text).toMatch(/^\d+:|^[0-9a-f]+:/);
  expect(answers[0]?.headers['content-type']).toContain('text/x-component');
  expect((await askAll('/payload/0000000000000000.txt')).map(({ status }) => status)).toEqual(
    Array.from({ length: 8 }, () => 404),
  );
});

test('a process that is killed under load takes its own requests with it, and is replaced', async () => {
  const killed = await start();
  onTestFinished(killed.close);
  const path = list;
  await untilAllServe(killed);
  await untilCached(path, killed);
  let isOver = false;
  let hasEnded = false;
  const answers: { status: number; isLater: boolean }[] = [];
  const ready: number[] = [];
  const visit = async () => {
    while (!isOver) {
      const isLater = hasEnded;
      answers.push({ status: (await ask(path, { at: killed })).status, isLater });
      await pause();
    }
  };
  const check = async () => {
    while (!isOver) {
      ready.push((await ask('/readyz', { at: killed })).status);
      await pause();
    }
  };
  const visitors = [...Array.from({ length: 10 }, visit), check()];
  await expect.poll(() => answers.length).toBeGreaterThan(100);
  const [first = 0] = listWorkers(killed);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => killed.readLog(), { timeout: 30_000, interval: 5 }).toContain('"event":"worker ended"');
  hasEnded = true;
  await untilAllServe(killed);
  isOver = true;
  await Promise.all(visitors);
  const failed = answers.filter(({ status }) => status !== 200);
  expect(failed.filter(({ isLater }) => isLater)).toEqual([]);
  // Ten visitors at most were being answered by it.
  expect(failed.length).toBeLessThanOrEqual(10);
  expect(ready.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
  expect(listWorkers(killed)).toHaveLength(2);
  expect(listWorkers(killed)).not.toContain(first);
  expect((await askAll('/kontakt', { at: killed })).every(({ status }) => status === 200)).toBe(true);
});

test('what the publishing process has not published when it is killed is published by the next one', async () => {
  const address = await addPage();
  // No content comes before it is killed.
  proxy.fault.holds = (path) => path.startsWith('/items/');
  const looked = proxy.calls.length;
  expect((await publish()).status).toBe(202);
  await expect.poll(() => proxy.calls.slice(looked).some(({ path }) => path.startsWith('/items/page'))).toBe(true);
  const lead = findLead();
  process.kill(lead, 'SIGKILL');
  await expect.poll(() => findLead(), patience).not.toBe(lead);
  proxy.reset();
  await expect.poll(async () => (await askAll(address)).every(({ status }) => status === 200), patience).toBe(true);
  await untilAllServe();
  expect((await askAll(address)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test('metrics are those of both processes, whichever is asked, and do not go back when one of them ends', async () => {
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const find = (sample: string) => Number(text.split(`\n${sample} `)[1]?.split('\n')[0]);
    return {
      pages: find('vitrine_requests_total{kind="static",status="2xx"}'),
      serving: find('vitrine_workers_serving'),
    };
  };
  const before = await read();
  await askAll('/kontakt');
  const expected = { pages: before.pages + 8, serving: 2 };
  await expect.poll(read).toEqual(expected);
  for (const { pages } of await Promise.all([read(), read(), read(), read()])) expect(pages).toBe(expected.pages);
  const [, last = 0] = listWorkers(site);
  process.kill(last, 'SIGKILL');
  await expect.poll(() => listWorkers(site).includes(last)).toBe(false);
  await untilAllServe();
  await expect.poll(read, patience).toEqual(expected);
});

test('a stop finishes the requests of all processes', async () => {
  const stopped = await start();
  await untilAllServe(stopped);
  await untilCached(list, stopped);
  // Orders wait for the content system, which refuses their total in the end.
  const isAsked = ({ path }: { path: string }) => path === '/ecom/order';
  proxy.fault.holds = (path) => isAsked({ path });
  const asked = proxy.calls.length;
  const orders = Array.from({ length: 6 }, () => {
    const body = JSON.stringify(makeSmallOrder(ring, { accepted_total_cents: 1 }));
    return ask('/api/ecom/order', { at: stopped, headers: json, body, from: makeIpAddress() });
  });
  await expect.poll(() => proxy.calls.slice(asked).filter(isAsked).length).toBe(6);
  const exit = once(stopped.process, 'exit');
  stopped.process.kill('SIGTERM');
  await expect.poll(() => stopped.readLog().split('"event":"stopping"').length - 1).toBe(2);
  proxy.reset();
  expect((await Promise.all(orders)).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 409));
  expect(await exit).toEqual([0, null]);
  expect(stopped.readLog().split('"event":"leading"').length - 1).toBe(1);
});

test('a stop that reaches every process at once is in order, too', async () => {
  const stopped = await start();
  await untilAllServe(stopped);
  const workers = listWorkers(stopped);
  const exit = once(stopped.process, 'exit');
  for (const pid of [...workers, stopped.process.pid ?? 0]) process.kill(pid, 'SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(stopped.readLog()).not.toContain('"event":"worker ended"');
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
});

test('a port that is taken ends the start', async () => {
  const { port } = new URL(site.url);
  await expect(start({ PORT: port })).rejects.toThrow('The storefront stopped with 1.');
  expect((await ask('/readyz')).status).toBe(200);
});

test('a storefront that Directus calls has the others ask at once through Redis, and asks at once for their hints', async () => {
  const redis = await startRedisServer();
  onTestFinished(redis.stop);
  const line = await startFaultProxy(small.directus.url);
  onTestFinished(line.close);
  const other = await start({ REDIS: redis.url, CONTENT_API_URL: line.url });
  onTestFinished(other.close);
  let received = 0;
  const onHint = () => {
    received += 1;
  };
  const hints = openRedisHints({ url: redis.url, secret: small.directus.secrets.siteSecret, onHint, firstRetryMs: 10 });
  onTestFinished(hints.close);
  // The storefront and this test have subscribed.
  await expect.poll(hints.publishHint, patience).toBe(2);
  const calls = [
    ['/api/catalogue', { collection: 'ecommerce_tag', keys: [1] }],
    ['/api/publish', { collection: 'menu' }],
  ] as const;
  for (const [path, content] of calls) {
    // Each call is waited for, or the hint of one would be taken for that of the next.
    await vi.waitFor(async () => {
      const before = received;
      expect((await ask(path, { at: other, ...sign(path, JSON.stringify(content)) })).status).toBe(202);
      await expect.poll(() => received, { timeout: 5_000, interval: 10 }).toBeGreaterThan(before);
    }, patience);
  }
  // Each of two processes asks once a second without hints, and twice with them.
  const countRecentCalls = () => {
    void hints.publishHint();
    return line.calls.filter(({ path, at }) => path === '/changes' && at > performance.now() - 4_000).length;
  };
  await expect.poll(countRecentCalls, patience).toBeGreaterThan(10);
});
