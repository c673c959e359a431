import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { productPaths, products } from '../product-routes.ts';
import { lists } from '../routes.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

let line: FaultProxy;
let storefront: Storefront;

beforeAll(async () => {
  line = await startFaultProxy(process.env.CMS_URL ?? '');
  storefront = await startStorefront(line.url, { LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await storefront.close();
  await line.close();
});

/** Sends a request and leaves: at once, or when so many parts of the answer have come. */
function leave(head: readonly string[], parts: number): Promise<void> {
  const { hostname, port } = new URL(storefront.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let come = 0;
    socket.on('error', () => {}).on('close', () => resolve());
    socket.on('data', () => {
      come += 1;
      if (come >= parts) socket.resetAndDestroy();
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n`, () => {
      // The request is on its way before the connection ends.
      if (parts === 0) setImmediate(() => socket.resetAndDestroy());
    });
  });
}

const countLines = (event: RegExp) =>
  storefront
    .readLog()
    .split('\n')
    .filter((one) => event.test(one)).length;

test('visitors who leave are no errors, wherever they leave', async () => {
  // Parts of the pages come late, so that there is something to leave.
  line.fault.delayMs = 150;
  const paths = [
    ...productPaths.flatMap(({ path }) => [`${path}/${products.plain}`, `${path}/${products.kinds}?full=1`]),
    ...lists.map(({ path }) => `${path}?sort=price&page=1`),
    ...lists.map(({ path }) => `/RSC/R${path}.txt?query=${encodeURIComponent('sort=name')}`),
    '/newsletter/bestaetigen?token=x',
    '/embed/map/de',
    '/',
  ];
  const head = (path: string, encoding: string) => [
    `GET ${path} HTTP/1.1`,
    'host: a',
    'connection: close',
    `accept-encoding: ${encoding}`,
  ];
  const post = ['POST /api/contact HTTP/1.1', 'host: a', 'connection: close', 'content-length: 1000', '', 'name='];
  const started = paths.flatMap((path) =>
    ['br', 'gzip', 'identity'].flatMap((encoding) => [0, 1, 2].map((parts) => leave(head(path, encoding), parts))),
  );
  await Promise.all([...started, leave(post, 0), leave(post, 0)]);
  await expect.poll(() => countLines(/"event":"request".*"aborted":true/)).toBeGreaterThan(paths.length);
  // What was begun for them has ended by the time that another page has come whole.
  line.fault.delayMs = 0;
  expect((await fetch(`${storefront.url}${productPaths[0].path}/${products.reduced}`)).status).toBe(200);
  const complaints = storefront
    .readLog()
    .split('\n')
    .filter((one) => /"level":"(?:warn|error)"/.test(one));
  expect(complaints).toEqual([]);
});

test('a frame whose content cannot be had just now is a 503', async () => {
  line.fault.isCut = true;
  const response = await fetch(`${storefront.url}/embed/map/de`);
  line.heal();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

test.each(['%0d%0aset-cookie:a=b', '%00', '%E2%82%AC', '%250d%250a'])(
  'an address to translate that holds %s is refused',
  async (text) => {
    const of = `${encodeURIComponent(`${productPaths[0].path}/`)}${text}`;
    const response = await fetch(`${storefront.url}/api/translation?of=${of}&to=en`, { redirect: 'manual' });
    expect(response.status).toBe(400);
  },
);
