import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { productPaths, products } from '../product-routes.ts';
import { lists } from '../routes.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

let proxy: FaultProxy;
let site: Storefront;

beforeAll(async () => {
  proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  site = await startStorefront(proxy.url);
  // From here on it knows which products there are.
  const other = `${site.url + productPaths[0].path}/${products.madeToOrder}`;
  await vi.waitFor(async () => expect(await (await fetch(other)).text()).toContain('product-page__title'), {
    timeout: 120_000,
  });
});

afterEach(() => proxy.reset());

afterAll(async () => {
  await site.close();
  await proxy.close();
});

/** Other products for each language, because a list is served from what another has fetched. */
const orders = { de: '', en: '?sort=-price', fr: '?sort=price' };

/**
 * Reads a page while the content system holds its answers, and lets them go once the frame has come and as many calls
 * have begun: one that waits for the answer to another never begins.
 *
 * @returns what had come by then, and in the end
 */
async function readHeld(path: string, isFrame: (html: string) => boolean, countOfCalls: number) {
  const asked = performance.now();
  const findCalls = () => proxy.calls.filter(({ path: call, at }) => at > asked && ofPage(call));
  proxy.fault.holds = ofPage;
  const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'identity' } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The page has no body.');
  let html = '';
  let frame: string | undefined;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    html += part.value;
    if (frame !== undefined || !isFrame(html)) continue;
    frame = html;
    await vi.waitFor(() => expect(findCalls().length).toBeGreaterThanOrEqual(countOfCalls), { timeout: 20_000 });
    proxy.reset();
  }
  return { frame, html, calls: findCalls() };
}

/** How a reader without scripts is led to the page with all its parts in place. */
const way = /<noscript><meta http-equiv="refresh" content="0;url=[^"]*(?:[?]|&amp;)full=1"><\/noscript>/;

function expectWayInHead(frame: string | undefined) {
  const [head, body] = frame?.split('</head>') ?? [];
  expect(head).toMatch(way);
  expect(body).not.toContain('http-equiv="refresh"');
}

const details = (path: string) => path.includes('/items/ecommerce_product?') && path.includes('safety_information');
const ofPage = (path: string) => details(path) || path.includes('teaser') || path.includes('ecommerce_product_rating');

for (const { language, path } of lists) {
  test(`the frame of ${path} streams before the CMS responds, the cards after`, async () => {
    const isFrame = (html: string) => /<h1[ >]/.test(html) && /<form[ >]/.test(html);
    const { frame, html, calls } = await readHeld(path + orders[language], isFrame, 1);
    expect(calls.length).toBeGreaterThan(0);
    expect(frame).not.toMatch(/<article[ >]/);
    expect(html).toMatch(/<article[ >]/);
    expectWayInHead(frame);
  });
}

/** Details, reviews and related products; the latter two are the same in each language. */
const callsOfProduct = { de: 3, en: 1, fr: 1 };

for (const { language, path } of productPaths) {
  test(`name and price of a product stream before the CMS responds in ${language}`, async () => {
    const isFrame = (html: string) => /<h1[ >]/.test(html) && html.includes('165');
    const product = `${path}/${products.kinds}`;
    const { frame, html, calls } = await readHeld(product, isFrame, callsOfProduct[language]);
    expect(frame).not.toContain('name="variant"');
    expect(html).toContain('name="variant"');
    expectWayInHead(frame);
    expect(calls.some((call) => details(call.path))).toBe(true);
    expect(calls.length).toBeLessThanOrEqual(4);
  });
}

test('cached content is in place, without a request to the CMS', async () => {
  const path = `${site.url + productPaths[0].path}/${products.kinds}`;
  await (await fetch(path)).text();
  const asked = performance.now();
  const html = await (await fetch(path)).text();
  expect(html.indexOf('type="radio"')).toBeLessThan(html.indexOf('</main>'));
  expect(html).not.toContain('http-equiv="refresh"');
  // An answer that comes now may be one to the first visit.
  expect(proxy.calls.filter(({ path: call, at }) => at > asked && ofPage(call))).toEqual([]);
});

test('a page that nobody has asked for yet is rendered only while nothing else is', async () => {
  const { path } = productPaths[0];
  const ahead = { headers: { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' } };
  const product = `${site.url + path}/${products.engraved}`;
  proxy.fault.holds = details;
  const asked = performance.now();
  const rendered = fetch(`${site.url + path}/${products.wedding}`);
  const isCalled = () => proxy.calls.some(({ path: call, at }) => at > asked && details(call));
  await vi.waitFor(() => expect(isCalled()).toBe(true), { timeout: 20_000 });
  const refused = await fetch(product, ahead);
  expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([503, '10', '']);
  expect((await fetch(`${site.url}/kontakt`, ahead)).status, 'in memory').toBe(200);
  const visited = await fetch(product);
  expect(visited.status).toBe(200);
  proxy.reset();
  await Promise.all([rendered, visited].map(async (response) => (await response).text()));
  const untilIdle = async () => {
    const { renders } = await (await fetch(`${site.url}/readyz`)).json();
    expect(renders.running + renders.waiting).toBe(0);
  };
  await vi.waitFor(untilIdle, { timeout: 20_000 });
  expect((await fetch(`${site.url + path}/${products.reduced}`, ahead)).status).toBe(200);
});
