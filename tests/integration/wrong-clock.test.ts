import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createCms } from '../cms.ts';
import { copyDist } from '../copy-dist.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from '../isolated-directus.ts';
import { makeLine, makeOrder, type OrderRow } from '../orders-api-calls.ts';
import { createShopSite } from '../shop-site.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

/** Sizes of one ring: bought by prepayment, and by a payment that is never finished. */
const [prepaid, unpaid] = [20701, 20702];

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
  const dist = await copyDist();
  let directus: IsolatedDirectus | undefined;
  let site: Storefront | undefined;

  const stop = async () => {
    await site?.close();
    await directus?.stop();
  };
  onTestFinished(async () => {
    await site?.close();
    await directus?.close();
    rmSync(dist, { recursive: true, force: true, maxRetries: 5 });
  });

  /** @param years by which the clocks of storefront and Directus are wrong */
  const start = async (years: number) => {
    await stop();
    const NODE_OPTIONS = years === 0 ? '' : `--import=${new URL(`../wrong-clock.ts?years=${years}`, import.meta.url)}`;
    const environment = { SITE_SECRET: '', LOOK_EVERY_SECONDS: '2', NODE_OPTIONS };
    directus = await startIsolatedDirectus(environment, directus?.data);
    const { adminToken, siteSecret, storefrontToken, previewToken } = directus.secrets;
    site = await startStorefront(directus.url, {
      ...{ NODE_OPTIONS, DIST_DIR: dist, PUBLICATION_CHECK_MS: '1000' },
      ...{ SITE_SECRET: siteSecret, CONTENT_API_TOKEN: storefrontToken, CONTENT_PREVIEW_TOKEN: previewToken },
    });
    const cms = createCms(directus.url, adminToken);
    return { cms, site: createShopSite(site.url), post: postTo(site.url), ...useContent(cms) };
  };
  return { start };
}

/** Calls the order API as a browser does. */
function postTo(url: string) {
  return async (path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', origin: url };
    const response = await fetch(`${url}/api/ecom/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { code: response.status, ...((await response.json()) as object) };
  };
}

function useContent(cms: ReturnType<typeof createCms>) {
  return {
    addPage: async (path: string) => {
      const translations = [{ language: 'de', title: 'Zur falschen Zeit' }];
      await cms.post('/items/page', { project: 1, status: 'published', path, translations });
      return `/${path}`;
    },
    addProduct: async (name: string) => {
      const translations = [{ language: 'de', display_name: name }];
      const row = { project: 1, status: 'published', slug: name.toLowerCase(), price_brutto: 120, stock: 1 };
      await cms.post('/items/ecommerce_product', { ...row, translations });
    },
    findOrder: async (id: string) => {
      const [row] = await cms.get<(Omit<OrderRow, 'mails'> & { mails: WaitingMail[] })[]>(
        `/items/ecommerce_order?filter[idempotency_key][_eq]=${id}&fields=*,mails.*`,
      );
      return row;
    },
    getStock: async (variant: number) =>
      (await cms.get<{ stock: number }>(`/items/ecommerce_product_variant/${variant}?fields=stock`)).stock,
  };
}

test.each([10, -10])('a shop whose clocks were wrong by %i years works then and afterwards', async (years) => {
  const shop = await openShop();
  const wrong = await shop.start(years);
  for (const variant of [prepaid, unpaid]) {
    await wrong.cms.patch(`/items/ecommerce_product_variant/${variant}`, { stock, reorder_possible: false });
  }

  const line = { language: 'de', lines: [makeLine(prepaid)], country: 'DE', payment_method: 1, shipping_method: 1 };
  const { total_cents: accepted_total_cents } = await wrong.post('quote', { ...line, present_wrap: false });
  expect(accepted_total_cents).toBeGreaterThan(0);
  const order = makeOrder(prepaid, { accepted_total_cents });
  const placed = await wrong.post('order', order);
  expect(placed.code).toBe(200);
  const held = makeOrder(unpaid, { accepted_total_cents, payment_method: 4 });
  expect((await wrong.post('order', held)).code).toBe(200);
  expect(await wrong.getStock(unpaid)).toBe(stock - 1);
  await wrong.addProduct('Zwirbelquarz');
  await expect.poll(() => wrong.site.findNames('Zwirbelquarz')).toEqual(['Zwirbelquarz']);
  const page = await wrong.addPage('falsche-zeit');
  await expect.poll(async () => (await wrong.site.read(page)).status, { timeout: 120_000 }).toBe(200);
  // The mail server is down, so the mail of the order waits for its next attempt.
  await expect
    .poll(async () => (await wrong.findOrder(order.id))?.mails.map(({ attempts }) => attempts > 0))
    .toContain(true);
  // Of a publication that another storefront began no end will be reported.
  const { id: abandoned } = await wrong.cms.post<{ id: number }>('/items/publication?fields=id', {
    ...{ release: '7', status: 'running', collections: 'page' },
  });

  const right = await shop.start(0);
  expect(await right.post('order', order)).toMatchObject({ code: 200, order: placed.order });
  expect(await right.getStock(prepaid)).toBe(stock - 1);
  // The unfinished payment no longer reserves its ring, and the waiting mail is tried again.
  await expect.poll(async () => (await right.findOrder(held.id))?.status, { timeout: 60_000 }).toBe('cancelled');
  expect(await right.getStock(unpaid)).toBe(stock);
  const getAttempts = async () =>
    (await right.findOrder(order.id))?.mails.map(({ next_attempt }) => isNear(next_attempt));
  await expect.poll(getAttempts, { timeout: 60_000 }).not.toContain(false);
  const readPublication = () => right.cms.get(`/items/publication/${abandoned}?fields=status`);
  await expect.poll(readPublication).toEqual({ status: 'failed' });
  // The catalogue and the pages are those of the wrong time, and follow changes of the right one.
  await expect.poll(() => right.site.findNames('Zwirbelquarz')).toEqual(['Zwirbelquarz']);
  await right.addProduct('Knautschopal');
  await expect.poll(() => right.site.findNames('Knautschopal')).toEqual(['Knautschopal']);
  expect((await right.site.read(page)).status).toBe(200);
  const later = await right.addPage('richtige-zeit');
  await expect.poll(async () => (await right.site.read(later)).status, { timeout: 120_000 }).toBe(200);

  const next = await right.post('order', makeOrder(prepaid, { accepted_total_cents }));
  expect(next.code).toBe(200);
  expect(next.order?.number).not.toBe(placed.order?.number);
  expect(await right.getStock(prepaid)).toBe(stock - 2);
});
