import type { Page } from '@playwright/test';
import { formatPrice } from '../../src/i18n/format.ts';
import { products } from '../product-routes.ts';
import { findViolations } from './accessibility-engines.ts';
import {
  type CartProduct,
  cartPaths,
  getCartProduct,
  makeCartLine,
  readStoredCart,
  seedCart,
} from './cart-fixtures.ts';
import { store } from './checkout-steps.ts';
import { productPaths } from './demo-products.ts';
import { openFormsSite, pagesPerLanguage } from './forms-site.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { expectAccessible, watchPage } from './page-checks.ts';
import { expect, test } from './test.ts';

const { site } = openFormsSite();

let watchProduct: CartProduct;
let other: CartProduct;
let soldOut: CartProduct;

test.beforeAll(async () => {
  watchProduct = await getCartProduct('falkenrieth-federspiel-34');
  other = await getCartProduct('aubrelle-aubade-30');
  soldOut = await getCartProduct(products.gone);
});

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const isOwnFault = (fault: string) => !fault.includes('Failed to load resource');

/** Presses until the page is hydrated. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const drawer = page.getByRole('dialog');
  // It is there before it is open.
  const rendered = page.locator('[aria-labelledby=cart-drawer]');
  await button.focus();
  await expect(async () => {
    // Pressed again while it is under way, it would be bought twice.
    const isUnderWay = (await button.getAttribute('aria-busy')) === 'true' || (await rendered.count()) > 0;
    if (!isUnderWay) await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

for (const { language, messages, contact } of pagesPerLanguage) {
  const { cart } = messages;
  const cartAddress = () => site().url + cartPaths[language];
  const addressOf = (slug: string) => `${site().url}${productPaths[language]}/${slug}`;
  const price = (cents: number) => formatPrice(cents, language);

  test.describe(`the cart in ${language}`, () => {
    test('adds a product by keyboard and announces it', { tag: '@one-language' }, async ({ page }) => {
      const { problems } = watchPage(page, site().url);
      await page.goto(addressOf(watchProduct.slug));
      await press(page, cart.add);
      const drawer = page.getByRole('dialog', { name: cart.title });
      await expect(drawer.getByRole('status').first()).toHaveText(
        fill(cart.added, { piece: watchProduct.names[language] }),
      );
      await expect(drawer).toContainText(price(watchProduct.cents));
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 480 });
      await expect(drawer.getByRole('listitem').first(), 'above the sums').toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('button', { name: cart.add, exact: true })).toBeFocused();
      await expect(page.getByRole('banner').getByRole('link', { name: cart.linkOne })).toBeVisible();
      expect(problems.filter(isOwnFault)).toEqual([]);
    });

    test('is linked from every page and shows the totals', { tag: '@one-language' }, async ({ page }) => {
      const { problems } = watchPage(page, site().url);
      await seedCart(page, [makeCartLine(1, watchProduct)]);
      await page.goto(site().url + contact);
      await page.getByRole('banner').getByRole('link', { name: cart.linkOne }).click();
      await expect(page).toHaveURL(cartAddress());
      const list = page.getByRole('list', { name: cart.lines });
      await expect(list.getByRole('link', { name: watchProduct.names[language] })).toBeVisible();
      const summary = page.getByRole('region', { name: cart.summary });
      await expect(summary).toContainText(cart.total);
      await expect(summary).toContainText(/19\s?%/);
      await expect(summary.getByRole('link', { name: cart.toCheckout })).toHaveAttribute('href', /./);
      await expectAccessible(page);
      expect(problems.filter(isOwnFault)).toEqual([]);
    });

    test('asks for a missing variant or required personalization at its field', { tag: '@one-language' }, async ({
      page,
    }) => {
      await page.goto(addressOf(products.wedding));
      const main = page.getByRole('main');
      const second = main.getByRole('combobox').first();
      const missing = main.locator('#variant-error');
      // Narrow windows have a second one at their foot.
      const button = page.getByRole('button', { name: cart.add, exact: true }).first();
      await expect(async () => {
        await button.click();
        await expect(missing).not.toBeEmpty({ timeout: 1_000 });
      }).toPass();
      await expect(main.getByRole('radio').first()).toBeFocused();
      await expect(second).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await page.keyboard.press('Space');
      await expect(missing).toBeEmpty();
      await button.click();
      await expect(second, 'the next one that is missing').toBeFocused();
      await expect(page.getByRole('dialog')).toBeHidden();
      await second.selectOption({ index: 2 });
      await expect(second).not.toHaveAttribute('aria-invalid');
      await button.click();
      await expect(page.getByRole('dialog', { name: cart.title })).toBeVisible();
      expect(JSON.parse((await readStoredCart(page)) ?? '{}')).toMatchObject({
        products: [{ cartId: 1, count: 1, personalization: { values: {} } }],
        totalCount: 1,
      });
    });

    test('explains each line issue at its line, with the remedy', async ({ page }) => {
      await seedCart(page, [
        makeCartLine(1, watchProduct, { count: 99, priceCents: watchProduct.cents - 10_00 }),
        makeCartLine(2, soldOut),
        makeCartLine(3, { ...other, id: 999_999 }),
      ]);
      await page.goto(cartAddress());
      const lines = page.getByRole('list', { name: cart.lines }).getByRole('listitem');
      const first = lines.nth(0);
      const was = price(watchProduct.cents - 10_00);
      await expect(first).toContainText(fill(cart.dearer, { was, now: price(watchProduct.cents) }));
      await expect(first).toContainText(fill(cart.fewerLeft, { left: watchProduct.available, wanted: 99 }));
      await expect(lines.nth(1)).toContainText(cart.soldOut);
      await expect(lines.nth(2)).toContainText(cart.gone);
      await page.getByRole('button', { name: cart.toCheckout }).click();
      await expect(page.getByText(cart.unresolvedIssues)).toBeVisible();
      await expectAccessible(page);
      await first.getByRole('button', { name: cart.acceptPrice }).click();
      await expect(first).not.toContainText(was);
      const focused = page.locator('[role=status]:focus');
      await expect(focused).toContainText(price(watchProduct.cents));
      await first.getByRole('button', { name: fill(cart.reduceCount, { left: watchProduct.available }) }).click();
      await expect(first.getByRole('spinbutton')).toHaveValue(String(watchProduct.available));
      await expect(focused).not.toContainText(price(watchProduct.cents));
      await lines.nth(2).getByRole('button', { name: cart.remove, exact: true }).click();
      await expect(
        page.getByRole('status').filter({ hasText: fill(cart.removed, { piece: other.name }) }),
      ).toBeFocused();
      await lines.nth(1).getByRole('button', { name: cart.remove, exact: true }).click();
      await expect(page.getByRole('link', { name: cart.toCheckout })).toBeVisible();
      await expect(page.getByRole('region', { name: cart.summary })).toContainText(
        price(watchProduct.cents * watchProduct.available),
      );
    });

    test('is empty with a link to the shop, and without JavaScript explains how to order', async ({
      page,
      browser,
    }) => {
      await page.goto(cartAddress());
      const said = page.getByRole('heading', { name: cart.emptyTitle });
      await expect(said).toBeVisible();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const below = (await said.boundingBox())?.y ?? 0;
      expect(below - (title?.y ?? 0) - (title?.height ?? 0), 'between the two headings').toBeLessThan(160);
      await expect(page.getByRole('main').getByRole('link', { name: cart.toShop })).toBeVisible();
      await expectAccessible(page);
      const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await reader.goto(cartAddress());
      const note = reader.locator('main noscript', { has: reader.locator('p') });
      await expect.poll(() => note.evaluate(({ textContent }) => textContent)).toContain(cart.noScripts);
      await expect(reader.getByText(cart.loading)).toBeHidden();
      await reader.context().close();
    });
  });
}

const { cart } = pagesPerLanguage[0]?.messages ?? {};
if (!cart) throw new Error('There is no German.');
const inGerman = () => site().url + cartPaths.de;
const germanProduct = () => `${site().url}${productPaths.de}/${watchProduct.slug}`;

test('is empty in the server HTML, and hydrating it shifts no layout', async ({ page }) => {
  const { problems } = watchPage(page, site().url);
  const html = await (await page.request.get(inGerman())).text();
  expect(html).not.toContain(cart.linkOne.replace('1', '0'));
  expect(html).not.toContain('aria-label="Stücke im Warenkorb"');
  await seedCart(page, [makeCartLine(1, watchProduct), makeCartLine(2, other, { count: 2 })]);
  const readShift = await watchLayoutShift(page);
  await page.goto(inGerman());
  await expect(page.getByRole('region', { name: cart.summary })).toContainText('19 %');
  const { sum, shifts } = await readShift();
  expect(sum, shifts.join('\n')).toBeLessThan(0.02);
  expect(problems.filter(isOwnFault)).toEqual([]);
});

test('two tabs show the same cart', async ({ page, context }) => {
  await seedCart(page, [makeCartLine(1, watchProduct)]);
  await page.goto(inGerman());
  const tab = await context.newPage();
  await tab.goto(inGerman());
  const count = page.getByRole('spinbutton');
  await expect(count).toHaveValue('1');
  await tab.getByRole('button', { name: `Eins mehr: ${watchProduct.names.de}` }).click();
  await expect(count).toHaveValue('2');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 2 Artikel' })).toBeVisible();
  await tab.getByRole('spinbutton').fill('120');
  await expect(tab.getByText(fill(cart.countCut, { wanted: 120, count: 99 }))).toBeVisible();
  await expect(count).toHaveValue('99');
  await tab.getByRole('button', { name: `${watchProduct.names.de} aus dem Warenkorb entfernen` }).click();
  await expect(page.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
  expect(await readStoredCart(page)).toBeNull();
});

test('gift wrapping and country count towards the total, are kept for the checkout and survive a reload', async ({
  page,
}) => {
  await seedCart(page, [makeCartLine(1, watchProduct)]);
  await page.goto(inGerman());
  const summary = page.getByRole('region', { name: cart.summary });
  const total = summary.locator('dd').last();
  const before = await expect(summary)
    .toContainText('19 %')
    .then(() => total.textContent());
  await summary.getByRole('checkbox', { name: cart.presentWrap }).check();
  await expect(summary).toContainText(cart.presentWrapRow);
  await expect(total).not.toHaveText(before ?? '');
  const inside = await total.textContent();
  await expect(summary.locator('p[aria-live=polite]')).toContainText(inside ?? '');
  await summary.getByRole('combobox', { name: cart.shippingTo }).selectOption('CH');
  await expect(total).not.toHaveText(inside ?? '');
  await page.reload();
  await expect(summary.getByRole('checkbox')).toBeChecked();
  await expect(summary.getByRole('combobox')).toHaveValue('CH');
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('int-checkout'))) ?? '{}')).toMatchObject({
    presentWrap: true,
    shippingAddress: { country: 'CH' },
  });
});

test('a failed quote shows an error and can be retried', async ({ page }) => {
  await seedCart(page, [makeCartLine(1, watchProduct)]);
  await page.route('**/api/ecom/quote', (route) => route.abort());
  await page.goto(inGerman());
  await expect(page.getByText(cart.failedTitle)).toBeVisible();
  await expect(page.getByRole('region', { name: cart.summary })).toContainText(formatPrice(watchProduct.cents, 'de'));
  await expectAccessible(page);
  await page.unroute('**/api/ecom/quote');
  await page.getByRole('button', { name: cart.retry }).click();
  await expect(page.getByText(cart.failedTitle)).toBeHidden();
  await expect(page.getByRole('region', { name: cart.summary })).toContainText('19 %');
});

test('a cart drawer that fails to load shows an error at its button', async ({ page }) => {
  await page.route('**/assets/take-into-cart*', (route) => route.abort());
  await page.goto(germanProduct());
  const button = page.getByRole('button', { name: cart.add, exact: true });
  const failed = page.getByRole('status').filter({ hasText: cart.addFailed });
  await button.click();
  await expect(failed).toBeVisible();
  expect(await readStoredCart(page)).toBeNull();
  // Pressed again: the release may be gone, and only a new page would help.
  const reloaded = page.waitForEvent('framenavigated');
  await button.click();
  await reloaded;
});

test('a shop that is not accepting orders has no link to the checkout', async ({ page }) => {
  await seedCart(page, [makeCartLine(1, watchProduct)]);
  const json = { status: 'failed', message: 'Could not post quote', reason: 'closed' };
  await page.route('**/api/ecom/quote', (route) => route.fulfill({ status: 503, json }));
  await page.goto(inGerman());
  await expect(page.getByText(cart.closedTitle)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: cart.toCheckout })).toHaveCount(0);
});

test.describe('with browser storage', () => {
  const buy = async (page: Page) => {
    const { problems } = watchPage(page, site().url);
    await page.goto(germanProduct());
    await press(page, cart.add);
    await expect(page.getByRole('dialog')).toContainText(watchProduct.names.de);
    const link = page.getByRole('dialog').getByRole('link', { name: cart.toCart });
    await link.click();
    await expect(page.getByRole('list', { name: cart.lines })).toContainText(watchProduct.names.de);
    await page.getByRole('button', { name: `Eins mehr: ${watchProduct.names.de}` }).click();
    await expect(page.getByRole('spinbutton')).not.toHaveValue('1');
    expect(problems.filter(isOwnFault)).toEqual([]);
  };

  test('denied, the cart lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    });
    await buy(page);
  });

  test('full, the cart lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await buy(page);
  });

  test('corrupt, the cart starts empty', async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const corrupt = [
      ...['{', '[]', '{"version":9,"products":[1]}'],
      '{"version":1,"products":[{"count":-1}],"totalCount":7}',
    ];
    for (const text of corrupt) {
      await store(page, site().url, { 'int-cart': text });
      await page.goto(inGerman());
      await expect(page.getByRole('heading', { name: cart.emptyTitle }), text).toBeVisible();
    }
    await store(page, site().url, { 'int-cart': corrupt.at(-1) ?? '' });
    await buy(page);
    expect(JSON.parse((await readStoredCart(page)) ?? '{}')).toMatchObject({ version: 1, totalCount: 2 });
    expect(thrown).toEqual([]);
  });

  test('from before versioning, the cart keeps its lines', async ({ page }) => {
    const before = {
      product: { id: other.id, name: other.name, slug: other.slug },
      count: 2,
      priceBrutto: other.cents / 100,
    };
    await seedCart(page, JSON.stringify({ products: [{ cartId: 4, ...before }], totalCount: 2, timestamp: 1 }));
    await page.goto(inGerman());
    await expect(page.getByRole('list', { name: cart.lines })).toContainText(other.names.de);
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
  });
});
