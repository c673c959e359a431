import type { Page } from '@playwright/test';
import { findOrder, findWithdrawals, placeOrder } from '../order-fixtures.ts';
import { readModules, scanModules } from '../scan-qr.ts';
import { cms, makeTyped, openFormsSite, pagesPerLanguage } from './forms-site.ts';
import { expectAccessible, expectWithinBudget, isNotBusy, openOrder, watchPage } from './page-checks.ts';
import { expect, test } from './test.ts';

const { site } = openFormsSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { language, messages } of pagesPerLanguage) {
  test.describe(`an order in ${language}`, () => {
    test('shows the whole contract to anyone with its link', async ({ page }) => {
      const order = await placeOrder(language);
      const { problems, weigh } = watchPage(page, site().url);
      await openOrder(page, `${site().url}${order.path}?placed=1`);
      await expect(heading(page)).toHaveText(messages.order.thanks('Zoë'));
      const main = page.getByRole('main');
      await expect(main).toContainText(order.number);
      await expect(main).toContainText(messages.order.statusTexts.awaiting_payment);
      await expect(main).toContainText(messages.order.mailOnItsWay(order.email));
      await expect(main).toContainText('IBAN');
      await expect(main).toContainText('Für Zoë');
      await expect(main).toContainText('Lindenweg 1a');
      await expect(
        page.getByRole('region', { name: messages.order.progress }).getByRole('listitem').nth(1),
      ).toHaveAttribute('aria-current', 'step');
      // The GiroCode is 1.5 kB of it.
      // The code of the transfer, and the reorder form.
      expectWithinBudget(await weigh(), { script: 114, html: 17.3 });
      await expectAccessible(page);
      await openOrder(page, site().url + order.path);
      await expect(heading(page)).toHaveText(messages.order.title);
      await main.getByRole('link', { name: messages.order.terms, exact: true }).click();
      await expect(page).not.toHaveURL(new RegExp(order.token));
      // Pictures are left out in these tests, and an order's page is opened again where it did not come in time.
      expect(problems.filter((fault) => !fault.includes('ERR_FAILED')).filter(isNotBusy)).toEqual([]);
    });

    test('reorders its line items, and names those that are gone or have another price', {
      tag: '@one-language',
    }, async ({ page }) => {
      const order = await placeOrder(language);
      const { items } = await cms.get<{ items: { id: number }[] }>(
        `/items/ecommerce_order/${order.row}?fields=items.id`,
      );
      const [first, second] = items.map(({ id }) => `/items/ecommerce_order_item/${id}`);
      // The order was of another time: the first pair was cheaper, and the second one's size is made no more.
      await cms.patch(first ?? '', { price_brutto: 1 });
      await cms.patch(second ?? '', { variant: null });
      await openOrder(page, site().url + order.path);
      const part = page.locator('.order-page__again');
      await part.getByRole('button', { name: messages.order.again.put }).click();
      await expect(part.getByRole('status')).toBeFocused();
      await expect(part.getByRole('listitem')).toHaveCount(2);
      await expect(part.getByRole('listitem').first()).toContainText(/1\s€|€1\b/);
      await expect(part.getByRole('listitem').last()).toContainText(messages.order.again.gone.replace('{piece} ', ''));
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('int-cart') ?? '{}'));
      expect(kept.products).toMatchObject([
        { product: { id: 204 }, variant: { id: 20401 }, personalization: { values: { second_size: '54' } }, count: 1 },
      ]);
      expect(JSON.stringify(kept)).not.toContain(order.token);
      await expectAccessible(page);
      await part.getByRole('link', { name: messages.order.again.toCart }).click();
      await expect(page.getByRole('listitem').filter({ hasText: '54' }).first()).toBeVisible();
    });

    test('has its line items withdrawn, and says which cannot be withdrawn', { tag: '@one-language' }, async ({
      page,
    }) => {
      const order = await placeOrder(language);
      await openOrder(page, site().url + order.path);
      await expect(page.locator('#withdrawal-form')).toHaveJSProperty('noValidate', true);
      const section = page.locator('#withdraw');
      await expect(section).toContainText('312g');
      await expect(section.getByRole('checkbox')).toHaveCount(1);
      await expect(page.locator('#withdrawal-email')).toHaveValue(order.email);
      await page.getByRole('button', { name: messages.withdraw.confirm }).click();
      await expect(page.locator('#withdrawal-problem')).toContainText(messages.withdraw.fields.lines);
      await expect(page.locator('#withdrawal-lines-error')).toHaveText(messages.withdraw.errors.lines.missing);
      await section.getByRole('checkbox').check();
      await page.getByRole('button', { name: messages.withdraw.confirm }).click();
      await expect(heading(page)).toHaveText(messages.withdraw.received.title);
      expect(page.url()).not.toContain(order.token);
      const { items } = await findOrder(order.row);
      for (const { is_personalized, withdrawn } of items) expect(withdrawn).toBe(!is_personalized);
      const [kept] = await findWithdrawals(order.email);
      expect(kept).toMatchObject({ order: order.row, lines: items.filter((one) => one.withdrawn).map(({ id }) => id) });
      await openOrder(page, site().url + order.path);
      await expect(section).toContainText(messages.order.withdrawal.none);
      await expect(page.getByRole('main')).toContainText(messages.order.withdrawnLine);
      await expect(section.getByRole('link', { name: messages.withdraw.link })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test.describe(`an order in ${language} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('is complete, and its line items can be withdrawn', { tag: '@one-language' }, async ({ page }) => {
      const order = await placeOrder(language);
      await openOrder(page, site().url + order.path);
      await expect(heading(page)).toHaveText(messages.order.title);
      await expect(page.getByRole('main')).toContainText('IBAN');
      await page.locator('#withdrawal-form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.locator('#withdrawal-name').fill('');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: messages.withdraw.confirm }).click();
      await expect(page.locator('#withdrawal-name-error')).toHaveText(messages.withdraw.errors.name.missing);
      await expect(heading(page)).toHaveText(messages.order.title);
      await expect(page.getByRole('checkbox')).toBeChecked();
      await page.locator('#withdrawal-name').fill(makeTyped().name);
      await page.getByRole('button', { name: messages.withdraw.confirm }).click();
      await expect(heading(page)).toHaveText(messages.withdraw.received.title);
      expect(await findWithdrawals(order.email)).toMatchObject([{ order: order.row }]);
    });
  });
}

test('offers the bank transfer as a QR code and as text to copy', async ({ page, context }) => {
  const order = await placeOrder('de');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('int-color-mode', 'dark'));
  await page.clock.install();
  await openOrder(page, site().url + order.path);
  await expect(page.locator(':root')).toHaveCSS('color-scheme', 'dark');
  const code = page.getByRole('img', { name: /^GiroCode: Überweisung von .* an Juwelier Vierlinden e\.K\.$/ });
  const [plate, modules] = await code.locator('path').all();
  await expect(plate ?? code).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(modules ?? code).toHaveCSS('stroke', 'rgb(0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(code).toHaveCSS('forced-color-adjust', 'none');
  await expect(plate ?? code).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(modules ?? code).toHaveCSS('stroke', 'rgb(0, 0, 0)');
  const joint = await page
    .locator('.order-page__step')
    .first()
    .evaluate((step) => [
      getComputedStyle(step, '::after').borderTopStyle,
      getComputedStyle(step, '::after').borderLeftStyle,
    ]);
  expect(joint, 'the line between the steps').toContain('solid');
  await page.emulateMedia({ forcedColors: 'none' });
  const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
  const amount = `EUR${(order.total_cents / 100).toFixed(2)}`;
  expect(scanModules(readModules((await modules?.getAttribute('d')) ?? '', size))?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'ALTBDE99XXX', 'Juwelier Vierlinden e.K.', 'DE41999148990019310112', amount],
    ...['', '', order.number],
  ]);
  await page.getByRole('button', { name: 'IBAN kopieren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kopiert' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DE41999148990019310112');
  const copied = page.getByRole('button', { name: 'IBAN kopieren: Kopiert' });
  await expect(copied).toHaveText('Kopiert');
  await page.clock.fastForward(5000);
  await expect(copied).toHaveCount(0);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await page.getByRole('button', { name: 'IBAN kopieren' }).click();
  await expect(page.getByText('Kopieren geht hier nicht. Der Text ist markiert.')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('DE41');
});

test('updates when its status changes', async ({ page }) => {
  const order = await placeOrder('de');
  const at = async (changes: Record<string, string>, says: string) => {
    await cms.patch(`/items/ecommerce_order/${order.row}`, changes);
    await openOrder(page, site().url + order.path);
    await expect(page.getByRole('main')).toContainText(says);
  };
  await at({ payment_status: 'paid' }, 'Ihre Zahlung ist angekommen.');
  await expect(page.getByRole('main')).not.toContainText('IBAN');
  await expect(page.getByRole('img', { name: 'GiroCode' })).toHaveCount(0);
  await at({ status: 'in_progress' }, 'Wir bereiten Ihre Stücke vor.');
  const link = 'https://pakete.example/1234';
  await at({ status: 'shipped', tracking: link }, 'Ihre Stücke sind auf dem Weg zu Ihnen.');
  await expect(page.getByRole('link', { name: 'Sendungsverfolgung' })).toHaveAttribute('href', link);
  await page.emulateMedia({ media: 'print' });
  const lineItem = page.locator('.order-page__line').first();
  const topOf = async (part: string) => (await lineItem.locator(part).boundingBox())?.y;
  expect(await topOf('.order-page__price'), 'beside its piece on paper').toBe(await topOf('.order-page__text'));
  await page.emulateMedia({ media: 'screen' });
  await at({ tracking: 'javascript:alert(1)' }, 'Sendungsverfolgung: javascript:alert(1)');
  await at({ status: 'cancelled' }, 'Diese Bestellung ist storniert.');
  await expect(page.locator('#withdrawal-form')).toHaveCount(0);
});
