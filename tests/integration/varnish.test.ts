import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

const patience = { timeout: 30_000, interval: 50 };

import { startFaultProxy } from '../fault-proxy.ts';
import { productPaths, products } from '../product-routes.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { startVarnish } from '../varnish-server.ts';

const program = process.env.VARNISH ?? '';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Calls without `fetch`, which would unpack the body and hide its encoding. */
function call(url: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> }) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.on('error', reject).end();
  });
}

// `npm run test:varnish` names the program.
describe.skipIf(!program)('Varnish with deploy/vitrine.vcl before the storefront', () => {
  let varnish: Awaited<ReturnType<typeof startVarnish>>;
  let cms: Awaited<ReturnType<typeof startFaultProxy>>;
  let site: Storefront;

  beforeAll(async () => {
    varnish = await startVarnish(program);
    cms = await startFaultProxy(process.env.CMS_URL ?? '');
    site = await startStorefront(cms.url, {
      ...{ CDN: 'on', CDN_PURGE_URL: varnish.purgeUrl, CDN_PURGE_TOKEN: varnish.token },
      ...{ TRUSTED_PROXY: '127.0.0.1', RENDERS_PER_MINUTE: '3' },
    });
    varnish.setSite(site.url);
  });

  afterAll(async () => {
    await site?.close();
    await cms?.close();
    await varnish?.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    call(varnish.url + path, { method, headers });

  test('a page is kept in each encoding, packed by the storefront', async () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    const plain = (await ask('/kontakt')).body.toString();
    expect(plain).toContain('</html>');
    for (const encoding of ['br', 'gzip'] as const) {
      const accepted = { 'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : 'gzip' };
      // What the start purges is purged by then.
      await vi.waitFor(async () => expect((await ask('/kontakt', accepted)).headers['x-cache']).toBe('hit'), patience);
      const { headers, body } = await ask('/kontakt', accepted);
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
      expect(unpack[encoding](body).toString()).toBe(plain);
    }
  });

  test('a copy answers 304, HEAD, and parts of a file', async () => {
    const { headers, body } = await ask('/kontakt', { 'accept-encoding': 'br' });
    const known = await ask('/kontakt', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect([known.status, known.headers['x-cache'], known.body.length]).toEqual([304, 'hit', 0]);
    const head = await ask('/kontakt', { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(body.length), 0]);
    const page = (await ask('/')).body.toString();
    const [, picture = ''] = /src="(\/media\/[^"]+)"/.exec(page) ?? [];
    const whole = await ask(picture);
    const part = await ask(picture, { range: 'bytes=10-29' });
    expect([part.status, part.headers['content-range'], part.headers['x-cache']]).toEqual([
      206,
      `bytes 10-29/${whole.body.length}`,
      'hit',
    ]);
    expect(part.body).toEqual(whole.body.subarray(10, 30));
  });

  test('the frame of a page that nobody has asked for comes before Directus has answered', async () => {
    const path = `${productPaths[0].path}/${products.kinds}`;
    cms.fault.holds = (address) => address.includes('safety_information');
    onTestFinished(() => cms.reset());
    for (const accepted of ['identity', 'gzip', 'br']) {
      const response = await fetch(varnish.url + path, { headers: { 'accept-encoding': accepted } });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let html = '';
      while (!html.includes('<h1')) {
        const part = await reader?.read();
        expect(part?.done, `the frame with ${accepted}`).toBe(false);
        html += part?.value ?? '';
      }
      expect(html).not.toContain('</html>');
      await reader?.cancel();
    }
  });

  test('visitors are counted by the address that the proxy before Varnish has told', async () => {
    let pages = 0;
    const render = async (visitor: string) => {
      pages += 1;
      return (await ask(`/shop/uhren?fremd=${pages}`, { 'x-forwarded-for': visitor })).status;
    };
    await expect.poll(() => render('192.0.2.1')).toBe(429);
    expect(await render('198.51.100.1')).toBe(200);
    // What a visitor has written in front of it counts for nothing.
    expect(await render('203.0.113.7, 192.0.2.1')).toBe(429);
  });

  test('a socket is refused', async () => {
    const { port } = new URL(varnish.url);
    const socket = connect(Number(port), '127.0.0.1');
    const lines = [
      'GET / HTTP/1.1',
      'Host: localhost',
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const [first] = await once(socket, 'data');
    socket.destroy();
    expect(String(first)).not.toMatch(/^HTTP\/1\.1 101 /);
  });

  test('nobody purges without the token', async () => {
    await vi.waitFor(async () => expect((await ask('/faq')).headers['x-cache']).toBe('hit'), patience);
    const purge = (authorization: string) =>
      ask('/.purge', { authorization, 'surrogate-key': 'page' }, 'POST').then(({ status }) => status);
    expect([await purge(''), await purge('Bearer wrong')]).toEqual([403, 403]);
    expect((await ask('/faq')).headers['x-cache']).toBe('hit');
  });

  test('an error of the storefront hides no copy, and no order is sent twice', async () => {
    const seen: string[] = [];
    let status = 200;
    let open = Promise.resolve();
    const origin = createServer(async (incoming, outgoing) => {
      if (incoming.url !== '/readyz') seen.push(`${incoming.method} ${incoming.url} ${await text(incoming)}`);
      if (incoming.url === '/readyz') return outgoing.writeHead(200).end();
      await open;
      const kept = {
        'cdn-cache-control': 'max-age=300',
        'surrogate-key': 'page',
        'cache-control': 'private, no-cache',
      };
      outgoing.writeHead(status, status === 200 ? kept : { 'cache-control': 'no-store' }).end(`${status}`);
    });
    await once(origin.listen(0, '127.0.0.1'), 'listening');
    varnish.setSite(`http://127.0.0.1:${(origin.address() as AddressInfo).port}`);
    try {
      const accepted = ['identity', 'br'].map((encoding) => ({ 'accept-encoding': encoding }));
      for (const headers of accepted) expect((await ask('/known', headers)).status).toBe(200);
      status = 503;
      varnish.pass(3_600);
      seen.length = 0;
      for (const accept of [...accepted, ...accepted]) {
        const { body, headers } = await ask('/known', accept);
        expect([body.toString(), headers['x-cache']]).toEqual(['200', 'stale']);
      }
      expect((await ask('/unknown')).status).toBe(503);
      // Once for each reader: neither an error nor a copy in its place is a reason to ask again.
      expect(seen).toEqual([...Array.from({ length: 4 }, () => 'GET /known '), 'GET /unknown ']);
      // Nor does anybody wait for the error of another one.
      const held = Promise.withResolvers<void>();
      open = held.promise;
      seen.length = 0;
      const visitors = Promise.all(Array.from({ length: 20 }, () => ask('/known')));
      try {
        await expect.poll(() => seen.length, patience).toBe(20);
      } finally {
        held.resolve();
      }
      expect((await visitors).map(({ body }) => body.toString())).toEqual(Array.from({ length: 20 }, () => '200'));
      expect(seen).toHaveLength(20);
      seen.length = 0;
      expect((await ask('/api/ecom/order', {}, 'POST')).status).toBe(503);
      expect(seen).toEqual(['POST /api/ecom/order ']);
      // As soon as it answers again, so does Varnish.
      status = 200;
      expect((await ask('/unknown')).status).toBe(200);
      await vi.waitFor(async () => expect((await ask('/known')).headers['x-cache']).toBe('hit'), patience);
    } finally {
      varnish.setSite(site.url);
      origin.closeAllConnections();
      origin.close();
    }
  });
});
