import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { fetchSite, readHtml, site } from '../site-fetch.ts';

const pages = ['/', '/en/contact', '/shop/uhren', '/gibt-es-nicht', '/%E0%A4%A'];
for (const path of pages) {
  test(`the CSP of ${path} allows scripts of this site only`, async () => {
    const policy = (await fetchSite(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(/(?:script|default)-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
  });
}

const everyKind = [...pages, '/login', '/schaufenster', '/healthz', '/readyz', '/media/nichts/400.jpg', '/icons.svg'];
for (const path of everyKind) {
  test(`the response to ${path} has the security headers`, async () => {
    const headers = (await fetchSite(path)).headers;
    expect(headers.get('content-security-policy')).toMatch(/default-src '(?:self|none)'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('permissions-policy')).toBeTruthy();
  });
}

test('a nonce is never used twice', async () => {
  // Pages linked from mails are never cached.
  const nonceOf = async () =>
    /'nonce-([^']+)'/.exec(
      (await fetchSite('/newsletter/bestaetigen?token=x')).headers.get('content-security-policy') ?? '',
    )?.[1];
  const first = await nonceOf();
  expect(first).toBeTruthy();
  expect(await nonceOf()).not.toBe(first);
});

test('a cached page has no nonce', async () => {
  const policyOf = async () => (await fetchSite('/shop/uhren')).headers.get('content-security-policy') ?? '';
  await expect.poll(policyOf, { timeout: 30_000 }).toMatch(/^(?!.*nonce).*script-src 'self'/);
});

test('an unchanged page answers 304', async () => {
  // Other tests publish, and then it has changed.
  const readAgain = async () => {
    const etag = (await fetchSite('/kontakt')).headers.get('etag') ?? 'none';
    const second = await fetchSite('/kontakt', { headers: { 'if-none-match': etag } });
    return [second.status, await second.text()];
  };
  await expect.poll(readAgain, { timeout: 30_000 }).toEqual([304, '']);
});

test('hashed files are cacheable for a year, and compressed ones have their content encoding', async () => {
  const html = await readHtml('/');
  const script = /\/assets\/index-[^"']+\.js/.exec(html)?.[0] ?? '';
  const response = await fetchSite(script, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
});

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
  test(`${method} on a page is refused`, async () => {
    const response = await fetchSite('/kontakt', { method, headers: { origin: site } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('GET');
  });
}

test('server functions cannot be called', async () => {
  const response = await fetchSite('/RSC/F/abc/run.txt', { method: 'POST', headers: { origin: site }, body: 'x' });
  expect([404, 405]).toContain(response.status);
});

for (const path of ['/login', '/LOGIN', '/Login']) {
  test(`${path} redirects permanently to the provider’s portal`, async () => {
    const response = await fetchSite(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toMatch(/^https:\/\/portal\./);
  });
}

for (const path of ['/schaufenster', '/SchauFenster']) {
  test(`${path} redirects temporarily to the wedding rings`, async () => {
    const response = await fetchSite(path);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/trauringe');
  });
}

for (const [path, location] of [
  ['/fr/boutique/commander', '/fr/boutique/commande'],
  ['/fr/boutique/commande/c2VjcmV0?placed=1', '/fr/boutique/suivi/c2VjcmV0?placed=1'],
] as const) {
  test(`${path} from mails and bookmarks redirects permanently to ${location}`, async () => {
    const response = await fetchSite(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  });
}

test('a page address in the wrong letter case is served or refused', async () => {
  const response = await fetchSite('/KONTAKT');
  expect([308, 404]).toContain(response.status);
});

test('a picture has the requested size and format, and answers 304 when unchanged', async () => {
  const list = await readHtml('/shop/uhren?full=1');
  const [, card = ''] = list.split('<article');
  const path = /<source type="image\/avif" srcSet="([^" ]+)/.exec(card)?.[1] ?? '';
  // A busy server refuses to convert it at once.
  await expect.poll(async () => (await fetchSite(path)).status, { timeout: 20_000 }).toBe(200);
  const response = await fetchSite(path);
  expect(response.headers.get('content-type')).toBe('image/avif');
  const again = await fetchSite(path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  for (const refused of ['/media/../../etc/passwd', path.replace('.avif', '.svg'), path.replace(/\/\d+\./, '/401.')]) {
    expect((await fetchSite(refused)).status).toBeGreaterThanOrEqual(400);
  }
});

test('a request with two host headers is refused', async () => {
  const { hostname, port } = new URL(site);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
});
