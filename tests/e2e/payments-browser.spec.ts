import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoMessages, demoNames } from '../../scripts/demo-payments/demo-messages.ts';
import { startDemoWindows } from '../../scripts/demo-payments/demo-windows.ts';
import { formatPrice } from '../../src/i18n/format.ts';
import { formatMessage } from '../../src/i18n/format-message.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { type PayPalSource, payPalSources } from '../../src/orders/quote.ts';
import { cms } from '../order-api-calls.ts';
import {
  expectPaid,
  expectUnpaid,
  type Method,
  makeOrderBody,
  type Placed,
  placeOrder,
  readOrder,
  total,
} from '../payment-calls.ts';
import { somePayer } from '../paypal-server.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { findViolations } from './accessibility-engines.ts';
import { openCheckoutSite, shopPaths, store, urlOf } from './checkout-steps.ts';
import { expectAccessible, watchErrors } from './page-checks.ts';
import { type Shopper, servePaymentSdks, type Wallet } from './payment-sdks.ts';
import { openPaymentServers } from './payment-servers.ts';
import { expect, test } from './test.ts';

const { paypal, klarna } = openPaymentServers();

// Each page that opens asks about its order, and one visitor may do so only so often a minute.
openCheckoutSite();

const cloth = '/items/ecommerce_product/610';
let stock = 0;
test.beforeAll(async () => {
  ({ stock } = await cms.get<{ stock: number }>(`${cloth}?fields=stock`));
  await cms.patch(cloth, { stock: 1000 });
});
test.afterAll(() => cms.patch(cloth, { stock }));

const paths = {
  de: { checkout: '/shop/kasse', order: '/shop/bestellung' },
  en: { checkout: '/en/shop/checkout', order: '/en/shop/order' },
  fr: { checkout: '/fr/boutique/commande', order: '/fr/boutique/suivi' },
} as const satisfies Record<Language, { checkout: string; order: string }>;

/** The checkout of somebody who has just pressed the order button. */
async function openPayment(
  page: Page,
  method: Method,
  language: Language = 'de',
  { site, payPalSources = [] }: { site?: string; payPalSources?: readonly PayPalSource[] } = {},
): Promise<Placed> {
  const body = makeOrderBody(method, { language });
  const order = await placeOrder(method, body);
  const { project: _, client: __, ...sent } = body;
  const cart = {
    ...{ version: 1, totalCount: 1, totalPriceBrutto: 12.5, timestamp: Date.now() },
    products: [
      {
        ...{ cartId: 1, product: { id: 610, name: 'Poliertuch', slug: 'poliertuch' }, variant: null },
        ...{ personalization: null, count: 1, priceBrutto: 12.5 },
      },
    ],
  };
  const checkout = {
    ...{
      version: 1,
      customerEmail: body.email,
      phone: '',
      isCollection: false,
      shippingAddress: body.shipping_address,
    },
    ...{ invoiceAddress: null, comment: '', paymentMethod: body.payment_method, shippingMethod: 1, shippingCost: 6.9 },
    ...{ presentWrap: false, timestamp: Date.now() },
    attempt: { body: sent, at: Date.now(), order, payPalSources },
  };
  const shop = site ?? urlOf('');
  await store(page, shop, { 'int-cart': JSON.stringify(cart), 'int-checkout': JSON.stringify(checkout) });
  await page.goto(shop + paths[language].checkout);
  return order;
}

const readKept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('int-cart'), localStorage.getItem('int-checkout')]);

const agreeing: Shopper = {
  atPayPal: (id) => {
    paypal().approve(id);
    return true;
  },
  atKlarna: (clientToken) => klarna().authorize(findSession(clientToken)),
};

function findSession(clientToken: string): string {
  const session = [...klarna().sessions.values()].find((one) => one.client_token === clientToken);
  if (!session) throw new Error('Klarna has no such session.');
  return session.session_id;
}

for (const language of languages) {
  for (const method of ['paypal', 'klarna'] as const) {
    test(`${language}: ${method} captures the payment, and the order is shown as paid`, {
      tag: '@one-language',
    }, async ({ page }) => {
      // Three accessibility checks are slow on a busy machine.
      test.slow();
      const problems = watchErrors(page);
      const asked = await servePaymentSdks(page, agreeing);
      const order = await openPayment(page, method, language);
      const paymentMessages = getMessages(language).payment[method];
      await expect(page.getByText(paymentMessages.hint)).toBeVisible();
      await expectAccessible(page);
      expect(new Set(asked.map((address) => address.split('/')[0]))).toEqual(
        new Set([method === 'paypal' ? 'www.sandbox.paypal.com' : 'x.klarnacdn.net']),
      );
      await (method === 'paypal'
        ? page.locator('paypal-button button')
        : page.getByRole('button', { name: paymentMessages.pay })
      ).click();
      await page.waitForURL(`**${paths[language].order}/${order.token}?placed=1`);
      await expectPaid(order, method);
      if (method === 'paypal') {
        const amount = (await findPaid(order))?.purchase_units[0]?.amount.value;
        expect(amount, 'the shop’s price, to the cent').toBe((total / 100).toFixed(2));
      }
      expect(await readKept(page)).toEqual([null, null]);
      expect(problems).toEqual([]);
    });
  }
}

test('no provider is requested before it is chosen', async ({ page }) => {
  const asked = await servePaymentSdks(page, agreeing);
  await page.goto(urlOf(paths.de.checkout));
  await expect(page.getByText(getMessages('de').ordering.emptyTitle)).toBeVisible();
  expect(asked).toEqual([]);
});

test('closing the payment window keeps the order, which can still be paid', async ({ page }) => {
  let isWilling = false;
  const later: Shopper = {
    atPayPal: (id) => isWilling && agreeing.atPayPal(id),
    atKlarna: (token) => (isWilling ? agreeing.atKlarna(token) : undefined),
  };
  await servePaymentSdks(page, later);
  for (const method of ['paypal', 'klarna'] as const) {
    isWilling = false;
    const order = await openPayment(page, method);
    const paymentMessages = getMessages('de').payment[method];
    const pay =
      method === 'paypal'
        ? page.locator('paypal-button button')
        : page.getByRole('button', { name: paymentMessages.pay });
    await pay.click();
    await expect(page.getByRole('alert').getByText(paymentMessages.failures.cancelled)).toBeVisible();
    if (method === 'paypal') expect(await findViolations(page)).toEqual([]);
    expect((await readOrder(order)).payment_status).toBe('pending');
    expect((await readKept(page)).every(Boolean)).toBe(true);
    isWilling = true;
    await pay.click();
    await page.waitForURL('**/shop/bestellung/**');
    await expectPaid(order, method);
  }
});

test('a declined payment explains the next step and keeps the cart', async ({ page }) => {
  await servePaymentSdks(page, agreeing);
  paypal().captures = 'decline';
  await openPayment(page, 'paypal');
  await page.locator('paypal-button button').click();
  const alert = page.getByRole('alert').filter({ visible: true });
  await expect(alert.getByText(getMessages('de').payment.paypal.failures.declined)).toBeVisible();
  await expect(alert.getByText('Could not post PayPal Transaction')).toBeVisible();
  expect((await readKept(page)).every(Boolean)).toBe(true);
  paypal().captures = 'complete';
  await page.locator('paypal-button button').click();
  await page.waitForURL('**/shop/bestellung/**');
});

test('a tampered approval is rejected', async ({ page }) => {
  await servePaymentSdks(page, agreeing);
  const order = await openPayment(page, 'paypal');
  await page.route('**/api/ecom/order/paypal_transaction', (route) => {
    const body = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...body, paypal: { orderID: randomUUID() } }) });
  });
  await page.locator('paypal-button button').click();
  await expect(page.getByText(getMessages('de').payment.paypal.failures.mismatch)).toBeVisible();
  expect((await readOrder(order)).payment_status).toBe('pending');
});

for (const method of ['paypal', 'klarna'] as const) {
  test(`${method}: a capture whose response was lost is sent again, and the order is paid once`, async ({ page }) => {
    await servePaymentSdks(page, agreeing);
    const order = await openPayment(page, method);
    const path = method === 'paypal' ? '**/api/ecom/order/paypal_transaction' : '**/api/ecom/klarna/order';
    await page.route(
      path,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const paymentMessages = getMessages('de').payment[method];
    await (method === 'paypal'
      ? page.locator('paypal-button button')
      : page.getByRole('button', { name: paymentMessages.pay })
    ).click();
    await page.waitForURL('**/shop/bestellung/**');
    await expectPaid(order, method);
  });
}

test('a provider whose SDK fails to load is reported as unavailable, and the rest of the page works', async ({
  page,
}) => {
  await servePaymentSdks(page, agreeing);
  await page.route('https://x.klarnacdn.net/**', (route) => route.abort());
  await openPayment(page, 'klarna');
  const paymentMessages = getMessages('de').payment.klarna;
  await expect(page.getByText(paymentMessages.failures.away)).toBeVisible();
  await page.unroute('https://x.klarnacdn.net/**');
  await page.getByRole('button', { name: paymentMessages.again }).click();
  await page.getByRole('button', { name: paymentMessages.pay }).click();
  await page.waitForURL('**/shop/bestellung/**');
});

test.describe('what the policy forbids', () => {
  test.use({ breaksPolicy: true });

  test('CSP and Trusted Types block foreign scripts and markup in the checkout', async ({ page }) => {
    await servePaymentSdks(page, agreeing);
    await openPayment(page, 'klarna');
    await expect(page.getByText('Mit Klarna bezahlen.', { exact: true }).first()).toBeVisible();
    const refused = await page.evaluate(() => {
      const isRefused = (work: () => void) => {
        try {
          work();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const script = document.createElement('script');
      return [
        isRefused(() => {
          script.src = 'https://evil.example/skim.js';
        }),
        isRefused(() => {
          script.text = 'alert(1)';
        }),
        isRefused(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        }),
      ];
    });
    expect(refused).toEqual([true, true, true]);
  });
});

test('entering and leaving the checkout are full page loads', async ({ page }) => {
  await servePaymentSdks(page, agreeing);
  await openPayment(page, 'paypal');
  await expect(page.locator('paypal-button button')).toBeVisible();
  await page.evaluate(() => Reflect.set(globalThis, 'isCheckoutDocument', true));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: getMessages('de').shell.imprint })
    .first()
    .click();
  await page.waitForURL('**/impressum');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isCheckoutDocument'))).toBeUndefined();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'paypal'))).toBeUndefined();
});

/** The checkout of somebody who has ordered with PayPal, in a shop that takes all that PayPal can. */
async function openPayPalSources(
  page: Page,
  wallet: Wallet = {},
  language: Language = 'de',
  sources: readonly PayPalSource[] = payPalSources,
) {
  const asked = await servePaymentSdks(page, agreeing, { paypal: paypal(), ...wallet });
  const order = await openPayment(page, 'paypal', language, { payPalSources: sources });
  const paymentMessages = getMessages(language).payment.paypal;
  return {
    asked,
    order,
    paymentMessages,
    choose: (source: PayPalSource) =>
      page.getByRole('radio', { name: paymentMessages.names[source], exact: true }).check(),
  };
}

const card = { number: '4000000000000005', expiry: '11/29', cvv: '123', name: 'Zoë Brandt' } as const;

async function fillCard(
  page: Page,
  paymentMessages: Awaited<ReturnType<typeof openPayPalSources>>['paymentMessages'],
): Promise<void> {
  for (const name of ['number', 'expiry', 'cvv', 'name'] as const) {
    await page.getByRole('textbox', { name: paymentMessages.card[name].label }).fill(card[name]);
  }
}

const payByCard = (page: Page, { payByCard: text }: { payByCard: string }) =>
  page.getByRole('button', { name: new RegExp(text.replace('{total}', '.*')) });

const findPaid = async (order: Placed) => {
  const { provider_order_id } = await readOrder(order);
  return paypal().orders.get(provider_order_id ?? '');
};

for (const language of languages) {
  test(`${language}: a card is paid in PayPal’s hosted fields, with errors for empty ones`, {
    tag: '@one-language',
  }, async ({ page }) => {
    test.slow();
    const problems = watchErrors(page);
    const { order, paymentMessages, choose } = await openPayPalSources(page, { bank: 'recognizes' }, language);
    await choose('card');
    await expect(page.getByText(paymentMessages.hints.card)).toBeVisible();
    await payByCard(page, paymentMessages).click();
    for (const { missing } of Object.values(paymentMessages.card)) await expect(page.getByText(missing)).toBeVisible();
    await page.getByRole('textbox', { name: paymentMessages.card.number.label }).fill('40');
    await expect(page.getByText(paymentMessages.card.number.invalid)).toBeVisible();
    await expectAccessible(page);
    await fillCard(page, paymentMessages);
    await expect(page.getByText(paymentMessages.card.number.invalid)).toHaveCount(0);
    await payByCard(page, paymentMessages).click();
    await page.waitForURL(`**${paths[language].order}/${order.token}?placed=1`);
    await expectPaid(order, 'paypal');
    expect((await findPaid(order))?.payment_source?.card).toMatchObject({ last_digits: '0005' });
    expect(problems).toEqual([]);
  });
}

test('a card that fails 3-D Secure is not charged, whatever the client says', async ({ page }) => {
  const { order, paymentMessages, choose } = await openPayPalSources(page, { bank: 'refuses' });
  await choose('card');
  await fillCard(page, paymentMessages);
  const asked = Promise.withResolvers<void>();
  await page.route('**/order/paypal_transaction', (route) => asked.promise.then(() => route.continue()), { times: 1 });
  await payByCard(page, paymentMessages).click();
  // Another way would cut off what is under way.
  await expect(page.getByRole('radio', { name: paymentMessages.names.paypal, exact: true })).toBeDisabled();
  asked.resolve();
  await expect(page.getByRole('alert').getByText(paymentMessages.cardDeclined)).toBeVisible();
  expect(await findPaid(order)).toMatchObject({ status: 'CREATED', purchase_units: [{}] });
  await expectUnpaid(order);
  // Another way is open after that.
  await choose('paypal');
  await page.locator('paypal-button button').click();
  await page.waitForURL('**/shop/bestellung/**');
  expect((await findPaid(order))?.payment_source?.paypal).toBeDefined();
  expect((await readOrder(order)).payment_status).toBe('paid');
});

test('closing the 3-D Secure window leaves the order unpaid', async ({ page }) => {
  const { order, paymentMessages, choose } = await openPayPalSources(page, { bank: 'asks' });
  await choose('card');
  await fillCard(page, paymentMessages);
  await page.getByRole('textbox', { name: paymentMessages.card.name.label }).press('Enter');
  await expect(page.getByRole('alert').getByText(paymentMessages.failures.unconfirmed)).toBeVisible();
  await expectUnpaid(order);
});

test('a captured card payment pays the order even if the hosted fields report a failure', async ({ page }) => {
  const { order, paymentMessages, choose } = await openPayPalSources(page, { isFailing: true });
  await choose('card');
  await fillCard(page, paymentMessages);
  await payByCard(page, paymentMessages).click();
  await page.waitForURL('**/shop/bestellung/**');
  await expectPaid(order, 'paypal');
});

test('Apple Pay is offered where the browser supports it, without a request to Apple', async ({ page }) => {
  const { order, asked, paymentMessages, choose } = await openPayPalSources(page, { hasApplePay: true });
  await choose('applepay');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Apple Pay/ }).click();
  await page.waitForURL('**/shop/bestellung/**');
  await expectPaid(order, 'paypal');
  expect((await findPaid(order))?.payment_source?.apple_pay).toBeDefined();
  expect(asked.filter((address) => !address.startsWith('www.sandbox.paypal.com'))).toEqual([]);
  expect(paymentMessages.names.applepay).toBe('Apple Pay');
});

test('Apple Pay is hidden where unsupported, and refused for a wrong address or amount', async ({ page, context }) => {
  const { paymentMessages } = await openPayPalSources(page);
  await expect(page.getByRole('radio', { name: paymentMessages.names.card })).toBeVisible();
  await expect(page.getByRole('radio', { name: paymentMessages.names.applepay })).toHaveCount(0);
  const refusals = [
    { wallet: { isUnwilling: true }, said: paymentMessages.failures.cancelled },
    { wallet: { value: '0.01' }, said: paymentMessages.failures.away },
    { wallet: {}, domains: [], said: paymentMessages.failures.away },
  ];
  const { appleDomains } = paypal();
  const known = [...appleDomains];
  for (const { wallet, domains = known, said } of refusals) {
    appleDomains.clear();
    for (const domain of domains) appleDomains.add(domain);
    const other = await context.newPage();
    const { order, choose } = await openPayPalSources(other, { hasApplePay: true, ...wallet });
    await choose('applepay');
    await other.getByRole('button', { name: /Apple Pay/ }).click();
    await expect(other.getByRole('alert').getByText(said)).toBeVisible();
    await expectUnpaid(order);
    await other.close();
  }
  for (const domain of known) appleDomains.add(domain);
});

test('Google’s SDK loads once Google Pay is chosen, and gets the order total', async ({ page }) => {
  const problems = watchErrors(page);
  const { order, asked, choose } = await openPayPalSources(page);
  await expect(page.locator('paypal-button button')).toBeVisible();
  expect(asked.filter((address) => address.includes('google'))).toEqual([]);
  await choose('googlepay');
  await page.getByRole('button', { name: 'Google Pay' }).click();
  await page.waitForURL('**/shop/bestellung/**');
  await expectPaid(order, 'paypal');
  expect((await findPaid(order))?.payment_source?.google_pay).toBeDefined();
  expect(asked.filter((address) => address.includes('google'))).toEqual(['pay.google.com/gp/p/js/pay.js']);
  expect(problems).toEqual([]);
});

test('Google is told when the shop rejects a payment', async ({ page }) => {
  const { order, paymentMessages, choose } = await openPayPalSources(page, { bank: 'refuses' });
  await choose('googlepay');
  await page.getByRole('button', { name: 'Google Pay' }).click();
  await expect(page.getByRole('alert').getByText(paymentMessages.cardDeclined)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'googleWasTold'))).toBe('ERROR');
  await expectUnpaid(order);
});

test('Google Pay as the only method waits to be chosen, and a closed 3-D Secure window is not a decline', async ({
  page,
}) => {
  const { order, asked, paymentMessages, choose } = await openPayPalSources(page, { bank: 'asks' }, 'de', [
    'googlepay',
  ]);
  await expect(page.getByRole('radio', { name: paymentMessages.names.googlepay })).not.toBeChecked();
  expect(asked.filter((address) => address.includes('google'))).toEqual([]);
  await choose('googlepay');
  await page.getByRole('button', { name: 'Google Pay' }).click();
  await expect(page.getByRole('alert').getByText(paymentMessages.failures.unconfirmed)).toBeVisible();
  await expectUnpaid(order);
});

test('a browser that supports no method shows so, without a request to PayPal', async ({ page }) => {
  const { asked, paymentMessages } = await openPayPalSources(page, {}, 'de', ['applepay']);
  await expect(page.getByRole('alert').getByText(paymentMessages.notHere)).toBeVisible();
  expect(asked).toEqual([]);
});

test('Google Pay reports when the browser does not support it or Google is unreachable', async ({ page, context }) => {
  const { paymentMessages, choose } = await openPayPalSources(page, { isGoogleReady: false });
  await choose('googlepay');
  await expect(page.getByText(paymentMessages.notHere)).toBeVisible();
  const other = await context.newPage();
  const { order, choose: chooseThere } = await openPayPalSources(other, { isUnwilling: true });
  await other.route('https://pay.google.com/**', (route) => route.abort(), { times: 1 });
  await chooseThere('googlepay');
  await expect(other.getByText(paymentMessages.failures.away)).toBeVisible();
  await chooseThere('paypal');
  await chooseThere('googlepay');
  await other.getByRole('button', { name: 'Google Pay' }).click();
  await expect(other.getByRole('alert').getByText(paymentMessages.failures.cancelled)).toBeVisible();
  await expectUnpaid(order);
});

test('PayPal instalments are approved in its window, and sources that PayPal refuses are hidden', async ({ page }) => {
  const { order, paymentMessages, choose } = await openPayPalSources(page, {
    refused: ['googlepay', 'advanced_cards'],
  });
  await choose('paylater');
  await expect(page.getByText(paymentMessages.hints.paylater)).toBeVisible();
  for (const source of ['card', 'googlepay'] as const)
    await expect(page.getByRole('radio', { name: paymentMessages.names[source], exact: true })).toHaveCount(0);
  await page.locator('paypal-pay-later-button button').click();
  await page.waitForURL('**/shop/bestellung/**');
  await expectPaid(order, 'paypal');
});

test.describe('demo payments without a provider account', () => {
  let windows: Awaited<ReturnType<typeof startDemoWindows>>;
  let storefront: Storefront;
  test.beforeAll(async () => {
    windows = await startDemoWindows({ paypal: paypal(), klarna: klarna() });
    storefront = await startStorefront(process.env.CMS_URL ?? '', {
      ...{ DEMO_PAYMENTS_URL: windows.url, TRUSTED_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' },
    });
  });
  test.afterAll(async () => {
    await storefront.close();
    await windows.stop();
  });

  for (const [method, language] of [
    ['paypal', 'de'],
    ['klarna', 'fr'],
  ] as const) {
    test(`${method}: the shopper cancels, is declined, and pays in a local window`, async ({ page }) => {
      const problems = watchErrors(page);
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
      const order = await openPayment(page, method, language, { site: storefront.url });
      const messages = getMessages(language);
      const paymentMessages = messages.payment[method];
      await expect(page.getByRole('complementary', { name: messages.demoPayments.title })).toBeVisible();
      const name = demoNames[method];
      const decide = async (button: 'pay' | 'decline' | 'cancel') => {
        await (method === 'paypal'
          ? page.locator('paypal-button button')
          : page.getByRole('button', { name: paymentMessages.pay })
        ).click();
        const shown = page.getByRole('dialog', { name }).frameLocator('iframe');
        await expect(shown.getByRole('heading', { name })).toBeVisible();
        await expect(shown.getByText(formatPrice(total, language))).toBeVisible();
        await shown.getByRole('button', { name: demoMessages[language][button] }).click();
        await expect(page.getByRole('dialog', { name })).toHaveCount(0);
      };
      await decide('cancel');
      await expect(page.getByRole('alert').getByText(paymentMessages.failures.cancelled)).toBeVisible();
      await decide('decline');
      await expect(page.getByRole('alert').getByText(paymentMessages.failures.declined)).toBeVisible();
      await decide('pay');
      await page.waitForURL(`**${paths[language].order}/${order.token}?placed=1`);
      await expectPaid(order, method);
      expect([...hosts]).toEqual(['127.0.0.1']);
      // Browsers write down that the payment was declined.
      expect(problems.filter((fault) => !/status of 4(?:09|22) /.test(fault))).toEqual([]);
    });
  }

  for (const [source, wallet, language] of [
    ['applepay', 'apple_pay', 'en'],
    ['googlepay', 'google_pay', 'de'],
  ] as const) {
    test(`${source}: the shopper closes the wallet, is declined, and pays in a local window`, async ({ page }) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
      const order = await openPayment(page, 'paypal', language, {
        site: storefront.url,
        payPalSources: ['paypal', source],
      });
      const { failures, names, cardDeclined } = getMessages(language).payment.paypal;
      await page.getByRole('radio', { name: names[source] }).check();
      const decide = async (button: 'pay' | 'decline' | 'cancel') => {
        await page.getByRole('button', { name: names[source] }).click();
        const shown = page.getByRole('dialog', { name: demoNames[wallet] }).frameLocator('iframe');
        await expect(shown.getByText(formatPrice(total, language))).toBeVisible();
        await shown.getByRole('button', { name: demoMessages[language][button] }).click();
      };
      await decide('cancel');
      await expect(page.getByRole('alert').getByText(failures.cancelled)).toBeVisible();
      await decide('decline');
      await expect(page.getByRole('alert').getByText(cardDeclined)).toBeVisible();
      await decide('pay');
      await page.waitForURL(`**${paths[language].order}/${order.token}?placed=1`);
      // Each attempt of a wallet is an order of its own at PayPal.
      const { payment_status, payments } = await readOrder(order);
      expect([payment_status, payments.map(({ status }) => status).sort()]).toEqual(['paid', ['captured', 'refused']]);
      expect([...hosts]).toEqual(['127.0.0.1']);
    });
  }

  test('are absent on any other site', async ({ page }) => {
    await page.goto(urlOf(paths.de.checkout));
    const { demoPayments } = getMessages('de');
    await expect(page.getByText(getMessages('de').ordering.emptyTitle)).toBeVisible();
    await expect(page.getByRole('complementary', { name: demoPayments.title })).toHaveCount(0);
    expect(await page.content()).not.toMatch(/sdk\.js|Vorführung/);
  });
});

/** The cart of the main site, to which PayPal leads back. */
async function openCart(page: Page, language: Language): Promise<void> {
  const cart = {
    ...{ version: 1, totalCount: 1, totalPriceBrutto: 12.5, timestamp: Date.now() },
    products: [
      {
        ...{ cartId: 1, product: { id: 610, name: 'Poliertuch', slug: 'poliertuch' }, variant: null },
        ...{ personalization: null, count: 1, priceBrutto: 12.5 },
      },
    ],
  };
  await store(page, process.env.SITE_URL ?? '', { 'int-cart': JSON.stringify(cart) });
  await page.goto(shopPaths[language].cart);
}

/** Leaves the cart for PayPal, which is shown by a page of the demonstration. @returns the order's id at PayPal */
async function goToPayPal(page: Page, language: Language): Promise<string> {
  const { express } = getMessages(language).cart;
  await page.getByRole('button', { name: express.go }).click();
  await expect(page.getByRole('heading', { name: demoNames.paypal })).toBeVisible();
  return new URL(page.url()).pathname.split('/').pop() ?? '';
}

for (const language of ['de', 'en'] as const) {
  test(`${language}: approving PayPal Express in the cart fills in the checkout, and the order button pays`, {
    tag: '@one-language',
  }, async ({ page }) => {
    test.slow();
    const windows = await startDemoWindows({ paypal: paypal(), klarna: klarna() });
    const { checkout, payment } = getMessages(language);
    await page.setViewportSize({ width: 375, height: 800 });
    await openCart(page, language);
    const id = await goToPayPal(page, language);
    await page.getByRole('button', { name: demoMessages[language].agree }).click();
    await page.waitForURL(`**${shopPaths[language].checkout}#payment`);
    await expect(page.getByRole('status').getByText(checkout.express.filledTitle)).toBeVisible();
    await expect(
      page.getByText(formatMessage(checkout.express.pays, { account: 'z***@muster.example' })),
    ).toBeVisible();
    await expect(page.getByText('Hafenweg 7 b')).toBeVisible();
    await expectAccessible(page);
    expect(paypal().orders.get(id)?.status).toBe('APPROVED');
    await page.locator('form button[type=submit]').click();
    await page.getByRole('button', { name: checkout.order, exact: true }).click();
    await page.waitForURL(`**${shopPaths[language].order}/**`);
    await expect(page.getByText(payment.paypal.checking)).toHaveCount(0);
    const [unit] = paypal().orders.get(id)?.purchase_units ?? [];
    expect(unit?.payments?.captures).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('int-cart'))).toBeNull();
    await windows.stop();
  });
}

test('cancelling PayPal Express keeps the cart, and unusable data is reported at its field', async ({ page }) => {
  const windows = await startDemoWindows({ paypal: paypal(), klarna: klarna() });
  const { cart, checkout } = getMessages('de');
  await openCart(page, 'de');
  await goToPayPal(page, 'de');
  await page.getByRole('button', { name: demoMessages.de.cancel }).click();
  await expect(page.getByRole('status').getByText(cart.express.cancelled)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('int-paypal'))).toBeNull();
  expect(page.url()).toMatch(/\/shop\/warenkorb$/);
  await expect(page.getByText('Poliertuch').first()).toBeVisible();
  // Something was typed before, and PayPal has an address to which nobody delivers.
  const told = { version: 1, customerEmail: 'lind@muster.example', presentWrap: false, timestamp: Date.now() };
  await page.evaluate((kept) => localStorage.setItem('int-checkout', kept), JSON.stringify(told));
  const id = await goToPayPal(page, 'de');
  const address = { address_line_1: '1 Chome', admin_area_2: 'Tokyo', postal_code: '100-0001', country_code: 'JP' };
  paypal().approve(id, { ...somePayer, address });
  await page.route('**/api/ecom/paypal/express/read', (route) => route.abort(), { times: 1 });
  await page.goto(`${shopPaths.de.checkout}?paypal=approved&token=${id}&PayerID=${somePayer.payerId}`);
  const note = page.locator('.notice__root:focus');
  await page.getByRole('button', { name: checkout.express.retry }).click();
  await expect(note.getByText(checkout.express.replaced)).toBeVisible();
  await expect(page.getByText(checkout.errors.country.invalid)).toBeVisible();
  await page.getByRole('button', { name: checkout.express.restore }).click();
  await expect(page.getByText(checkout.express.replaced)).toHaveCount(0);
  await expect(note.getByText(checkout.express.filledTitle)).toBeVisible();
  await expect(page.getByText('lind@muster.example')).toBeVisible();
  // The address in the bar alone tells nobody anything.
  await page.goto(`${shopPaths.de.checkout}?paypal=approved&token=OTHER&PayerID=${somePayer.payerId}`);
  await expect(page.getByText(checkout.express.failedTitle)).toBeVisible();
  await windows.stop();
});

test('a refused Express approval is renewed for the same order', async ({ page }) => {
  const windows = await startDemoWindows({ paypal: paypal(), klarna: klarna() });
  const { checkout } = getMessages('de');
  await servePaymentSdks(page, agreeing);
  await openCart(page, 'de');
  const id = await goToPayPal(page, 'de');
  await page.getByRole('button', { name: demoMessages.de.decline }).click();
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: checkout.order, exact: true }).click();
  await expect(page.getByRole('alert').getByText(checkout.express.again)).toBeVisible();
  // Whoever opens the page again may have paid since: what is known to be not enough is neither asked for nor told again.
  const settled: string[] = [];
  page.on('request', (request) => settled.push(...(/paypal_transaction$/.test(request.url()) ? [request.url()] : [])));
  await page.reload();
  await expect(page.locator('paypal-button button')).toBeVisible();
  await expect(page.getByText(checkout.express.again)).toHaveCount(0);
  expect(settled).toEqual([]);
  paypal().captures = 'complete';
  await page.locator('paypal-button button').click();
  await page.waitForURL('**/shop/bestellung/**');
  expect(paypal().orders.get(id)?.purchase_units[0]?.payments).toBeUndefined();
  await windows.stop();
});

test('an Express approval that does not match the order asks for a call, not for another approval', async ({
  page,
}) => {
  const windows = await startDemoWindows({ paypal: paypal(), klarna: klarna() });
  const { checkout, payment } = getMessages('de');
  await page.route('**/api/ecom/order/paypal_transaction', (route) =>
    route.fulfill({ status: 409, json: { status: 'failed', message: '', reason: 'mismatch' } }),
  );
  await openCart(page, 'de');
  await goToPayPal(page, 'de');
  await page.getByRole('button', { name: demoMessages.de.agree }).click();
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: checkout.order, exact: true }).click();
  await expect(page.getByRole('alert').getByText(payment.paypal.failures.mismatch)).toBeVisible();
  await expect(page.getByText(checkout.express.again)).toHaveCount(0);
  await expect(page.locator('paypal-button')).toHaveCount(0);
  await windows.stop();
});
