import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { productPaths, products } from '../product-routes.ts';
import { lists } from '../routes.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

let line: FaultProxy;
let site: Storefront;

beforeAll(async () => {
  line = await startFaultProxy(process.env.CMS_URL ?? '');
  site = await startStorefront(line.url);
  // From here on it knows which products there are.
  const other = `${site.url + productPaths[0].path}/${products.madeToOrder}`;
  await vi.waitFor(async () => expect(await (await fetch(other)).text()).toContain('product-page__title'), {
    timeout: 120_000,
  });
});

afterEach(() => line.heal());

afterAll(async () => {
  await site.close();
  await line.close();
});

/** Other pieces for each language: what one list has fetched, the next one knows. */
const orders = { de: '', en: '?sort=-price', fr: '?sort=price' };

for (const { language, path } of lists) {
  test(`the frame of ${path} leaves before the content system has answered, the cards after`, async () => {
    line.fault.delayMs = 800;
    const asked = performance.now();
    const response = await fetch(site.url + path + orders[language], { headers: { 'accept-encoding': 'identity' } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('The list has no body.');
    let html = '';
    let frameAt = Number.POSITIVE_INFINITY;
    let cardsAt = Number.POSITIVE_INFINITY;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      html += part.value;
      if (/<h1[ >]/.test(html) && /<form[ >]/.test(html)) frameAt = Math.min(frameAt, performance.now());
      if (/<article[ >]/.test(html)) cardsAt = Math.min(cardsAt, performance.now());
    }
    const answer = line.answers.find(({ path: call, at }) => at > asked && call.includes('teaser'));
    expect(answer, 'the list asked the content system').toBeDefined();
    expect(frameAt).toBeLessThan(answer?.at ?? 0);
    expect(cardsAt).toBeGreaterThan(answer?.at ?? 0);
  });
}

const details = (path: string) => path.includes('/items/ecommerce_product?') && path.includes('safety_information');
const ofPage = (path: string) => details(path) || path.includes('teaser') || path.includes('ecommerce_product_rating');

for (const { language, path } of productPaths) {
  test(`the name and the price of a product leave before the first answer in ${language}`, async () => {
    line.fault.delayMs = 500;
    const asked = performance.now();
    const response = await fetch(`${site.url + path}/${products.kinds}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('The product has no body.');
    let html = '';
    let frameAt = Number.POSITIVE_INFINITY;
    let choiceAt = Number.POSITIVE_INFINITY;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      html += part.value;
      if (/<h1[ >]/.test(html) && html.includes('165')) frameAt = Math.min(frameAt, performance.now());
      if (/name="variant"/.test(html)) choiceAt = Math.min(choiceAt, performance.now());
    }
    const calls = line.answers.filter(({ path: call, at }) => at > asked && ofPage(call));
    const [first] = calls.filter(({ path: call }) => details(call));
    expect(first, 'the page asked for the details').toBeDefined();
    expect(frameAt).toBeLessThan(first?.at ?? 0);
    expect(choiceAt).toBeGreaterThan(first?.at ?? 0);
    expect(calls.length).toBeLessThanOrEqual(4);
    const begun = line.calls.filter(({ path: call, at }) => at > asked && ofPage(call));
    const beginnings = begun.map(({ at }) => at);
    expect(Math.max(...beginnings), 'no call waits for the answer to another').toBeLessThan(
      Math.min(...calls.map(({ at }) => at)),
    );
  });
}

test('what was read once is in place, and asks nobody', async () => {
  const path = `${site.url + productPaths[0].path}/${products.kinds}`;
  await (await fetch(path)).text();
  const asked = performance.now();
  const html = await (await fetch(path)).text();
  expect(html.indexOf('type="radio"')).toBeLessThan(html.indexOf('</main>'));
  expect(html).not.toContain('http-equiv="refresh"');
  expect(line.answers.filter(({ path: call, at }) => at > asked && ofPage(call))).toEqual([]);
});
