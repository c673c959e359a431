import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { orderMessages } from '../../cms/extensions/ecom/orders/order-messages.ts';
import { pricePair } from '../../cms/extensions/ecom/pricing/price-pair.ts';
import { describeDeliveryNearby } from '../../src/i18n/describe-delivery.ts';
import { formatNumber, formatPrice } from '../../src/i18n/format.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { describeRing } from '../../src/rings/describe-ring.ts';
import { parsePair } from '../../src/rings/normalize-pair.ts';
import { formatPair } from '../../src/rings/ring-pair.ts';
import { signatureHeader, signCall, signLink } from '../../src/server/signature.ts';
import { createCms } from '../cms.ts';
import { cms, makeClient, makeEmail, secret, url } from '../order-api-calls.ts';
import { placeOrder } from '../order-fixtures.ts';
import { type Answered, address, findOrders, post, project } from '../orders-api-calls.ts';
import { readRingRules } from '../read-ring-rules.ts';
import { fetchSite, readHtml, readOrderHtml } from '../site-fetch.ts';
// Tests of the same file run one after the other: one of these switches the studio off for a moment.
import './ring-drawings.ts';

const [studio] = await cms.get<{ id: number; product: number }[]>(
  '/items/ring_studio?filter[project][domain][_eq]=vierlinden.example&fields=id,product',
);
const product = studio?.product ?? 0;

const wanted =
  'size=54,62&width=5&height=1.8&alloy=750-yellow&alloy=950-platinum&stones=three&stones=none&stone=003-tw-si' +
  '&text=Jörg+%26+Ö&text=Anna';

const query = formatPair(parsePair(wanted, await readRingRules()).pair);

const makeLine = (pair: string) => ({ product, variant: null, personalization: { ring_pair: pair }, count: 1 });

const choice = { payment_method: 1, shipping_method: 1, present_wrap: false };

type Line = {
  delivery: { from: string; to: string } | null;
  name: string;
  state: string;
  price_cents: number;
  essentials: { name: string; value: string }[];
  pair: unknown;
};

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
  const rules = await readRingRules('fr');
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
  ['de', '/trauringe/studio'],
  ['en', '/en/wedding-rings/studio'],
  ['fr', '/fr/alliances/studio'],
] as const)('the studio says in %s beside the price when a pair arrives', async (language, path) => {
  const { delivery, price_cents } = await quote(query, language);
  if (!delivery) throw new Error('The quote has no delivery date.');
  const html = await readHtml(`${path}?${query}`);
  const { studio: messages } = getMessages(language);
  expect(html).toContain(messages.delivery(describeDeliveryNearby(delivery, language)));
  expect(html).toContain(formatPrice(price_cents, language));
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

test('a quote has a price that staff have just changed', async () => {
  const before = await quote();
  await setPrice(usualPrice * 1.1);
  const dearer = await quote();
  await setPrice(usualPrice);
  expect(dearer.price_cents).toBeGreaterThan(before.price_cents);
  expect(await quote()).toEqual(before);
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
  expect(formatPair(parsePair(link, await readRingRules()).pair)).toBe(query);
  expect(link).toMatch(/^[\x21-\x7e]+$/);
  const notice = mails.find(({ to }) => to !== order.email)?.text ?? '';
  expect(notice).toContain(`/trauringe/studio?${link}\n`);
  const html = await readOrderHtml(order.path);
  for (const { value } of essentials) expect(html.replaceAll('&amp;', '&')).toContain(value);
});

const getPath = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

/** The path of a preview, as the studio links it. */
const openPreview = async (collection: string, id: number | undefined) =>
  getPath(await cms.follow(`/publishing/preview/${collection}/${id}`));

/** The sheet of an ordered pair, and its row. */
async function orderPair(): Promise<{ number: string; item: number; sheet: string }> {
  const { number, row } = await placeOrder('fr', { lines: [makeLine(query)] });
  const { items } = await cms.get<{ items: number[] }>(`/items/ecommerce_order/${row}?fields=items`);
  const item = items[0] ?? 0;
  return { number, item, sheet: await openPreview('ecommerce_order_item', item) };
}

const readText = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\s+/g, ' ');

const readSheet = async (path: string) => readText(await readHtml(path));

test('the sheet of an ordered pair has its drawings, measures, weights and costs, in German', async () => {
  const rules = await readRingRules();
  const { cents, costs, costsOfRings, grams, netCents } = pricePair(parsePair(query, rules).pair, rules, 19);
  const { number, sheet } = await orderPair();
  const response = await fetchSite(sheet);
  expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${new URL(url).origin}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  const text = readText(html);
  expect(text).toContain(`Maßblatt Bestellung ${number} vom `);
  for (const view of [
    'von vorn',
    'von oben',
    'im Querschnitt, mit Maßen',
    'außen, abgewickelt',
    'innen, abgewickelt',
  ]) {
    for (const ring of [1, 2]) expect(html).toContain(`aria-label="Ring ${ring} ${view}"`);
  }
  const euros = (amount: number) => formatPrice(amount, 'de').replaceAll('\u00a0', ' ');
  const kilos = grams.map((weight) => `Gewicht des Metalls ${formatNumber(weight, 'de', 2)} g`);
  const [one, other] = costsOfRings;
  for (const part of [
    ...[
      'Ringgröße 54',
      'Innen in mm 17,19',
      'Breite in mm 5,0',
      'Fuge ohne',
      'Gelbgold 750',
      'Gravur innen Jörg & Ö',
      ...kilos,
    ],
    `Metall ${[one.material, other.material, costs.material].map(euros).join(' ')}`,
    `Ohne Mehrwertsteuer ${euros(netCents)} Mehrwertsteuer 19 %`,
    `Preis des Paares ${euros(cents)}`,
    query,
  ]) {
    expect(text).toContain(part);
  }
});

test('an ordered pair stays as it was sold when its rows change, are withdrawn or deleted', async () => {
  const { item, sheet } = await orderPair();
  const before = await readSheet(sheet);
  const drawings = async () => (await readHtml(sheet)).match(/<svg.*?<\/svg>/gs);
  const drawn = await drawings();
  const path = await findPlatinum();
  const row = await cms.get<Record<string, unknown>>(`${path}?fields=color,density,active`);
  const [stone] = await cms.get<Record<string, unknown>[]>(
    '/items/ring_stone?filter[key][_eq]=003-tw-si&fields=id,diameter,price',
  );
  await cms.patch(path, { color: '#ff0000', density: 9, active: false });
  await cms.patch(`/items/ring_stone/${stone?.id}`, { diameter: 1.1, price: 1, price_confirmed: true });
  try {
    expect(await readSheet(sheet)).toBe(before);
    expect(await drawings()).toEqual(drawn);
  } finally {
    await cms.patch(path, row);
    await cms.patch(`/items/ring_stone/${stone?.id}`, { diameter: stone?.diameter, price: stone?.price });
  }
  const { pair } = await cms.get<{ pair: { query: string; rings: unknown } }>(`/items/ecommerce_order_item/${item}`);
  expect(pair).toMatchObject({ version: 1, query, rings: parsePair(query, await readRingRules()).pair });
});

test('the sheet of an order from before pairs were stored says so, and names what was ordered', async () => {
  const { item, sheet } = await orderPair();
  await cms.patch(`/items/ecommerce_order_item/${item}`, { pair: null });
  const text = await readSheet(sheet);
  expect(text).toContain('aus der Zeit, bevor Maße und Preise mit ihr gespeichert wurden');
  expect(text).toContain(query);
  expect(text).not.toContain('Mehrwertsteuer');
});

test('what a pair would cost is what a cart would be quoted, with all costs, and says what had to be adjusted', async () => {
  const path = await openPreview('ring_studio', studio?.id);
  const { price_cents } = await quote();
  const euros = formatPrice(price_cents, 'de').replaceAll('\u00a0', ' ');
  const entered = [query, `?${query}`, `https://vierlinden.example/trauringe/studio?${query}&edit=1#pair-actions`];
  for (const pair of entered) {
    const text = await readSheet(`${path}&${new URLSearchParams({ pair })}`);
    expect(text).toContain('Was würde das kosten?');
    expect(text).toContain(`Preis des Paares ${euros}`);
    expect(text).not.toContain('Angepasst');
  }
  expect(await readSheet(`${path}&pair=width%3D11%26alloy%3D333-yellow`)).toMatch(
    /Angepasst .*Breite in mm: .*Metall: Das gibt es so nicht/,
  );
  const switchPath = `/items/ring_studio/${studio?.id}`;
  await cms.patch(switchPath, { active: false });
  const closed = await readSheet(`${path}&${new URLSearchParams({ pair: query })}`).finally(() =>
    cms.patch(switchPath, { active: true }),
  );
  expect(closed).toContain(`Preis des Paares ${euros}`);
});

test.each(['ring_preset', 'ring_alloy', 'ring_option', 'ring_stone'])(
  'each row of %s has a preview with a pair that shows it',
  async (collection) => {
    const rows = await cms.get<{ id: number; key?: string; kind?: string; translations: { display_name: string }[] }[]>(
      `/items/${collection}?filter[project][domain][_eq]=vierlinden.example&fields=id,*,translations.display_name&deep[translations][_filter][language][_eq]=de&limit=-1`,
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { id, key, kind, translations } of rows) {
      const text = await readSheet(await openPreview(collection, id));
      const name = readText(translations[0]?.display_name ?? '');
      expect(text).toContain(`So sieht es im Trauringstudio aus: ${name}`);
      // The preview has the option among the measures of its rings, and not only in its title.
      if (key) expect(text.split(name).length, `${kind} ${key}`).toBeGreaterThan(2);
      expect(text).toContain('Preis des Paares');
    }
  },
);

test('an option that is not offered yet has a preview', async () => {
  const path = await findPlatinum();
  await cms.patch(path, { active: false });
  const id = Number(path.split('/').at(-1));
  const text = await readSheet(await openPreview('ring_alloy', id)).finally(() => cms.patch(path, { active: true }));
  expect(text).toContain('Platin');
  expect(text).not.toContain('Angepasst');
});

const sheetCall = { direction: 'storefront-to-cms', method: 'POST', path: '/ecom/pair-sheet' } as const;

test('sheets are for those who may read the entry, by links that the studio has signed', async () => {
  const { item, sheet } = await orderPair();
  const link = `${url}/publishing/preview/ecommerce_order_item/${item}`;
  const ask = (token?: string) =>
    fetch(link, { redirect: 'manual', ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  expect((await ask()).status).toBe(401);
  expect((await ask(process.env.CONTENT_API_TOKEN)).status).toBe(403);
  const other = sheet.replace(`/${item}?`, `/${item - 1}?`);
  for (const path of [other, sheet.replace(/\?.*/, ''), sheet.replace('ecommerce_order_item', 'ring_studio')]) {
    expect((await fetchSite(path)).status, path).toBe(404);
  }
  const pass = new URLSearchParams(sheet.replace(/.*\?/, '')).get('pass') ?? '';
  const body = { project, language: 'de', collection: 'ecommerce_order_item', id: item, query: '', pass };
  const read = async (changes: object, isSigned = true) => {
    const text = JSON.stringify({ ...body, ...changes });
    const signature = isSigned ? { [signatureHeader]: signCall(secret, { ...sheetCall, body: text }) } : {};
    const headers = { 'content-type': 'application/json', ...signature };
    return (await fetch(url + sheetCall.path, { method: 'POST', headers, body: text })).status;
  };
  expect(await read({})).toBe(200);
  expect(await read({}, false)).toBe(401);
  // The website has its own secret, which opens no order.
  const forged = signLink(secret, 'preview', `rings/ecommerce_order_item/${item}`, Date.now());
  for (const changes of [{ pass: '' }, { pass: forged }, { id: item - 1 }, { collection: 'ring_studio', id: 1 }]) {
    expect(await read(changes), JSON.stringify(changes)).toBe(404);
  }
});

test("the preview of an order's mails links the sheet of its pair", async () => {
  const { row } = await placeOrder('de', { lines: [makeLine(query)] });
  const { items } = await cms.get<{ items: number[] }>(`/items/ecommerce_order/${row}?fields=items`);
  const headers = { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}` };
  const preview = await fetch(`${url}/ecom/mail-preview/order/${row}`, { headers });
  expect(await preview.text()).toContain(`href="/publishing/preview/ecommerce_order_item/${items[0]}"`);
});

test('an ordered product that is no pair has no sheet', async () => {
  const { row } = await placeOrder('de');
  const { items } = await cms.get<{ items: number[] }>(`/items/ecommerce_order/${row}?fields=items`);
  expect((await fetchSite(await openPreview('ecommerce_order_item', items[0]))).status).toBe(404);
});

test('five clicks at once order a pair once', async () => {
  const order = makeOrder((await quote()).total_cents);
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('order', order)));
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ answer }) => answer.order?.number)).size).toBe(1);
  expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
  expect(await findOrders(order.id)).toMatchObject([{ items: [{ pair: { query } }] }]);
});

test('a pair whose answer was lost after it was ordered is found again by the next attempt', async () => {
  const order = makeOrder((await quote()).total_cents);
  await sendAndHangUp(order);
  const [placed] = await vi.waitFor(async () => {
    const orders = await findOrders(order.id);
    expect(orders).toHaveLength(1);
    return orders;
  });
  const again = await post('order', order);
  expect(again).toMatchObject({ code: 200, isReplayed: true, answer: { order: { number: placed?.order_number } } });
  // The key belongs to this pair, even if the price were the same.
  const other = { ...order, lines: [makeLine(query.replace('Anna', 'Anne'))] };
  expect(await post('order', other)).toMatchObject({ code: 422, answer: { reason: 'key_reused' } });
  expect(await findOrders(order.id)).toHaveLength(1);
});

/** Sends an order, and cuts the connection as soon as the response begins. */
function sendAndHangUp(order: object): Promise<void> {
  const body = JSON.stringify(order);
  const call = { direction: 'storefront-to-cms', method: 'POST', path: '/ecom/order', body } as const;
  const headers = { 'content-type': 'application/json', [signatureHeader]: signCall(secret, call) };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/ecom/order`, { method: 'POST', headers }, (response) => {
      response.destroy();
      resolve();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a price of its own that a line brings along counts for nothing', async () => {
  const { price_cents, total_cents } = await quote();
  const line = { ...makeLine(query), price_cents: 100, surcharge_cents: -100_000, pair: { cents: 100 } };
  const { answer } = await post('quote', { project, language: 'de', lines: [line], country: 'DE', ...choice });
  expect(answer).toMatchObject({ lines: [{ price_cents }], total_cents });
  const order = { ...makeOrder(790), lines: [line] };
  expect(await post('order', order)).toMatchObject({ code: 409, answer: { reason: 'changed' } });
  expect(await findOrders(order.id)).toEqual([]);
});

test.each(['de', 'en', 'fr'] as const)(
  'mails and the page of an order say that a pair cannot be withdrawn from (%s)',
  async (language) => {
    const order = await placeOrder(language, { lines: [makeLine(query)] });
    const { mails } = await cms.get<{ mails: { to: string; text: string }[] }>(
      `/items/ecommerce_order/${order.row}?fields=mails.to,mails.text`,
    );
    const confirmation = mails.find(({ to }) => to === order.email)?.text ?? '';
    expect(confirmation).toContain(orderMessages[language].personalized);
    const { withdrawal } = getMessages(language).order;
    const { name } = await quote(query, language);
    const text = readText(await readOrderHtml(order.path));
    const plain = (sentence: string) => sentence.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(text).toContain(plain(withdrawal.none));
    expect(text).toContain(plain(withdrawal.excluded(name)));
  },
);

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

test.each(['ring_alloy', 'ring_option', 'ring_stone', 'ring_preset'])(
  'a change of %s is in the studio at once',
  async (name) => {
    const german = 'filter[language][_eq]=de&limit=1';
    const [row] = await cms.get<{ id: number; display_name: string }[]>(
      `/items/${name}_translations?${german}&fields=id,display_name`,
    );
    const path = `/items/${name}_translations/${row?.id}`;
    const display_name = `Probe ${randomUUID().slice(0, 8)}`;
    // With the rows of before in memory.
    expect(await readHtml(`/trauringe/studio?${query}`)).not.toContain(display_name);
    await cms.patch(path, { display_name });
    // Well before rows expire by themselves.
    await expect
      .poll(() => readHtml(`/trauringe/studio?${query}`), { timeout: 10_000 })
      .toContain(display_name)
      .finally(() => cms.patch(path, { display_name: row?.display_name }));
  },
);

const findRow = async (name: string, filter: string, fields: string) => {
  const [row] = await cms.get<{ id: number; configuration: string; project: number }[]>(
    `/items/${name}?${filter}&limit=1&fields=id,${fields}`,
  );
  if (!row) throw new Error(`There is no ${name}.`);
  return { ...row, path: `/items/${name}/${row.id}` };
};

const ofShop = 'filter[project][domain][_eq]=vierlinden.example';

test.each([
  ['size', 'Ringgröße', { min_size: 77 }],
  ['width', 'Breite', { min_width: 6, max_width: '5.9' }],
  ['height', 'Stärke', { max_height: 1.2, min_height: 1.3 }],
])('Directus refuses a largest %s below the smallest one, in German', async (_, label, changes) => {
  const { path } = await findRow('ring_studio', ofShop, 'project');
  await expect(cms.patch(path, changes)).rejects.toThrow(`${label}: „ab“ darf nicht größer sein als „bis“."`);
});

test.each([
  ['ring_alloy', { key: '585-yellow', color: '#d9b871', density: 13, gram_price: 60 }],
  ['ring_stone', { key: '001-tw-si', diameter: 1.3, carat: 0.01, price: 14 }],
  ['ring_option', { kind: 'groove', key: 'fine' }],
])('Directus refuses a second row of %s with the key of another one of the website', async (name, row) => {
  const { project: website } = await findRow(name, ofShop, 'project');
  const translations = [{ language: 'de', display_name: 'Probe' }];
  const create = (changes: object) =>
    cms.post<{ id: number }>(`/items/${name}?fields=id`, { ...row, ...changes, translations });
  await expect(create({ project: website })).rejects.toThrow('jede Kennung nur einmal');
  const other = await cms.post<{ id: number }>('/items/project?fields=id', {
    name: 'Probe',
    domain: `${randomUUID()}.example`,
  });
  const { id } = await create({ project: other.id });
  const path = `/items/${name}/${id}`;
  await expect(cms.patch(path, { project: website })).rejects.toThrow('jede Kennung nur einmal');
  // Saving a row with its own key changes nothing.
  await cms.patch(path, { key: row.key });
  await cms.delete(path);
  await cms.delete(`/items/project/${other.id}`);
});

test('Directus refuses a suggested pair that would have to be changed, and says in German why', async () => {
  const { path, configuration } = await findRow('ring_preset', ofShop, 'configuration');
  await expect(
    cms.patch(path, { configuration: 'size=54,62&height=1.8&profile=knife-edge&surface=hammered' }),
  ).rejects.toThrow(
    'So ist dieses Paar nicht möglich. Oberfläche: Das verträgt sich nicht mit „Grat“; jetzt Poliert."',
  );
  await cms.patch(path, { configuration: `${configuration}&text=Anna` });
  await cms.patch(path, { configuration });
});
