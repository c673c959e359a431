import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { pricePair } from '../../cms/extensions/ecom/pricing/price-pair.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { describeRing } from '../../src/rings/describe-ring.ts';
import { parsePair } from '../../src/rings/normalize-pair.ts';
import { type RingRows, ringFields, ringSort, toRingRules } from '../../src/rings/read-ring-rows.ts';
import { formatPair } from '../../src/rings/ring-pair.ts';
import type { RingRules } from '../../src/rings/ring-rules.ts';
import { createCms } from '../cms.ts';
import { cms, makeClient, makeEmail, url } from '../order-api-calls.ts';
import { placeOrder } from '../order-fixtures.ts';
import { type Answered, address, findOrders, post, project } from '../orders-api-calls.ts';
import { fetchSite, readHtml } from '../site-fetch.ts';
// Tests of the same file run one after the other: one of these switches the studio off for a moment.
import './ring-drawings.ts';

const [studio] = await cms.get<{ id: number; product: number }[]>(
  '/items/ring_studio?filter[project][domain][_eq]=vierlinden.example&fields=id,product',
);
const product = studio?.product ?? 0;

async function readRows<Name extends keyof RingRows>(name: Name): Promise<RingRows[Name]> {
  const ofShop = 'filter[project][domain][_eq]=vierlinden.example';
  return cms.get(`/items/${name}?${ofShop}&fields=${ringFields[name].join()}&sort=${ringSort.join()}&limit=-1`);
}

/** What the studio offers at present, read independently of the order API. */
async function readRules(language: Language = 'de'): Promise<RingRules> {
  const rules = toRingRules(
    {
      ring_studio: await readRows('ring_studio'),
      ring_alloy: await readRows('ring_alloy'),
      ring_option: await readRows('ring_option'),
      ring_stone: await readRows('ring_stone'),
    },
    language,
  );
  if (!rules) throw new Error('The demo has no studio.');
  return rules;
}

const wanted =
  'size=54,62&width=5&height=1.8&alloy=750-yellow&alloy=950-platinum&stones=three&stones=none&stone=003-tw-si' +
  '&text=Jörg+%26+Ö&text=Anna';

const query = formatPair(parsePair(wanted, await readRules()).pair);

const makeLine = (pair: string) => ({ product, variant: null, personalization: { ring_pair: pair }, count: 1 });

const choice = { payment_method: 1, shipping_method: 1, present_wrap: false };

type Line = { state: string; price_cents: number; essentials: { name: string; value: string }[]; pair: unknown };

async function quote(pair = query, language: Language = 'de'): Promise<Line & { total_cents: number }> {
  const { answer } = await post('quote', { project, language, lines: [makeLine(pair)], country: 'DE', ...choice });
  // The document of the API says of what form a line is.
  const { lines, total_cents } = answer as unknown as { lines: [Line]; total_cents: number };
  return { ...lines[0], total_cents };
}

const makeOrder = (accepted_total_cents: number) => ({
  ...{ project, language: 'de', id: randomUUID(), client: makeClient(), lines: [makeLine(query)] },
  ...{ email: makeEmail(), phone: '', shipping_address: address, invoice_address: null, comment: '' },
  ...{ ...choice, accepted_total_cents },
});

const getPrice = async () =>
  (await cms.get<{ gram_price: number }>(`${await findPlatinum()}?fields=gram_price`)).gram_price;

async function findPlatinum(): Promise<string> {
  const [row] = await cms.get<{ id: number }[]>('/items/ring_alloy?filter[key][_eq]=950-platinum&fields=id');
  return `/items/ring_alloy/${row?.id}`;
}

const usualPrice = await getPrice();

const setPrice = async (gram_price: number) => cms.patch(await findPlatinum(), { gram_price });

afterAll(() => setPrice(usualPrice));

test('a quote of a pair has the price, weights and costs that follow from the rows, and describes both rings', async () => {
  const rules = await readRules('fr');
  const { pair, adjustments } = parsePair(query, rules);
  expect(adjustments).toEqual([]);
  const { cents, costs, grams } = pricePair(pair, rules, 19);
  expect(await quote(query, 'fr')).toMatchObject({
    ...{
      state: 'ok',
      price_cents: cents,
      is_personalized: true,
      slug: '',
      availability: 'on_order',
      shipping_days: 20,
    },
    ...{ name: 'Alliances sur mesure', tax_percent: 19, manufacturer: 'Atelier Vierlinden' },
    personalization: [{ key: 'ring_pair', label: 'Configuration', value: query, surcharge_cents: 0 }],
    essentials: [
      { key: 'ring_1', name: 'Alliance 1', value: describeRing('fr', pair[0], rules) },
      { key: 'ring_2', name: 'Alliance 2', value: describeRing('fr', pair[1], rules) },
      { key: 'manufacturer', value: 'Atelier Vierlinden' },
    ],
    pair: { costs, grams: grams.map((weight) => Math.round(weight * 10) / 10) },
  });
});

test.each([
  ['the configuration in another order', query.split('&').reverse().join('&')],
  ['a configuration with defaults left out', 'size=54'],
  ['an impossible configuration', query.replace('width=5', 'width=11')],
  ['an alloy that is not offered', query.replace('950-platinum', '333-yellow')],
  ['no configuration', ''],
])('%s is invalid', async (_, pair) => {
  expect(await quote(pair)).toMatchObject({ state: 'invalid', count: 0, price_cents: null, pair: null });
});

test('no pair can be ordered while the studio is switched off', async () => {
  const path = `/items/ring_studio/${studio?.id}`;
  await cms.patch(path, { active: false });
  const line = await quote().finally(() => cms.patch(path, { active: true }));
  expect(line).toMatchObject({ state: 'gone', price_cents: null, count: 0 });
});

test('a price that the shopper never was quoted is refused with the real one', async () => {
  const { total_cents } = await quote();
  const order = makeOrder(total_cents - 10_000);
  expect(await post('order', order)).toMatchObject({
    code: 409,
    answer: { status: 'failed', reason: 'changed', quote: { total_cents } },
  });
  expect(await findOrders(order.id)).toEqual([]);
});

test('a price that staff change meanwhile is told, and accepted it is ordered once', async () => {
  const before = await quote();
  await setPrice(usualPrice * 1.5);
  const refused = await post('order', makeOrder(before.total_cents));
  const { total_cents } = await quote();
  expect(total_cents).toBeGreaterThan(before.total_cents);
  expect(refused).toMatchObject({
    code: 409,
    answer: { reason: 'changed', quote: { total_cents, lines: [{ state: 'ok', price_cents: total_cents - 690 }] } },
  });
  const order = makeOrder(total_cents);
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('order', order)));
  const numbers = answers.map(({ code, answer }: Answered) => [code, answer.order?.number]);
  expect(new Set(numbers.map(String)).size).toBe(1);
  expect(await findOrders(order.id)).toMatchObject([
    {
      total_price_brutto: total_cents / 100,
      items: [{ product, count: 1, is_personalized: true, personalization: [{ key: 'ring_pair', value: query }] }],
    },
  ]);
  await setPrice(usualPrice);
});

test('the mails and the page of an order describe both rings, and the mails link their configuration', async () => {
  const { essentials } = await quote(query, 'en');
  const order = await placeOrder('en', { lines: [makeLine(query)] });
  const { mails, items } = await cms.get<{ mails: { to: string; text: string }[]; items: unknown[] }>(
    `/items/ecommerce_order/${order.row}?fields=mails.to,mails.text,items.essentials`,
  );
  expect(items).toEqual([{ essentials }]);
  const confirmation = mails.find(({ to }) => to === order.email)?.text ?? '';
  for (const { name, value } of essentials) expect(confirmation).toContain(`    ${name}: ${value}\n`);
  const link = /\/en\/wedding-rings\/studio\?(\S+)\n/.exec(confirmation)?.[1] ?? '';
  expect(formatPair(parsePair(link, await readRules()).pair)).toBe(query);
  expect(link).toMatch(/^[\x21-\x7e]+$/);
  const notice = mails.find(({ to }) => to !== order.email)?.text ?? '';
  expect(notice).toContain(`/trauringe/studio?${link}\n`);
  const html = await readHtml(order.path);
  for (const { value } of essentials) expect(html.replaceAll('&amp;', '&')).toContain(value);
});

test('an order of a pair can be put into the cart again as it was', async () => {
  const { token } = await placeOrder('de', { lines: [makeLine(query)] });
  const { answer } = await post('order/read', { project, language: 'de', token });
  expect(answer.order).toMatchObject({
    lines: [
      { slug: null, is_personalized: true, again: { product, variant: null, personalization: { ring_pair: query } } },
    ],
  });
});

test.each(['ring_studio', 'ring_alloy', 'ring_option', 'ring_stone', 'ring_preset'])(
  "the storefront's token reads %s and cannot write it",
  async (name) => {
    const storefront = createCms(url, process.env.CONTENT_API_TOKEN);
    const [row] = await storefront.get<{ id: number }[]>(`/items/${name}?limit=1`);
    const path = `/items/${name}/${row?.id}`;
    await expect(storefront.patch(path, { sort: 9 })).rejects.toThrow(/403/);
    await expect(storefront.post(`/items/${name}`, {})).rejects.toThrow(/403/);
    await expect(storefront.delete(path)).rejects.toThrow(/403/);
  },
);

test.each<[string, string, Record<string, unknown>]>([
  ['ring_alloy', 'density', { density: 0 }],
  ['ring_alloy', 'gram_price', { gram_price: -1 }],
  ['ring_alloy', 'color', { color: 'gold' }],
  ['ring_studio', 'loss_percent', { loss_percent: -1 }],
  ['ring_option', 'key', { kind: 'profile', key: 'hammered' }],
  ['ring_option', 'key', { key: 'oval' }],
  ['ring_stone', 'price', { price: -5 }],
  ['ring_preset', 'configuration', { configuration: 'https://vierlinden.example/trauringe/studio?size=54' }],
])('Directus refuses a row of %s with an impossible %s', async (name, _, changes) => {
  const [row] = await cms.get<{ id: number }[]>(`/items/${name}?limit=1&fields=id`);
  await expect(cms.patch(`/items/${name}/${row?.id}`, changes)).rejects.toThrow(/FAILED_VALIDATION/);
});

test("the studio's product is in no list or sitemap of the shop, and has no page", async () => {
  for (const path of ['/sitemap-de.xml', '/shop/suche?q=Trauringe&full=1', '/shop/suche?q=Ma%C3%9F&full=1']) {
    const page = await fetchSite(path);
    expect([page.status, (await page.text()).includes('trauringe-nach-mass')]).toEqual([200, false]);
  }
  expect(await readHtml('/sitemap-de.xml')).toContain('/shop/produkt/trauringe-ahorn');
  expect((await fetchSite('/shop/produkt/trauringe-nach-mass')).status).toBe(404);
});
