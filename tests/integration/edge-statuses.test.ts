import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { productPaths } from '../product-routes.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

let proxy: FaultProxy;
let storefront: Storefront;

beforeAll(async () => {
  proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  storefront = await startStorefront(proxy.url);
});
afterAll(async () => {
  await storefront.close();
  await proxy.close();
});

test('an embed document whose content is unavailable answers 503', async () => {
  proxy.fault.isCut = true;
  const response = await fetch(`${storefront.url}/embed/map/de`);
  proxy.reset();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

test.each(['%0d%0aset-cookie:a=b', '%00', '%E2%82%AC', '%250d%250a'])(
  'a language switch address that holds %s is refused',
  async (text) => {
    const of = `${encodeURIComponent(`${productPaths[0].path}/`)}${text}`;
    const response = await fetch(`${storefront.url}/api/translation?of=${of}&to=en`, { redirect: 'manual' });
    expect(response.status).toBe(400);
  },
);
