import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, siteUrl } from './site-fixture.ts';

let site: Awaited<ReturnType<typeof makeSite>>;

beforeAll(async () => {
  site = await makeSite({
    processRequest: async (request) => Response.json({ size: (await request.text()).length, url: request.url }),
  });
});
afterAll(() => site.close());

const everyAnswer = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

describe('a file of the release', () => {
  it('is sent in an accepted encoding, each with its own ETag', async () => {
    const plain = await site.ask('/kontakt');
    const br = await site.ask('/kontakt', { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await site.ask('/kontakt', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of [plain, br, gzip]) {
      expect([headers.vary, headers['content-length']]).toEqual(['accept-encoding', String(body.length)]);
    }
  });

  it('is a 304 for a client that has it', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await site.ask('/kontakt', { headers })).headers;
    const again = await site.ask('/kontakt', { headers: { ...headers, 'if-none-match': `"x", W/${etag}` } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect((await site.ask('/kontakt', { headers: { 'if-none-match': String(etag) } })).status).toBe(200);
  });

  it('has its length and no body for HEAD', async () => {
    const { status, headers, body } = await site.ask('/kontakt', { method: 'HEAD' });
    expect([status, Number(headers['content-length']) > 500, body.length]).toEqual([200, true, 0]);
  });

  it('has a policy with the hashes of its scripts', async () => {
    const { headers, body } = await site.ask('/kontakt');
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(body.toString()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it.each([
    ['/kontakt', 'no-cache'],
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/fonts/serif.woff2', 'public, max-age=2592000'],
    ['/RSC/R/kontakt.txt', 'no-cache'],
  ])('%s is cached as %s', async (path, expected) => {
    expect((await site.ask(path)).headers['cache-control']).toBe(expected);
  });

  it('may be as large as a video', async () => {
    const { headers, body } = await site.ask('/film.mp4');
    expect([headers['content-type'], body.length]).toEqual(['video/mp4', 2 * 1024 * 1024]);
  });

  it('is refused to a client that accepts none of its encodings', async () => {
    expect((await site.ask('/kontakt', { headers: { 'accept-encoding': 'identity;q=0' } })).status).toBe(406);
  });
});

const post = { method: 'POST', body: 'a=b' };
const foreign = (origin: string) => ({ ...post, headers: { origin } });
const hostile: [string, string, Parameters<typeof site.ask>[1], number][] = [
  ['broken encoding', '/%E0%A4%A', {}, 400],
  ['a zero byte', '/en/%00', {}, 400],
  ['a line break', '/kontakt%0d%0aset-cookie:a=b', {}, 400],
  ['a backslash', '/\\evil.example', {}, 400],
  ['a way up', '/en/../kontakt', {}, 400],
  ['a hidden way up', '/en/%2E%2e/kontakt', {}, 400],
  ['a web socket', '/kontakt', { headers: { connection: 'Upgrade', upgrade: 'WebSocket' } }, 400],
  ['another host in front', '//evil.example/', {}, 404],
  ['a query of ten kilobytes', `/kontakt?q=${'x'.repeat(10_240)}`, {}, 414],
  ['DELETE', '/kontakt', { method: 'DELETE' }, 405],
  ['OPTIONS', '/kontakt', { method: 'OPTIONS' }, 405],
  ['TRACE', '/kontakt', { method: 'TRACE' }, 405],
  ['a POST to a page', '/kontakt', post, 405],
  [
    'a form to a page',
    '/produkt/ring',
    { ...post, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    405,
  ],
  ['a server function', '/RSC/F/abc/save.txt', post, 404],
  ['a server function in disguise', '/RSC/_F/abc/save.txt', {}, 404],
  ['a payload that is none', '/RSC/R.txt', {}, 404],
  ['a POST without an origin', '/api/contact', post, 200],
  ['a POST of ours', '/api/contact', foreign(siteUrl), 200],
  ['a POST from nowhere', '/api/contact', foreign('null'), 403],
  ['a POST from elsewhere', '/api/contact', foreign('https://evil.example'), 403],
  ['a POST from a sister site', '/api/contact', { ...post, headers: { 'sec-fetch-site': 'same-site' } }, 403],
  ['a POST of 100 kB', '/api/contact', { method: 'POST', body: 'x'.repeat(102_400) }, 413],
  ['a POST of 100 kB in parts', '/api/contact', { method: 'POST', body: 'x'.repeat(102_400), chunked: true }, 413],
  ['a GET with a body', '/produkt/ring', { body: 'x', headers: { 'content-length': '1' } }, 400],
  ['a build file of an old release', '/assets/index-old.js', {}, 404],
];

describe('a body', () => {
  it('is forgotten once the app has read it, though its response waits for the one before it', async () => {
    let readCount = 0;
    const page = Promise.withResolvers<void>();
    const busy = await makeSite({
      processRequest: async (request) => {
        if (request.method === 'GET') await page.promise;
        readCount += (await request.text()).length > 0 ? 1 : 0;
        return Response.json({});
      },
    });
    const body = 'x'.repeat(64 * 1024);
    const head = `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`;
    const sockets = Array.from({ length: 8 }, () => {
      const socket = connect(busy.port, '127.0.0.1').on('error', () => {});
      socket.write('GET /produkt/ring HTTP/1.1\r\nhost: a\r\n\r\n');
      for (let sent = 0; sent < 8; sent += 1) socket.write(head + body);
      return socket;
    });
    await expect.poll(() => readCount).toBe(64);
    expect((await busy.ask('/api/contact', { method: 'POST', body })).status).toBe(200);
    page.resolve();
    for (const socket of sockets) socket.destroy();
    busy.close();
  });
});

describe('the guard', () => {
  it.each(hostile)('%s: %s', async (_what, path, options, expected) => {
    const { status, headers, body } = await site.ask(path, options);
    expect(status).toBe(expected);
    for (const name of everyAnswer) expect(headers).toHaveProperty(name);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (status !== 200 && status !== 404) expect(body.toString()).toMatch(/<h1>(?:de|en) \w+<\/h1>|^4\d\d /);
    if (status === 405) expect(headers.allow).toBe('GET, HEAD');
  });

  it('answers in the language of the address', async () => {
    expect((await site.ask('/fr/%00')).body.toString()).toContain('<html lang="fr">');
  });

  it.each([
    ['no host', 'GET /kontakt HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /kontakt HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 400],
    ['a target that is no path', 'GET kontakt HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
    ['a whole address', 'GET http://evil.example/kontakt HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 200],
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_what, text, expected) => {
    const answer = await site.sendRaw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${expected} `));
    for (const name of everyAnswer) expect(answer).toContain(`${name}: `);
  });

  it('replaces the host header by the site’s own', async () => {
    const { body } = await site.ask('/produkt/ring?a=1', { headers: { host: 'evil.example' } });
    expect(JSON.parse(body.toString())).toMatchObject({ url: `${siteUrl}/produkt/ring?a=1` });
  });
});
