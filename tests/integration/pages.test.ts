import { expect, test } from 'vitest';
import { productPaths } from '../product-routes.ts';
import { fetchSite, readHtml } from '../site-fetch.ts';

for (const path of [
  `/shop/uhren?x=${'y'.repeat(10_000)}`,
  '/%E0%A4%A',
  '/shop/%00',
  '/KONTAKT/nichts',
  '/shop/nichts',
  '/shop/__proto__',
]) {
  test(`${path.slice(0, 40)} is refused in clear words`, async () => {
    const response = await fetchSite(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
}

for (const slug of ['nichts', '__proto__', '%3Cscript%3E', "x'or'1", `${'x'.repeat(500)}`]) {
  test(`there is no product ${slug.slice(0, 20)}`, async () => {
    const response = await fetchSite(`${productPaths[0].path}/${slug}`);
    expect(response.status).toBe(404);
  });
}

test('what is unknown elsewhere stays unknown', async () => {
  const unknown = ['/uhren/nichts', '/einblicke/nichts', '/en/insights/die-richtige-ringgroesse', '/fr/uhren/rolex'];
  for (const path of unknown) expect((await fetchSite(path)).status, path).toBe(404);
});

test('without scripts the checkout says how to order', async () => {
  const html = await readHtml('/shop/kasse');
  expect(/<noscript.*?<\/noscript>/s.exec(html)?.[0]).toContain('Die Kasse braucht JavaScript.');
});

test('a page says everything once, and its payload may be kept for good', async () => {
  const html = await readHtml('/kontakt');
  expect(html).not.toContain('__FLIGHT_DATA');
  const path = /"(\/payload\/[\w-]+\.txt)"/.exec(html)?.[1] ?? '';
  const payload = await fetchSite(path);
  expect(payload.status).toBe(200);
  expect(payload.headers.get('content-type')).toContain('text/x-component');
  expect(payload.headers.get('cache-control')).toContain('immutable');
});

test('the worker is sent anew whenever it is asked for, by a policy of its own, and weighs little', async () => {
  const answer = await fetchSite('/sw.js');
  const script = await answer.text();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.byteLength(script)).toBeLessThan(16_000);
  const again = await fetchSite('/sw.js');
  expect(await again.text()).toBe(script);
});
