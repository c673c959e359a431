import type { Browser, Page } from '@playwright/test';
import { makeToken } from '../../cms/extensions/messages/tokens.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { findShopHref } from '../../src/routing/shop-routes.ts';
import { products } from '../product-routes.ts';
import { siteMap } from '../routes.ts';
import { type DemoProduct, findProductsInStock, productPaths } from './demo-products.ts';
import { cms, makeTyped, openFormsSite, pagesPerLanguage, type Typed } from './forms-site.ts';
import { expectAccessible } from './page-checks.ts';
import { expect, test } from './test.ts';

const { site, proxy } = openFormsSite();

let plain: DemoProduct;
let varied: DemoProduct;

test.beforeAll(async () => {
  const demoProducts = await findProductsInStock();
  const [first] = demoProducts.filter(({ variants }) => variants.length === 0);
  const [other] = demoProducts.filter(({ variants }) => variants.length > 1);
  if (!first || !other) throw new Error('The demo has a piece with variants and one without, both in stock.');
  [plain, varied] = [first, other];
});

type Form = 'request' | 'reservation';

const addressOf = (demoProduct: DemoProduct, language: Language) =>
  `${site().url}${productPaths[language]}/${demoProduct.slug}`;

/** The control that leads to a form: a link, or a button that submits the variants. */
const wayTo = (page: Page, form: Form) => page.locator(`main :is(a[href*="form=${form}"], button[name=${form}])`);

async function open(page: Page, address: string, form: Form) {
  await page.goto(address);
  await wayTo(page, form).click();
  await expect(page.locator(`#${form}-form`)).toHaveJSProperty('noValidate', true);
}

async function fill(page: Page, form: Form, { name, email }: Typed) {
  await page.locator(`#${form}-name`).fill(name);
  await page.locator(`#${form}-email`).fill(email);
  await page.locator(`#${form}-privacy`).check();
}

type Alert = { status: string; variant: number; confirm_seed: string; unsubscribe_seed: string };

const findAlerts = (email: string) =>
  cms.get<Alert[]>(`/items/ecommerce_stock_alert?filter[email][_eq]=${encodeURIComponent(email.toLowerCase())}`);

async function tokenOf(email: string, step: 'confirm' | 'remove'): Promise<string> {
  const [alert] = await findAlerts(email);
  const seed = step === 'confirm' ? alert?.confirm_seed : alert?.unsubscribe_seed;
  return makeToken(process.env.SITE_SECRET ?? '', seed ?? '');
}

const send = (page: Page, form: Form) => page.locator(`#${form}-form button[type=submit]`).click();

/** The accessibility engines are scripts, so they get a page that runs JavaScript. */
async function expectNoBarrierAt(address: string, browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.goto(address);
  await expectAccessible(page);
  await context.close();
}

type Row = { kind: string; product: number; variant: number | null; message: string; language: string };

const findRequests = (email: string) =>
  cms.get<Row[]>(`/items/ecommerce_request?fields=*&filter[email][_eq]=${encodeURIComponent(email)}`);

for (const { language, messages } of pagesPerLanguage) {
  test.describe(`a product request in ${language}`, () => {
    test('is sent for the chosen variant', { tag: '@one-language' }, async ({ page }) => {
      const typed = makeTyped();
      const [variant] = varied.variants;
      await open(page, `${addressOf(varied, language)}?variant=${variant?.id}`, 'request');
      await expect(page.locator('#request-variant')).toHaveValue(String(variant?.id));
      const product = page.locator('.product-form__product');
      await expect(product.getByRole('link', { name: varied.name[language] })).toHaveAttribute(
        'href',
        `${productPaths[language]}/${varied.slug}?variant=${variant?.id}`,
      );
      // The name of the variant stands beside the form as long as it is the one in its field.
      const line = product.locator('p', { hasText: ': ' });
      const name = await page.locator('#request-variant option:checked').textContent();
      await expect(line).toContainText(name?.split(' (')[0] ?? '');
      await page.locator('#request-variant').selectOption('');
      await expect(line).toHaveCount(0);
      await page.locator('#request-variant').selectOption(String(variant?.id));
      await expect(line).toHaveCount(1);
      await expectAccessible(page);
      await fill(page, 'request', typed);
      await send(page, 'request');
      await expect(page.getByText(messages.requestForm.done.title)).toBeVisible();
      await expect(page.locator('[role=status]:focus')).toContainText(messages.requestForm.done.text);
      const message = messages.requestForm.message(varied.name[language]);
      expect(await findRequests(typed.email)).toMatchObject([
        { kind: 'availability', product: varied.id, variant: variant?.id, message, language },
      ]);
    });

    test('reserves the product in the chosen shop', { tag: '@one-language' }, async ({ page }) => {
      const typed = makeTyped();
      await open(page, addressOf(plain, language), 'reservation');
      await expect(page.getByRole('main')).toContainText(messages.reservationForm.note);
      await fill(page, 'reservation', typed);
      await send(page, 'reservation');
      await expect(page.locator('#reservation-problem')).toBeFocused();
      await page.locator('#reservation-problem a').click();
      await page.locator('#reservation-branch').check();
      await send(page, 'reservation');
      await expect(page.getByText(messages.reservationForm.done.title)).toBeVisible();
      const [row] = await findRequests(typed.email);
      expect(row).toMatchObject({ kind: 'reservation', product: plain.id, variant: null });
      expect(row?.message).toContain('Lindenstraße 12');
    });

    test('fails with a message while the shop is unreachable, and keeps all input', { tag: '@one-language' }, async ({
      page,
    }) => {
      const typed = makeTyped();
      await open(page, addressOf(plain, language), 'request');
      await fill(page, 'request', typed);
      proxy().fault.isCut = true;
      const answer = page.waitForResponse('**/api/ecom/request');
      await send(page, 'request');
      const said = await answer;
      expect(said.status()).toBe(503);
      expect(await said.json()).toMatchObject({ status: 'failed', message: 'Could not post request' });
      await expect(page.locator('#request-problem')).toContainText(messages.requestForm.unavailable);
      await expect(page.locator('#request-name')).toHaveValue(typed.name);
      proxy().fault.isCut = false;
      await send(page, 'request');
      await expect(page.getByText(messages.requestForm.done.title)).toBeVisible();
      expect(await findRequests(typed.email)).toHaveLength(1);
    });
  });

  test.describe(`a product request in ${language} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('for a sold-out size orders a back-in-stock alert, which is confirmed and deleted again', {
      tag: '@one-language',
    }, async ({ page, browser }) => {
      const { stockAlert, contactForm, product } = messages;
      const typed = makeTyped({ email: 'anna@' });
      await page.goto(`${site().url}${productPaths[language]}/${products.someGone}?full=1`);
      const tell = page.getByRole('button', { name: stockAlert.open });
      await expect(tell).toBeHidden();
      const gone = page.getByRole('radio', { name: new RegExp(product.soldOut, 'i') }).first();
      await gone.check({ force: true });
      await tell.click();
      await expect(page.locator('#stock-alert-variant')).toHaveValue(/^\d+$/);
      await page.locator('#stock-alert-form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.locator('#stock-alert-email').fill(typed.email);
      const variant = await page.locator('#stock-alert-variant').inputValue();
      await page.getByRole('button', { name: stockAlert.send }).click();
      await expect(page.locator('#stock-alert-email-error')).toHaveText(contactForm.errors.email.invalid);
      await expect(page.locator('#stock-alert-variant')).toHaveValue(variant);
      const { email } = makeTyped();
      await page.locator('#stock-alert-email').fill(email);
      await page.getByRole('button', { name: stockAlert.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(stockAlert.sent.title);
      await expectNoBarrierAt(page.url(), browser);
      const start = `${site().url}${findShopHref('request', language, siteMap.addresses)}`;
      const link = async (step: 'confirm' | 'remove') => `${start}?alert=${step}&token=${await tokenOf(email, step)}`;
      const secret = await page.goto(await link('confirm'));
      expect(secret?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(await findAlerts(email)).toMatchObject([{ status: 'pending', variant: Number(variant) }]);
      await page.getByRole('button', { name: stockAlert.confirm.button }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(stockAlert.confirmed.title);
      expect(await findAlerts(email)).toMatchObject([{ status: 'confirmed' }]);
      await page.goto(await link('remove'));
      await page.getByRole('button', { name: stockAlert.remove.button }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(stockAlert.removed.title);
      expect(await findAlerts(email)).toEqual([]);
      await page.goto(`${start}?alert=confirm&token=${'a'.repeat(43)}`);
      await page.getByRole('button', { name: stockAlert.confirm.button }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(stockAlert.expired.title);
    });

    test('reserves the size that is checked, or another one', { tag: '@one-language' }, async ({ page }) => {
      const typed = makeTyped();
      const [first, second] = varied.variants;
      await page.goto(`${addressOf(varied, language)}?full=1`);
      await page.locator(`input[name=variant][value="${first?.id}"]`).check({ force: true });
      await wayTo(page, 'reservation').click();
      await expect(page.locator('#reservation-variant')).toHaveValue(String(first?.id));
      await page.locator('#reservation-form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await fill(page, 'reservation', typed);
      const branch = page.locator('#reservation-branch');
      if (await branch.isVisible()) await branch.check();
      await page.locator('#reservation-variant').selectOption('');
      await send(page, 'reservation');
      await expect(page.locator('#reservation-variant-error')).toHaveText(messages.productForms.errors.variant.missing);
      await page.locator('#reservation-variant').selectOption(String(second?.id));
      await send(page, 'reservation');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.reservationForm.done.title);
      expect(await findRequests(typed.email)).toMatchObject([{ kind: 'reservation', variant: second?.id }]);
    });

    test('is re-rendered with input and errors, then sent', { tag: '@one-language' }, async ({ page, browser }) => {
      const typed = makeTyped({ email: 'anna@' });
      const [variant] = varied.variants;
      await page.goto(`${addressOf(varied, language)}?variant=${variant?.id}&full=1`);
      await wayTo(page, 'request').click();
      await page.locator('#request-form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await fill(page, 'request', typed);
      await page.locator('#request-message').fill('Zwei\nZeilen');
      await send(page, 'request');
      await expect(page.locator('#request-email-error')).toHaveText(messages.contactForm.errors.email.invalid);
      await expect(page.locator('#request-name')).toHaveValue(typed.name);
      await expect(page.locator('#request-message')).toHaveValue('Zwei\nZeilen');
      await expect(page.locator('#request-privacy')).toBeChecked();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(varied.name[language]);
      const { email } = makeTyped();
      await page.locator('#request-email').fill(email);
      await send(page, 'request');
      await expect(page).toHaveURL(/sent=1/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.requestForm.done.title);
      await expectNoBarrierAt(page.url(), browser);
      expect(await findRequests(email)).toMatchObject([{ variant: variant?.id, message: 'Zwei\nZeilen' }]);
      await page.getByRole('link', { name: messages.productForms.backToProduct }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(varied.name[language]);
      await expect(page.locator(`input[name=variant][value="${variant?.id}"]`)).toBeChecked();
    });

    test('keeps all input while the shop is unreachable', { tag: '@one-language' }, async ({ page }) => {
      const typed = makeTyped();
      await page.goto(`${addressOf(plain, language)}?full=1`);
      await wayTo(page, 'request').click();
      await fill(page, 'request', typed);
      proxy().fault.isCut = true;
      await send(page, 'request');
      await expect(page.locator('#request-problem')).toContainText(messages.requestForm.unavailable);
      await expect(page.locator('#request-name')).toHaveValue(typed.name);
      proxy().fault.isCut = false;
      await send(page, 'request');
      await expect(page).toHaveURL(/sent=1/);
      expect(await findRequests(typed.email)).toHaveLength(1);
    });
  });
}

test('a double click sends one request', async ({ page }) => {
  const typed = makeTyped();
  await open(page, addressOf(plain, 'de'), 'request');
  await fill(page, 'request', typed);
  await page.locator('#request-form button[type=submit]').dblclick();
  await expect(page.getByText('Ihre Anfrage ist bei uns.')).toBeVisible();
  expect(await findRequests(typed.email)).toHaveLength(1);
});

test('an offline visitor is told, and a reload keeps the input', async ({ page, context }) => {
  const typed = makeTyped();
  await open(page, addressOf(plain, 'de'), 'request');
  await fill(page, 'request', typed);
  await page.locator('#request-message').fill('Meine eigenen Worte');
  await context.setOffline(true);
  await send(page, 'request');
  await expect(page.locator('#request-problem')).toContainText('Keine Verbindung');
  await context.setOffline(false);
  await open(page, addressOf(plain, 'de'), 'request');
  await expect(page.locator('#request-name')).toHaveValue(typed.name);
  await expect(page.locator('#request-message')).toHaveValue('Meine eigenen Worte');
  await expect(page.locator('#request-privacy')).toBeChecked();
});

test('a reservation requires a size, and the shop receives it', async ({ page }) => {
  const typed = makeTyped();
  const [first, second] = varied.variants;
  await open(page, addressOf(varied, 'de'), 'reservation');
  await fill(page, 'reservation', typed);
  const branch = page.locator('#reservation-branch');
  if (await branch.isVisible()) await branch.check();
  const size = page.locator('#reservation-variant');
  await expect(size).toHaveValue('');
  await send(page, 'reservation');
  await expect(page.locator('#reservation-variant-error')).toHaveText('Bitte wählen Sie eine Ausführung.');
  await size.focus();
  await size.selectOption(String(second?.id));
  // A reload keeps what was chosen with what was typed, but not against a newer choice of the page.
  await open(page, addressOf(varied, 'de'), 'reservation');
  await expect(size).toHaveValue(String(second?.id));
  await open(page, `${addressOf(varied, 'de')}?variant=${first?.id}`, 'reservation');
  await expect(page.locator('#reservation-name')).toHaveValue(typed.name);
  await expect(size).toHaveValue(String(first?.id));
  await size.selectOption(String(second?.id));
  await send(page, 'reservation');
  await expect(page.getByText('Ihr Wunsch ist bei uns.')).toBeVisible();
  expect(await findRequests(typed.email)).toMatchObject([{ kind: 'reservation', variant: second?.id }]);
});

test('a variant chosen on the page is the one in the request, by keyboard too', async ({ page }) => {
  const [, second] = varied.variants;
  await page.goto(addressOf(varied, 'de'));
  await page.locator(`label:has(input[name=variant][value="${second?.id}"])`).click();
  await expect(page).toHaveURL(new RegExp(`variant=${second?.id}`));
  await wayTo(page, 'request').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#request-variant')).toHaveValue(String(second?.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Anfrage zu „${varied.name.de}“`);
});

test('what was typed in a request is there again after a look at the product', async ({ page }) => {
  const typed = makeTyped();
  await open(page, addressOf(plain, 'de'), 'request');
  await fill(page, 'request', typed);
  await page.getByRole('link', { name: 'Zurück zum Stück' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain.name.de);
  await wayTo(page, 'request').click();
  await expect(page.locator('#request-name')).toHaveValue(typed.name);
  await expect(page.locator('#request-privacy')).toBeChecked();
});

test('history leads from a form that was sent to that of another product, which is not', async ({ page }) => {
  await open(page, addressOf(plain, 'de'), 'request');
  await page.getByRole('link', { name: 'Zurück zum Stück' }).click();
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(plain.name.de);
  await page.locator('section[aria-labelledby=related] article a').first().click();
  await expect(name).not.toHaveText(plain.name.de);
  await wayTo(page, 'request').click();
  await fill(page, 'request', makeTyped());
  await send(page, 'request');
  await expect(page.getByText('Ihre Anfrage ist bei uns.')).toBeVisible();
  await page.evaluate(() => history.go(-3));
  await expect(name).toHaveText(`Anfrage zu „${plain.name.de}“`);
  await expect(page.locator('#request-name')).toHaveValue('');
});
