import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAddresses } from '../../scripts/settings.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from '../isolated-directus.ts';
import { makeEmail } from '../order-api-calls.ts';
import { address } from '../orders-api-calls.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

let directus: IsolatedDirectus;
let site: Storefront;
let price = 1_000;

const lists = ['/shop/schmuck', '/en/shop/jewelry', '/fr/boutique/bijoux'];
const kept = `${lists[0]}?full=1`;

beforeAll(async () => {
  // Isolated: otherwise what other tests ask of Directus would delay the quotes here.
  directus = await startIsolatedDirectus();
  const { siteSecret, contentToken } = readAddresses(directus.url, directus.secrets, {});
  const environment = { SITE_SECRET: siteSecret, CONTENT_API_TOKEN: contentToken, LOG_LEVEL: 'info' };
  site = await startStorefront(directus.url, environment);
  // Every card is in memory and every list is kept once; a price that is above all others shows the same products.
  for (const list of lists) {
    while (!(await ask(`${list}?full=1`)).headers.etag) await wait(50);
  }
});
afterAll(async () => {
  await site?.close();
  await directus?.close();
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Client = {
  from?: string;
  headers?: Record<string, string>;
  body?: string;
  onSent?: (sent: ClientRequest) => void;
};

/** Each on a connection of its own. @throws when it is broken before the answer is whole */
function ask(path: string, { from = '127.0.0.1', headers = {}, body, onSent }: Client = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      site.url + path,
      { localAddress: from, agent: new Agent(), method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        const { statusCode: status = 0, headers: received } = response;
        response
          .toArray()
          .then((chunks) => resolve({ status, headers: received, body: Buffer.concat(chunks) }), reject);
      },
    );
    sent.on('error', reject).end(body);
    onSent?.(sent);
  });
}

/** A list that nobody has asked for yet. */
function makeList(list = lists[0]): string {
  price += 1;
  return `${list}?to=${100_000 + price}&sort=name&full=1`;
}

const lines = [{ product: 204, variant: 20401, personalization: { second_size: '54' }, count: 1 }];

function quote(choice: object = { payment_method: null, shipping_method: null }): Promise<Answer> {
  const body = JSON.stringify({ language: 'de', lines, country: 'DE', present_wrap: false, ...choice });
  return ask('/api/ecom/quote', { headers: { 'content-type': 'application/json' }, body });
}

/** Reads the price, and returns what places an order at it. */
async function prepareOrder(): Promise<() => Promise<Answer>> {
  const choice = { payment_method: 1, shipping_method: 1 };
  const { total_cents: accepted_total_cents } = JSON.parse((await quote(choice)).body.toString());
  const customer = { email: makeEmail(), phone: '', shipping_address: address, invoice_address: null, comment: '' };
  return () => {
    const order = { ...choice, ...customer, lines, accepted_total_cents, id: randomUUID(), language: 'de' };
    const headers = { 'content-type': 'application/json', origin: site.url };
    return ask('/api/ecom/order', { headers, body: JSON.stringify({ ...order, present_wrap: false }) });
  };
}

/** As a checkout does: where Directus took too long it is asked for again, and where the storefront refuses it is not. */
async function quoteAgain(): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await quote();
    if (!answer.body.includes('"away"') || tries === 5) return answer;
  }
}

type Renders = { begun: number; running: number; waiting: number; refused: number };

async function readRenders(): Promise<Renders> {
  return JSON.parse((await ask('/readyz')).body.toString()).renders;
}

async function untilIdle(): Promise<Renders> {
  for (;;) {
    const renders = await readRenders();
    if (renders.running + renders.waiting === 0) return renders;
    await wait(20);
  }
}

test('one address that requests too many uncached lists is refused, and others are served', async () => {
  const placeOrder = await prepareOrder();
  const before = await untilIdle();
  const flood = Array.from({ length: 300 }, (_, at) => {
    const path = at % 4 === 3 ? `/RSC/R${lists[0]}.txt?query=to%3D${200_000 + at}` : makeList(lists[at % 4]);
    return ask(path, { from: '127.0.0.2' }).then((answer) => ({ path, ...answer }));
  });
  const others = await Promise.all([
    ...Array.from({ length: 20 }, () => ask(kept)),
    ...Array.from({ length: 10 }, () => ask('/kontakt')),
    ...Array.from({ length: 5 }, quoteAgain),
    ...Array.from({ length: 3 }, placeOrder),
    ...['/healthz', '/readyz', '/robots.txt'].map((path) => ask(path)),
    ask(makeList(), { from: '127.0.0.3' }),
    ask(makeList(), { from: '127.0.0.4' }),
  ]);
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));

  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  const rendered = answers.filter(({ status }) => status === 200);
  expect(rendered.length + refused.length).toBe(300);
  expect(rendered.length).toBeGreaterThan(0);
  expect((await readRenders()).refused - before.refused).toBe(refused.length);
  const titles = {
    [lists[0] ?? '']: 'Gerade ist bei uns viel los',
    [lists[1] ?? '']: 'We are very busy just now',
    [lists[2] ?? '']: 'Il y a beaucoup de monde en ce moment',
  };
  for (const [list, title] of Object.entries(titles)) {
    const pages = refused.filter(({ path }) => path.startsWith(list));
    expect(pages.length).toBeGreaterThan(0);
    for (const { headers, body } of pages) {
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['5', 'no-store']);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(body.toString()).toContain(`<h1>${title}</h1>`);
    }
  }
  const payloads = refused.filter(({ path }) => path.startsWith('/RSC/'));
  expect(payloads.length).toBeGreaterThan(0);
  for (const { headers, body } of payloads) {
    expect([headers['retry-after'], body.toString()]).toEqual(['5', '503 Service Unavailable\n']);
  }
  await untilIdle();
  // What was refused is told in one line, not in a line each.
  const lines = site.readLog().split('\n');
  expect(lines.filter((line) => line.includes('"event":"request"') && line.includes('"status":503'))).toEqual([]);
});

test('concurrent requests for a list render it once', async () => {
  const before = await untilIdle();
  const path = makeList();
  const headers = { 'accept-encoding': 'br' };
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => ask(path, { from: `127.0.1.${1 + at}`, headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const { body } of answers) expect(brotliDecompressSync(body).toString()).toContain('</html>');
  expect((await untilIdle()).begun - before.begun).toBe(1);
});

test('a request aborted in the queue is not rendered, and logs no error', { timeout: 120_000 }, async () => {
  const count = (what: RegExp) => site.readLog().match(what)?.length ?? 0;
  const countLists = () => count(/"event":"request"[^\n]*"path":"\/shop\/schmuck"/g);
  const errors = count(/"level":"error"/g);
  const leave = (sent: ClientRequest) => sent.on('finish', () => sent.destroy());
  const { refused } = await untilIdle();
  // On a machine that is slow to send, each may have its turn at once; then more are sent.
  for (let came = 0, begun = 0, floods = 0; begun === came; floods += 1) {
    expect(floods).toBeLessThan(20);
    const before = { lists: countLists(), ...(await untilIdle()) };
    const flood = Array.from({ length: 60 }, () => ask(makeList(), { from: '127.0.0.5', onSent: leave }));
    await Promise.allSettled(flood);
    begun = (await untilIdle()).begun - before.begun;
    came = countLists() - before.lists;
  }
  expect((await readRenders()).refused).toBe(refused);
  expect(count(/"level":"error"/g)).toBe(errors);
});

test('a shared rendering continues when the first of its readers leaves', async () => {
  const before = await untilIdle();
  const path = makeList();
  let first: ClientRequest | undefined;
  const gone = ask(path, {
    from: '127.0.0.6',
    onSent: (sent) => {
      first = sent;
      sent.on('response', (response) => response.destroy());
    },
  }).catch(() => undefined);
  const others = Array.from({ length: 10 }, (_, at) => ask(path, { from: `127.0.2.${1 + at}` }));
  await gone;
  first?.destroy();
  const answers = await Promise.all(others);
  expect(answers.map(({ status, body }) => [status, body.includes('</html>')])).toEqual(others.map(() => [200, true]));
  expect((await untilIdle()).begun - before.begun).toBeLessThanOrEqual(2);
});

test('a cached page is the same in every content encoding', async () => {
  const askBoth = () => Promise.all([ask(kept), ask(kept, { headers: { 'accept-encoding': 'br' } })]);
  // Other files of this run change products, and the page is rendered anew then.
  let [plain, br] = await askBoth();
  while (!plain.headers.etag || !br.headers.etag) [plain, br] = await askBoth();
  expect(Number(plain.headers['content-length'])).toBe(plain.body.length);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
});
