import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeDelivery, describeDeliveryNearby } from '../../src/i18n/describe-delivery.ts';
import type { ApiQuote } from '../../src/orders/quote.ts';
import { cms } from '../order-api-calls.ts';
import { placeOrder } from '../order-fixtures.ts';
import { makeLine, makeOrder, post, project } from '../orders-api-calls.ts';
import { productPaths } from '../product-routes.ts';
import { fetchSite, readHtml } from '../site-fetch.ts';

/** A size of rings that no other test buys. */
const variant = 20605;
const path = `/items/ecommerce_product_variant/${variant}`;
const inStock = { stock: 1, shipping_time: 2, reorder_time: 20, reorder_possible: true };

let before: object | undefined;
beforeAll(async () => {
  before = await cms.get<object>(`${path}?fields=${Object.keys(inStock)}`);
  await cms.patch(path, inStock);
});
afterAll(async () => {
  if (before) await cms.patch(path, before);
});

async function quote(changes: object = {}): Promise<ApiQuote> {
  const cart = { project, language: 'de', lines: [makeLine(variant)], country: 'DE', present_wrap: false };
  const { answer } = await post('quote', { ...cart, payment_method: null, shipping_method: null, ...changes });
  // The document of the API says of what form an answer is.
  return answer as unknown as ApiQuote;
}

async function promise(changes: object = {}): Promise<NonNullable<ApiQuote['delivery']>> {
  const { delivery } = await quote(changes);
  if (!delivery) throw new Error('Nothing was promised.');
  return delivery;
}

const daysUntil = ({ to }: { to: string }) => Math.round((Date.parse(to) - Date.now()) / 86_400_000);

test('stock, engraving, lead time and transit add up to a delivery date', async () => {
  const here = await promise();
  expect(new Date(here.to).getUTCDay(), 'nothing is delivered on Sunday').not.toBe(0);
  const engraved = await promise({
    lines: [makeLine(variant, { personalization: { second_size: '54', engraving_wide: 'Anna' } })],
  });
  const inAustria = await promise({ country: 'AT' });
  const inSwitzerland = await promise({ country: 'CH' });
  expect(engraved.from > here.from && engraved.to > here.to).toBe(true);
  expect(inAustria.from > here.from && inSwitzerland.from > inAustria.from).toBe(true);
  const collected = await promise({ country: null, shipping_method: 5, payment_method: 1 });
  expect(collected).toMatchObject({ is_collection: true, is_prepaid: true });
  expect(collected.from < here.from).toBe(true);
});

test('a product page without JavaScript shows the delivery date of the cart, in stock and on order', async () => {
  const { slug } = await cms.get<{ slug: string }>('/items/ecommerce_product/206?fields=slug');
  const pageOf = (root: string) => `${root}/${slug}?variant=${variant}&full=1`;
  const read = (root: string) => readHtml(pageOf(root));
  for (const { language, path: root } of productPaths) {
    const said = describeDeliveryNearby(await promise(), language);
    await expect.poll(() => read(root), { timeout: 20_000 }).toContain(said);
  }
  // The page is cached all the same.
  await expect.poll(async () => (await fetchSite(pageOf(productPaths[0].path))).headers.has('etag')).toBe(true);
  const soon = daysUntil(await promise());
  await cms.patch(path, { stock: 0 });
  const made = await quote();
  expect(made.lines[0]).toMatchObject({ availability: 'on_order', shipping_days: 20 });
  expect(daysUntil(await promise())).toBeGreaterThan(soon + 20);
  const late = describeDeliveryNearby(await promise(), 'de');
  await expect.poll(() => read(productPaths[0].path), { timeout: 20_000 }).toContain(late);
  await cms.patch(path, inStock);
});

test('an order with a later delivery date than shown is refused with the new date', async () => {
  const { total_cents: accepted_total_cents, delivery } = await quote({ shipping_method: 1, payment_method: 1 });
  const order = makeOrder(variant, { accepted_total_cents, accepted_delivery_to: delivery?.to });
  await cms.patch(path, { stock: 0 });
  const { code, answer } = await post('order', order);
  expect([code, answer]).toMatchObject([409, { reason: 'changed', quote: { total_cents: accepted_total_cents } }]);
  await cms.patch(path, inStock);
});

test.each(['de', 'en', 'fr'] as const)('an order stores its delivery date, and repeats it in %s', async (language) => {
  const lines = [makeLine(20401, { personalization: { second_size: '54', engraving_narrow: 'Für Zoë' } })];
  const promised = await promise({ lines, shipping_method: 1, payment_method: 1 });
  const order = await placeOrder(language, { lines });
  const { delivery_from, delivery_to, mails } = await cms.get<Kept>(
    `/items/ecommerce_order/${order.row}?fields=delivery_from,delivery_to,mails.to,mails.text`,
  );
  expect([delivery_from, delivery_to]).toEqual([promised.from, promised.to]);
  const said = describeDelivery(promised, language);
  expect(mails.find(({ to }) => to === order.email)?.text).toContain(said);
  // While Directus takes too long, the page says so, and to try again.
  await expect.poll(() => readHtml(order.path)).toContain(said.slice(1));
});

type Kept = { delivery_from: string; delivery_to: string; mails: { to: string; text: string }[] };
