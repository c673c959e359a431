import { connect } from 'node:net';
import { expect, test } from '@playwright/test';

const site = process.env.SITE_URL ?? 'http://localhost:3000';

const pages = ['/', '/en/contact', '/shop/uhren', '/gibt-es-nicht', '/%E0%A4%A'];
for (const path of pages) {
  test(`the policy of ${path} lets only scripts of this site run`, async ({ request }) => {
    const policy = (await request.get(path, { maxRedirects: 0 })).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(/(?:script|default)-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
  });
}

const everyKind = [...pages, '/login', '/schaufenster', '/healthz', '/readyz', '/media/nichts/400.jpg', '/icons.svg'];
for (const path of everyKind) {
  test(`the answer to ${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['content-security-policy']).toMatch(/default-src '(?:self|none)'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toBeTruthy();
  });
}

test('a nonce is never the same twice', async ({ request }) => {
  // What is sent by mail is never kept for the next reader.
  const nonceOf = async () =>
    /'nonce-([^']+)'/.exec(
      (await request.get('/newsletter/bestaetigen?token=x')).headers()['content-security-policy'] ?? '',
    )?.[1];
  const first = await nonceOf();
  expect(first).toBeTruthy();
  expect(await nonceOf()).not.toBe(first);
});

test('a page that is kept for the next reader has no nonce', async ({ request }) => {
  const policyOf = async () => (await request.get('/shop/uhren')).headers()['content-security-policy'] ?? '';
  await expect.poll(policyOf).not.toContain('nonce');
  expect(await policyOf()).toContain("script-src 'self'");
});

test('a page that has not changed is not sent again', async ({ request }) => {
  const first = await request.get('/kontakt');
  const etag = first.headers().etag ?? '';
  expect(etag).toBeTruthy();
  const second = await request.get('/kontakt', { headers: { 'if-none-match': etag } });
  expect(second.status()).toBe(304);
  expect((await second.body()).length).toBe(0);
});

test('hashed files stay for a year, and compressed ones say so', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /\/assets\/index-[^"']+\.js/.exec(html)?.[0] ?? '';
  const response = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['cache-control']).toContain('immutable');
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers().vary?.toLowerCase()).toContain('accept-encoding');
});

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
  test(`${method} on a page is refused`, async ({ request }) => {
    const response = await request.fetch('/kontakt', { method, headers: { origin: site } });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toContain('GET');
  });
}

test('server functions cannot be called', async ({ request }) => {
  const response = await request.post('/RSC/F/abc/run.txt', { headers: { origin: site }, data: 'x' });
  expect([404, 405]).toContain(response.status());
});

for (const path of ['/login', '/LOGIN', '/Login']) {
  test(`${path} leads for good to the portal of the provider`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(/^https:\/\/portal\./);
  });
}

for (const path of ['/schaufenster', '/SchauFenster']) {
  test(`${path} leads for now to the wedding rings`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe('/trauringe');
  });
}

test('a page in the wrong letter case is found or clearly refused', async ({ request }) => {
  const response = await request.get('/KONTAKT', { maxRedirects: 0 });
  expect([308, 404]).toContain(response.status());
});

test('a picture comes in the size and format asked for, and is not sent again unchanged', async ({ page, request }) => {
  await page.goto('/shop/uhren');
  const source = await page.locator('main article source[type="image/avif"]').first().getAttribute('srcset');
  const path = source?.split(' ')[0] ?? '';
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/avif');
  const again = await request.get(path, { headers: { 'if-none-match': response.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  for (const refused of ['/media/../../etc/passwd', path.replace('.avif', '.svg'), path.replace(/\/\d+\./, '/401.')]) {
    expect((await request.get(refused)).status()).toBeGreaterThanOrEqual(400);
  }
});

test('a request that says its host twice is refused', async () => {
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
