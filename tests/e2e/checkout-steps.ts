import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { createCms } from '../cms.ts';
import type { Storefront } from '../storefront.ts';
import { makeAddress } from './forms-site.ts';
import { expect, test } from './test.ts';

const cms = createCms();

let storefront: Storefront;

/** Returns the URL of a path on the storefront of this file. */
export const urlOf = (path: string) => storefront.url + path;

/** Gives a file the shared storefront, on which each browser context has its own IP address, because orders are rate-limited per client. */
export function openCheckoutSite(): void {
  test.beforeAll(async ({ shopSite }) => {
    storefront = shopSite;
    await fillStock();
  });
  test.beforeEach(async ({ context }) => {
    test.setTimeout(180_000);
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': makeAddress() });
  });
}

export const shopPaths = {
  de: { search: '/shop/suche', cart: '/shop/warenkorb', checkout: '/shop/kasse', order: '/shop/bestellung' },
  en: { search: '/en/shop/search', cart: '/en/shop/cart', checkout: '/en/shop/checkout', order: '/en/shop/order' },
  fr: {
    search: '/fr/boutique/recherche',
    cart: '/fr/boutique/panier',
    checkout: '/fr/boutique/commande',
    order: '/fr/boutique/suivi',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Demo products without variants. */
export const bead = { id: 501, slug: 'bead-morgentau', cents: 4500 } as const;
export const otherBead = { id: 517, slug: 'bead-liegeplatz', cents: 3500 } as const;

export const makeShopperEmail = () => `zoe.${randomUUID()}@muster.example`;

/** The stored form of a cart with one item. */
export function makeStoredCart(item: { id: number; slug: string; cents: number }): string {
  const product = { id: item.id, name: item.slug, slug: item.slug, image: null };
  const line = { cartId: 1, product, variant: null, personalization: null, count: 1, priceBrutto: item.cents / 100 };
  return JSON.stringify({
    ...{ version: 1, products: [line], totalCount: 1, totalPriceBrutto: item.cents / 100, timestamp: Date.now() },
  });
}

/** Fills localStorage on a document without scripts, before a page of the shop is opened. */
export async function store(page: Page, site: string, entries: Record<string, string>): Promise<void> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, entries);
}

/** Opens the checkout with one product in the cart. */
export async function openCheckout(
  page: Page,
  { language = 'de', product = bead }: { language?: Language; product?: Parameters<typeof makeStoredCart>[0] } = {},
): Promise<void> {
  await store(page, urlOf(''), { 'int-cart': makeStoredCart(product) });
  await page.goto(urlOf(shopPaths[language].checkout));
  await expect(page.getByLabel(getMessages(language).checkout.fields.email)).toBeVisible();
}

export const submitButton = (page: Page) => page.locator('form button[type=submit]');

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

export async function fillContact(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'phone').fill('0171 3920012');
  await submitButton(page).click();
}

const address = {
  first_name: 'Zoë',
  last_name: 'Lind',
  street: 'Lindenweg 1a',
  zip_code: '14899',
  city: 'Altenbruck',
};

export async function fillAddress(page: Page, kind: 'shipping_address' | 'invoice_address' = 'shipping_address') {
  for (const [name, entry] of Object.entries(address)) await field(page, `${kind}.${name}`).fill(entry);
  await submitButton(page).click();
}

/** Ids, as the order API has them. */
export const payments = { prepayment: 1, cash: 2, klarna: 3, paypal: 4 } as const;

export async function choosePayment(page: Page, method: keyof typeof payments): Promise<void> {
  await page.locator(`[name=payment_method][value="${payments[method]}"]`).check();
  await submitButton(page).click();
}

export const orderButton = (page: Page, language: Language = 'de') =>
  page.getByRole('button', { name: getMessages(language).checkout.order, exact: true });

const names = { de: 'Bead Morgentau', en: 'Morning Dew bead', fr: 'Perle Rosée' } as const;

/**
 * Goes from the list into the cart, and on to the checkout.
 *
 * @param beforeLeaving is awaited on list and product page, for requests that a page change would abort
 */
export async function goFromListToCheckout(
  page: Page,
  language: Language,
  beforeLeaving: (path: 'list' | 'product') => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { cart } = getMessages(language);
  const paths = shopPaths[language];
  await page.goto(urlOf(`${paths.search}?q=${encodeURIComponent(names[language])}`));
  await beforeLeaving('list');
  await page.locator(`main a[href*="${bead.slug}"]:visible`).first().click();
  await page.getByRole('button', { name: cart.add }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('int-cart'))).toContain(bead.slug);
  await beforeLeaving('product');
  await page.goto(urlOf(paths.cart));
  await page.getByRole('link', { name: cart.toCheckout }).click();
  await page.waitForURL(`**${paths.checkout}**`);
  await expect(field(page, 'email')).toBeVisible();
}

/** Fills in the checkout up to the order button. */
export async function goToOrderButton(page: Page, email: string, language: Language = 'de'): Promise<void> {
  await fillContact(page, email);
  await fillAddress(page);
  await choosePayment(page, 'prepayment');
  await expect(orderButton(page, language)).toHaveAttribute('aria-disabled', 'false');
}

/** Opens the checkout at its last step, as after a reload there: what the steps before ask for is stored. */
export async function openReview(page: Page, email: string, product: Parameters<typeof makeStoredCart>[0] = bead) {
  const empty = { company: '', house_number: '', addition: '' };
  const checkout = {
    ...{ version: 1, timestamp: Date.now(), customerEmail: email, phone: '0171 3920012', isCollection: false },
    ...{ shippingAddress: { ...address, ...empty, country: 'DE' }, invoiceAddress: null, comment: '' },
    ...{ paymentMethod: payments.prepayment, shippingMethod: 1, shippingCost: 6.9, presentWrap: false },
  };
  const entries = { 'int-cart': makeStoredCart(product), 'int-checkout': JSON.stringify(checkout) };
  await store(page, urlOf(''), entries);
  await page.goto(urlOf(shopPaths.de.checkout));
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'false');
}

type Mail = { recipient: string; to: string; subject: string; text: string; language: string };
export type OrderRow = {
  id: number;
  order_number: string;
  payment_status: string;
  total_price_brutto: string | number;
  mails: Mail[];
};

export const findOrdersOf = (email: string): Promise<OrderRow[]> =>
  cms.get(`/items/ecommerce_order?filter[customer_email][_eq]=${encodeURIComponent(email)}&fields=*,mails.*`);

export const readStoredCheckout = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('int-cart'), localStorage.getItem('int-checkout')]);

let filled: Promise<unknown> | undefined;

/**
 * Sets a stock for the whole run, once in each worker. It is not restored: files run in parallel on the same products,
 * and what the first of them found would be too little for the others.
 */
async function fillStock(): Promise<void> {
  const patch = { stock: 500 };
  filled ??= Promise.all([bead, otherBead].map(({ id }) => cms.patch(`/items/ecommerce_product/${id}`, patch)));
  await filled;
}

/** Waits for words of an order's page, which is loaded again where Directus took too long for it. */
export async function untilOrderShows(page: Page, words: Locator): Promise<void> {
  await expect(async () => {
    try {
      await expect(words).toBeVisible({ timeout: 10_000 });
    } catch (error) {
      const isBusy = () =>
        performance.getEntriesByType('navigation').some((one) => 'responseStatus' in one && one.responseStatus === 503);
      if (await page.evaluate(isBusy)) await page.reload();
      throw error;
    }
  }).toPass({ timeout: 60_000 });
}
