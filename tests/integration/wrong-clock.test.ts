import { rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '../../scripts/free-port.ts';
import { createCms } from '../cms.ts';
import { copyCode } from '../copy-dist.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from '../isolated-directus.ts';
import type { OrderRow } from '../orders-api-calls.ts';
import { createShopSite } from '../shop-site.ts';
import { makeSmallLine, makeSmallOrder, makeSmallRelease, openForSale, readSmallEnvironment } from '../small-site.ts';
import { smallWebsite } from '../small-website.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

/** Directus and storefront are started three times, and each publishes. */
vi.setConfig({ testTimeout: 300_000 });

/** Products: bought by prepayment, and by a payment that is never finished. */
const [prepaid, unpaid] = [1, 2];

const stock = 5;

type Answer = {
  code: number;
  total_cents?: number;
  order?: { number: string; uuid: string; token: string };
};

type WaitingMail = { attempts: number; next_attempt: string };

const isNear = (date: string) => Math.abs(Date.parse(date) - Date.now()) < 48 * 3_600_000;

/** A shop with data of its own, which is stopped and started again with another clock. */
async function openShop() {
  const dist = await copyCode();
  // Nobody listens there. On the port of the test run `mail.test` opens a server.
  const EMAIL_SMTP_PORT = String(await findFreePort());
  let directus: IsolatedDirectus | undefined;
  let site: Storefront | undefined;
  onTestFinished(async () => {
    await site?.close();
    await directus?.close();
    rmSync(dist, { recursive: true, force: true, maxRetries: 5 });
  });

  /**
   * @param years by which the clocks of storefront and Directus are wrong
   * @param word names a page and a product that are there before the storefront, which has to publish them
   */
  const start = async (years: number, word: string) => {
    await site?.close();
    await directus?.stop();
    const NODE_OPTIONS = years === 0 ? '' : `--import=${new URL(`../wrong-clock.ts?years=${years}`, import.meta.url)}`;
    const environment = { SITE_SECRET: '', LOOK_EVERY_SECONDS: '2', EMAIL_SMTP_PORT, NODE_OPTIONS };
    const isFirst = !directus;
    directus = await startIsolatedDirectus(environment, directus?.data, smallWebsite);
    const cms = createCms(directus.url, directus.secrets.adminToken);
    if (isFirst) await Promise.all([makeSmallRelease(directus, dist), openForSale(cms, [prepaid, unpaid], stock)]);
    await addContent(cms, word);
    // It looks once at its start: each order changes a stock, and with it the content, whose release takes seconds.
    site = await startStorefront(directus.url, {
      ...{ NODE_OPTIONS, DIST_DIR: dist, PUBLICATION_CHECK_MS: '20000' },
      ...readSmallEnvironment(directus),
    });
    return { cms, site: createShopSite(site.url), post: postTo(site.url), ...readOrders(cms) };
  };
  return { start };
}

type Shop = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['start']>>;

async function addContent(cms: ReturnType<typeof createCms>, word: string) {
  const page = { project: 1, status: 'published', path: word.toLowerCase() };
  await cms.post('/items/page', { ...page, translations: [{ language: 'de', title: word }] });
  const product = { project: 1, status: 'published', slug: word.toLowerCase(), price_brutto: 120, stock: 1 };
  await cms.post('/items/ecommerce_product', { ...product, translations: [{ language: 'de', display_name: word }] });
}

/** Calls the order API as a browser does. */
function postTo(url: string) {
  return async (path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', origin: url };
    const response = await fetch(`${url}/api/ecom/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { code: response.status, ...((await response.json()) as object) };
  };
}

function readOrders(cms: ReturnType<typeof createCms>) {
  return {
    findOrder: async (id: string) => {
      const [row] = await cms.get<(Omit<OrderRow, 'mails'> & { mails: WaitingMail[] })[]>(
        `/items/ecommerce_order?filter[idempotency_key][_eq]=${id}&fields=*,mails.*`,
      );
      return row;
    },
    getStock: async (product: number) =>
      (await cms.get<{ stock: number }>(`/items/ecommerce_product/${product}?fields=stock`)).stock,
  };
}

async function getPrice({ post }: Shop): Promise<number> {
  const cart = {
    language: 'de',
    lines: [makeSmallLine(prepaid)],
    country: 'DE',
    payment_method: 1,
    shipping_method: 1,
  };
  const { total_cents = 0 } = await post('quote', { ...cart, present_wrap: false });
  expect(total_cents).toBeGreaterThan(0);
  return total_cents;
}

async function expectPublished({ site }: Shop, words: readonly string[]) {
  for (const word of words) {
    await expect.poll(() => site.findNames(word)).toEqual([word]);
    const readStatus = async () => (await site.read(`/${word.toLowerCase()}`)).status;
    await expect.poll(readStatus, { timeout: 120_000 }).toBe(200);
  }
}

test('a shop whose clocks are ten years ahead, and then ten years behind, works then and at the right time', async () => {
  const shop = await openShop();
  const ahead = await shop.start(10, 'Zwirbelquarz');
  const accepted_total_cents = await getPrice(ahead);
  const order = makeSmallOrder(prepaid, { accepted_total_cents });
  const placed = await ahead.post('order', order);
  expect(placed.code).toBe(200);
  const held = makeSmallOrder(unpaid, { accepted_total_cents, payment_method: 4 });
  expect((await ahead.post('order', held)).code).toBe(200);
  expect(await ahead.getStock(unpaid)).toBe(stock - 1);
  await expectPublished(ahead, ['Zwirbelquarz']);
  // The mail server is down, so the mail of the order waits for its next attempt.
  const countAttempts = async () => (await ahead.findOrder(order.id))?.mails.map(({ attempts }) => attempts > 0);
  await expect.poll(countAttempts).toContain(true);
  // Of a publication that another storefront began no end will be reported.
  const { id: abandoned } = await ahead.cms.post<{ id: number }>('/items/publication?fields=id', {
    ...{ release: '7', status: 'running', collections: 'page' },
  });

  const behind = await shop.start(-10, 'Knautschopal');
  expect(await getPrice(behind)).toBe(accepted_total_cents);
  expect(await behind.post('order', order)).toMatchObject({ code: 200, order: placed.order });
  // The unfinished payment no longer reserves its ring.
  await expect.poll(async () => (await behind.findOrder(held.id))?.status, { timeout: 60_000 }).toBe('cancelled');
  expect(await behind.getStock(unpaid)).toBe(stock);
  const early = makeSmallOrder(prepaid, { accepted_total_cents });
  const placedEarly = await behind.post('order', early);
  expect(placedEarly.code).toBe(200);
  await expectPublished(behind, ['Zwirbelquarz', 'Knautschopal']);
  const readPublication = () => behind.cms.get(`/items/publication/${abandoned}?fields=status`);
  await expect.poll(readPublication).toEqual({ status: 'failed' });

  const right = await shop.start(0, 'Murmelachat');
  expect(await right.post('order', order)).toMatchObject({ code: 200, order: placed.order });
  expect(await right.post('order', early)).toMatchObject({ code: 200, order: placedEarly.order });
  const next = await right.post('order', makeSmallOrder(prepaid, { accepted_total_cents }));
  expect(next.code).toBe(200);
  const numbers = [placed, placedEarly, next].map((one) => one.order?.number);
  expect(new Set(numbers).size).toBe(3);
  expect(await right.getStock(prepaid)).toBe(stock - 3);
  await expectPublished(right, ['Zwirbelquarz', 'Knautschopal', 'Murmelachat']);
  for (const { id } of [order, early]) {
    const areNear = async () => (await right.findOrder(id))?.mails.map(({ next_attempt }) => isNear(next_attempt));
    await expect.poll(areNear, { timeout: 60_000 }).not.toContain(false);
  }
});
