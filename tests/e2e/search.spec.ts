import type { Page } from '@playwright/test';
import { getMessages } from '../../src/i18n/messages.ts';
import { findShopHref } from '../../src/routing/shop-routes.ts';
import { lists, siteMap } from '../routes.ts';
import { expectAccessible, expectNoOverflow, watchPage } from './page-checks.ts';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const cards = 'main article';

test.use({ viewport: { width: 1440, height: 900 } });

/** Names that every language of the demo shares. */
const known = { text: 'Winterlinde', found: 'Winterlinde 38' };

const field = (page: Page, label: string) =>
  page.getByRole('main').getByRole('search').getByLabel(label, { exact: true });

/** The field reacts to keys once it is hydrated. */
async function openAlive(page: Page, path: string, label: string) {
  await page.goto(path);
  await page.waitForFunction(() => {
    const input = document.querySelector('main search input');
    return input !== null && Object.keys(input).some((key) => key.startsWith('__reactProps'));
  });
  return field(page, label);
}

for (const { language } of lists) {
  const path = findShopHref('search', language, siteMap.addresses) ?? '';
  const messages = getMessages(language);
  const { label } = messages.productSearch;

  test(`${path} without a query asks for one and lists the categories`, async ({ page }) => {
    const watched = watchPage(page, site);
    await openAlive(page, path, label);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.catalog.search);
    const categories = page.getByRole('navigation', { name: messages.lists.categories }).getByRole('link');
    expect(await categories.count()).toBeGreaterThan(3);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    await expectAccessible(page);
    expect(watched.problems).toEqual([]);
  });

  test(`${path} finds a product, sorted by relevance, and keeps the query when filtered`, {
    tag: '@one-language',
  }, async ({ page }) => {
    const search = await openAlive(page, path, label);
    await search.fill(known.text);
    await search.press('Enter');
    await expect(page).toHaveURL(`${path}?q=${known.text}`);
    await expect(page.locator(cards).filter({ hasText: known.found }).first()).toBeVisible();
    await expect(page.getByLabel(messages.catalog.sort).locator('option').first()).toHaveText(messages.lists.relevance);
    await expect(field(page, label)).toHaveValue(known.text);
    await page.getByLabel(messages.catalog.sort).selectOption('price');
    await expect(page).toHaveURL(`${path}?q=${known.text}&sort=price`);
    await expectNoOverflow(page);
    await page.goBack();
    await page.goBack();
    await expect(field(page, label)).toHaveValue('');
  });

  test(`${path} explains what to do when nothing was found`, async ({ page }) => {
    await page.goto(`${path}?q=xqzwvkj`);
    await expect(page.getByRole('heading', { name: messages.lists.nothingFound('xqzwvkj') })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: messages.lists.categories }).getByRole('link').first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test(`${path} suggests while typing, operable by keyboard`, { tag: '@one-language' }, async ({ page }) => {
    const search = await openAlive(page, path, label);
    await search.pressSequentially(known.text);
    const options = page.getByRole('search').getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(search).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await search.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const id = await options.first().getAttribute('id');
    await expect(search).toHaveAttribute('aria-activedescendant', id ?? 'none');
    await expect(search).toBeFocused();
    await search.press('ArrowUp');
    await expect(search).not.toHaveAttribute('aria-activedescendant');
    await search.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(search).toHaveValue(known.text);
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`${path}(\\?|$)`));
  });
}

test('without suggestions the field submits as a form', async ({ page }) => {
  await page.route('**/api/suggestions*', (route) => route.fulfill({ status: 500, body: '<b>no</b>' }));
  const search = await openAlive(page, '/shop/suche', 'Stücke suchen');
  await search.pressSequentially('Ring');
  await expect(page.getByRole('search').getByRole('option')).toHaveCount(0);
  await search.press('Enter');
  await expect(page).toHaveURL('/shop/suche?q=Ring');
});

test('leaving the field by Tab closes the suggestions', async ({ page }) => {
  const search = await openAlive(page, '/shop/suche', 'Stücke suchen');
  await search.pressSequentially(known.text);
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible();
  await search.press('Tab');
  await expect(page.getByRole('search').getByRole('option')).toHaveCount(0);
});

test('a submitted search closes the suggestions and clears the header’s field', async ({ page }) => {
  await page.goto('/shop/merkliste');
  const search = page.getByRole('banner').getByRole('search').getByLabel('Stücke suchen', { exact: true });
  const suggestions = page.getByRole('listbox', { name: 'Vorschläge' });
  const answered = page.waitForResponse(
    (one) => new URL(one.url()).pathname === '/api/suggestions' && one.url().includes(encodeURIComponent(known.text)),
  );
  await search.pressSequentially(known.text);
  await expect(suggestions).toBeVisible();
  await expect(suggestions).toContainText('Alle Preise inkl. MwSt., zzgl. Versand');
  // The last key's, which may come after the list of the one before.
  await answered;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/suggestions') && asked.push(request.url()));
  // Both keys come before anybody is asked.
  await search.evaluate((input: HTMLInputElement) => {
    input.value = 'Ring';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.form?.requestSubmit();
  });
  await expect(page).toHaveURL('/shop/suche?q=Ring');
  await expect(page.locator(cards).first()).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/suche/);
  await expect(search).toBeVisible();
  await expect(search).toHaveValue('');
});

const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('int-last-searches'));

test('an empty field offers recent searches by keyboard, until they are deleted', async ({ page }) => {
  const search = await openAlive(page, '/shop/suche', 'Stücke suchen');
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'Letzte Suchen' });
  const items = list.getByRole('listitem');
  const forget = main.getByRole('button', { name: 'Letzte Suchen löschen' });
  await search.focus();
  for (const text of ['Ring', known.text, 'Kette', 'ring']) {
    await search.fill(text);
    await search.press('Enter');
    await expect(page).toHaveURL(`/shop/suche?q=${text}`);
    await expect(search).toHaveValue(text);
  }
  // What was typed and never sent was not searched for.
  await search.fill('Armband');
  await search.fill('');
  await expect(items).toHaveText(['ring', 'Kette', known.text]);
  await expect(forget).toBeVisible();
  await expectAccessible(page);
  await search.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('button', { name: 'Kette', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: '„Kette“ aus den letzten Suchen löschen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items).toHaveText(['ring', known.text]);
  await expect(search).toBeFocused();
  await list.getByRole('button', { name: '„ring“ aus den letzten Suchen löschen' }).click();
  await expect(search).toBeFocused();
  await expect(items).toHaveText([known.text]);
  expect(await readKept(page)).toBe(JSON.stringify([known.text]));
  await search.press('Escape');
  await expect(list).toBeHidden();
  await search.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(search).toBeFocused();
  await search.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shop/suche?q=${known.text}`);
  await search.fill('');
  await expect(items).toHaveText([known.text]);
  await search.press('ArrowUp');
  await expect(forget).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  expect(await readKept(page)).toBeNull();
  await search.fill('Ring');
  await search.press('Enter');
  await expect(page).toHaveURL('/shop/suche?q=Ring');
  await search.fill('');
  await expect(items).toHaveText(['Ring']);
  await main.getByRole('link').first().focus();
  await expect(list).toBeHidden();
});

const hostile = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  "'; DROP TABLE ecommerce_product; --",
  '{{constructor.constructor("window.hacked=1")()}}',
  '__proto__',
  '\u0000\u0007\u202e\ufeff',
  '%',
  '\\',
  '🦄'.repeat(30),
  'x'.repeat(7_000),
];
test('searching for markup and code executes nothing', async ({ page }) => {
  const { problems } = watchPage(page, site);
  for (const text of hostile) {
    await test.step(JSON.stringify(text.slice(0, 40)), async () => {
      const response = await page.goto(`/shop/suche?${new URLSearchParams({ q: text })}`);
      expect(response?.status()).toBeLessThan(500);
      if (response?.status() === 200) await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(problems.splice(0).filter((fault) => !fault.includes('status of 4'))).toEqual([]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language } of lists) {
    const path = findShopHref('search', language, siteMap.addresses) ?? '';
    const messages = getMessages(language).productSearch;
    test(`${path} is a plain form`, { tag: '@one-language' }, async ({ page }) => {
      await page.goto(path);
      await field(page, messages.label).fill(known.text);
      await page.getByRole('main').getByRole('button', { name: messages.submit }).click();
      await expect(page).toHaveURL(new RegExp(`q=${known.text}`));
      await expect(page.locator(cards).filter({ hasText: known.found }).first()).toBeVisible();
    });
  }
});
