import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayPalServer, startPayPalServer } from '../../../../../../tests/paypal-server.ts';
import { quoteCart } from '../../../orders/quote-cart.ts';
import { createTestShop, orderAccess } from '../../shop-fixture.ts';
import { startExpress } from './start-express.ts';

let paypal: PayPalServer;
beforeAll(async () => {
  paypal = await startPayPalServer();
});
afterAll(() => paypal.stop());

type Changes = { settings?: object; env?: object };

/** A cart with one ring in a shop with PayPal only: whether the quote offers express checkout, and its result. */
async function tryExpress({ settings = {}, env = {} }: Changes) {
  const { context, tables, product } = createTestShop({ paypal: paypal.url });
  Object.assign(context.env, { SITE_URL: 'https://vierlinden.example/', SITE_SECRET: 'secret', ...env });
  Object.assign(product, { project: 1, status: 'published', slug: 'ring', price_brutto: 100 });
  Object.assign(tables.ecommerce_settings?.[0] ?? {}, {
    ...{ enable_cart: true, maintenance_mode: false, shipping_cost: 5, paypal_express: true },
    translations: [{ language: 'de', store_root_path: '/shop' }],
    payment_methods: [
      { sort: 1, payment_id: { id: 4, key: 'paypal', translations: [{ language: 'de', name: 'PayPal' }] } },
    ],
    ...settings,
  });
  const { project, language } = orderAccess;
  const lines = [{ product: 1, variant: null, personalization: {}, count: 1 }];
  const sender = { client: 'a'.repeat(32), network: 'b'.repeat(32) };
  const cart = { project, language, lines, country: 'DE', present_wrap: false };
  const quote = await quoteCart(context, { ...cart, payment_method: null, shipping_method: null });
  const begun = await startExpress(context, { ...cart, ...sender, id: crypto.randomUUID() }, (work) => work());
  return { isOffered: Reflect.get(quote.body, 'paypal_express'), begun: Reflect.get(begun.body, 'status') };
}

test('can be started if the quote offers it', async () => {
  expect(await tryExpress({})).toEqual({ isOffered: true, begun: 'ok' });
});

test('accepts a root path without slashes', async () => {
  const translations = [{ language: 'de', store_root_path: 'shop/' }];
  const env = { SITE_URL: 'https://vierlinden.example:8443' };
  expect(await tryExpress({ settings: { translations }, env })).toEqual({ isOffered: true, begun: 'ok' });
});

test.each<[string, Changes]>([
  ['disabled it', { settings: { paypal_express: false } }],
  ['disabled PayPal’s own window', { settings: { paypal_wallet: false } }],
  ['no website URL', { env: { SITE_URL: '' } }],
  ['no root path in this language', { settings: { translations: [] } }],
  ['no credentials', { env: { PAYPAL_CLIENT_SECRET: '' } }],
])('is not offered by a shop that has %s', async (_, changes) => {
  expect(await tryExpress(changes)).toEqual({ isOffered: false, begun: 'failed' });
});
