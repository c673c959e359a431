import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatClockTimes } from '../../src/i18n/format-clock-times.ts';
import { hrefTo, pageRoutes, withdrawnRoutes } from '../../src/routing/routes.ts';
import { findOrder, findWithdrawals, placeOrder } from '../order-fixtures.ts';
import { makeAddress, makeTyped, openFormsSite, pagesPerLanguage } from './forms-site.ts';
import { expectAccessible } from './page-checks.ts';
import { expect, test } from './test.ts';

const { site, proxy } = openFormsSite();

const open = async (page: Page, address: string) => {
  await page.goto(site().url + address);
  await expect(page.locator('#withdrawal-form')).toHaveJSProperty('noValidate', true);
};

type Said = { name: string; email: string; number: string };

const fill = async (page: Page, { name, email, number }: Said) => {
  await page.locator('#withdrawal-name').fill(name);
  await page.locator('#withdrawal-order_number').fill(number);
  await page.locator('#withdrawal-email').fill(email);
};

const makeSaid = (changes: Partial<Said> = {}): Said => ({ ...makeTyped(), number: '2026-999999', ...changes });

/** Names of the button and the link as the law has them. */
const legalWords = {
  de: { link: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen' },
  en: { link: 'Withdraw from contract here', confirm: 'Confirm withdrawal' },
  fr: { link: 'Renoncer au contrat ici', confirm: 'Confirmer la rétractation' },
} as const;

for (const { language, messages } of pagesPerLanguage) {
  const legal = legalWords[language];
  const path = hrefTo('withdraw', language);

  test.describe(`a withdrawal in ${language}`, () => {
    test('is linked in every footer, and its receipt on the page and by mail has date and time', async ({ page }) => {
      // Two pages are checked for accessibility, each in three widths.
      test.slow();
      const { number, email, row } = await placeOrder(language);
      await page.goto(site().url + pageRoutes.faq[language]);
      const link = page.getByRole('contentinfo').getByRole('link', { name: legal.link });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(site().url + path);
      await expect(page.locator('#withdrawal-form')).toHaveJSProperty('noValidate', true);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await fill(page, makeSaid({ number, email: email.toUpperCase() }));
      await page.getByRole('button', { name: legal.confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.withdraw.received.title);
      const time = page.locator('main time');
      await expect(time).toBeVisible();
      expect(page.url()).toContain(withdrawnRoutes[language]);
      expect(page.url()).not.toContain(number);
      await expectAccessible(page);
      const [kept] = await findWithdrawals(email.toUpperCase());
      expect(kept).toMatchObject({ status: 'new', order: row, lines: null, order_number: number });
      const receipt = kept?.mails.find(({ recipient }) => recipient === 'visitor');
      const shown = new Date((await time.getAttribute('datetime')) ?? 0);
      const moment = shown.toLocaleTimeString('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
      expect(receipt).toMatchObject({ to: email.toUpperCase(), language, order: row });
      expect(receipt?.text).toContain(number);
      expect(receipt?.text).toContain(formatClockTimes(moment, language));
      expect(Math.abs(shown.getTime() - Date.parse(`${kept?.date_created}`))).toBeLessThan(60_000);
      expect(kept?.mails.filter(({ recipient }) => recipient === 'shop')).toHaveLength(1);
      const order = await findOrder(row);
      expect(order.events.map(({ kind }) => kind)).toContain('withdrawal_received');
      for (const { is_personalized, withdrawn } of order.items) expect(withdrawn).toBe(!is_personalized);
    });

    test('shows which field is missing, and keeps the others', { tag: '@one-language' }, async ({ page }) => {
      await open(page, path);
      await page.locator('#withdrawal-name').fill('Anna');
      await page.locator('#withdrawal-email').fill('anna@');
      await page.getByRole('button', { name: legal.confirm }).click();
      await expect(page.locator('#withdrawal-problem')).toBeFocused();
      await expect(page.locator('#withdrawal-email-error')).toHaveText(messages.withdraw.errors.email.invalid);
      await expect(page.locator('#withdrawal-order_number-error')).not.toBeEmpty();
      await expect(page.locator('#withdrawal-name')).toHaveValue('Anna');
    });

    test('keeps all input while the API is unreachable', { tag: '@one-language' }, async ({ page }) => {
      const said = makeSaid();
      await open(page, path);
      await fill(page, said);
      proxy().fault.isCut = true;
      const answer = page.waitForResponse('**/api/ecom/withdrawal');
      await page.getByRole('button', { name: legal.confirm }).click();
      expect(await (await answer).json()).toMatchObject({ message: 'Could not post withdrawal' });
      await expect(page.locator('#withdrawal-problem')).toContainText(messages.withdraw.unavailable);
      await expect(page.locator('#withdrawal-order_number')).toHaveValue(said.number);
      proxy().fault.isCut = false;
      await page.getByRole('button', { name: legal.confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.withdraw.received.title);
      expect(await findWithdrawals(said.email)).toMatchObject([{ order: null, mails: [{}, {}] }]);
    });
  });

  test.describe(`a withdrawal in ${language} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('is re-rendered with errors, then arrives', { tag: '@one-language' }, async ({ page }) => {
      const said = makeSaid({ email: 'anna@' });
      await page.goto(site().url + path);
      await page.locator('#withdrawal-form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await fill(page, said);
      await page.getByLabel(messages.withdraw.fields.items).fill('Ring 54');
      await page.getByRole('button', { name: legal.confirm }).click();
      await expect(page.locator('#withdrawal-email-error')).toHaveText(messages.withdraw.errors.email.invalid);
      await expect(page.locator('#withdrawal-name')).toHaveValue(said.name);
      await expect(page.locator('#withdrawal-items')).toHaveValue('Ring 54');
      await expect(page.locator('#withdrawal-order_number')).toHaveValue(said.number);
      const { email } = makeTyped();
      await page.locator('#withdrawal-email').fill(email);
      await page.getByRole('button', { name: legal.confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.withdraw.received.title);
      await expect(page.locator('main time')).toBeVisible();
      await page.reload();
      await expect(page.locator('main time')).toBeVisible();
      expect(await findWithdrawals(email)).toMatchObject([{ language, items: 'Ring 54', mails: [{}, {}] }]);
    });
  });
}

const post = (body: Record<string, unknown>, from = makeAddress()) =>
  fetch(`${site().url}/api/ecom/withdrawal`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

const makeBody = (changes: Record<string, unknown> = {}) => {
  const { name, email } = makeTyped();
  return { language: 'de', name, email, order_number: '2026-999999', id: randomUUID(), ...changes };
};

test('sent twice arrives once, with the same time', async ({ page }) => {
  const body = makeBody();
  const answers = await Promise.all([post(body), post(body)]);
  for (const answer of answers) expect(answer.status).toBe(200);
  expect(await findWithdrawals(String(body.email))).toHaveLength(1);
  const said = makeSaid();
  await open(page, hrefTo('withdraw', 'de'));
  await fill(page, said);
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();
  await expect(page.locator('main time')).toBeVisible();
  expect(await findWithdrawals(said.email)).toHaveLength(1);
});

test('the receipt page ignores a forged time', async ({ page }) => {
  for (const key of ['', 't=1,v2=00', `t=${Date.now()},v2=${'0'.repeat(64)}`]) {
    await page.goto(`${site().url}${withdrawnRoutes.de}?${new URLSearchParams({ key })}`);
    await expect(page).toHaveURL(site().url + hrefTo('withdraw', 'de'));
  }
});
