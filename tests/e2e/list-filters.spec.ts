import type { Page, Request, Route } from '@playwright/test';
import { getStepCents } from '../../src/catalog/index/price-steps.ts';
import { formatPrice } from '../../src/i18n/format.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { etagsHeader } from '../route-payload.ts';
import { lists } from '../routes.ts';
import { findViolations } from './accessibility-engines.ts';
import { untilHydrated } from './hydration.ts';
import { expectAccessible, expectNoOverflow, watchPage } from './page-checks.ts';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const cards = 'main article';

test.use({ viewport: { width: 1440, height: 900 } });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator(cards).first()).toBeVisible();
  await untilHydrated(page);
}

const option = (page: Page, value: string) => page.locator(`#list-filters input[value="${value}"]`);
const status = (page: Page) => page.locator('[data-list-status]');
const countOf = async (page: Page, value: string) =>
  Number(await option(page, value).locator('xpath=../span[last()]').textContent());

for (const { language, path } of lists) {
  const messages = getMessages(language);

  test(`a filter of ${path} updates the list only and keeps the focus`, { tag: '@one-language' }, async ({ page }) => {
    const watched = watchPage(page, site);
    await open(page, path);
    const asked: Request[] = [];
    page.on('request', (request) => {
      const isLater = /register-worker/.test(request.url());
      if (!isLater && ['document', 'fetch', 'script', 'stylesheet'].includes(request.resourceType()))
        asked.push(request);
    });
    const count = await countOf(page, 'klitmark');
    expect(count).toBeGreaterThan(0);
    await option(page, 'klitmark').focus();
    const top = await option(page, 'klitmark').evaluate((box) => box.getBoundingClientRect().top);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${path}?maker=klitmark`);
    await expect(page.locator(cards)).toHaveCount(count);
    await expect(status(page)).toHaveText(messages.catalog.resultCount(count));
    await expect(status(page)).toHaveRole('status');
    await expect(option(page, 'klitmark')).toBeFocused();
    await expect(option(page, 'klitmark')).toBeChecked();
    expect(await option(page, 'klitmark').evaluate((box) => box.getBoundingClientRect().top)).toBeCloseTo(top, 0);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url()).toContain('/RSC/R/');
    // The frame, which it has, is not sent again.
    const told: unknown = JSON.parse(asked[0]?.headers()[etagsHeader] ?? '{}');
    expect(told).toMatchObject({ root: 1, [`layout:/(${language})`]: 1 });
    await expectAccessible(page);
    expect(watched.problems).toEqual([]);
  });

  test(`${path} lists active filters and removes them one by one`, { tag: '@one-language' }, async ({ page }) => {
    await open(page, `${path}?maker=klitmark&maker=aubrelle&to=5000&stock=1&sort=price`);
    const chips = page.getByRole('list', { name: messages.lists.chosen });
    await expect(chips.getByRole('link')).toHaveCount(5);
    await chips.getByRole('link', { name: messages.lists.remove('Klitmark') }).click();
    await expect(page).toHaveURL(`${path}?maker=aubrelle&to=5000&stock=1&sort=price`);
    await expect(option(page, 'klitmark')).not.toBeChecked();
    await expect(option(page, 'aubrelle')).toBeChecked();
    await expect(status(page)).toBeFocused();
    await chips.getByRole('link', { name: messages.lists.clearAll }).click();
    await expect(page).toHaveURL(`${path}?sort=price`);
    await expect(chips).toHaveCount(0);
    await expect(page.getByLabel(messages.catalog.sort)).toHaveValue('price');
  });

  test(`${path} opens with its filters on a narrow screen when the address says so`, { tag: '@one-language' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, path);
    const filters = page.locator('summary[data-sheet]');
    await expect(option(page, 'klitmark')).toBeHidden();
    await filters.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: messages.lists.filters });
    await expect(sheet).toBeVisible();
    const count = await countOf(page, 'klitmark');
    await option(page, 'klitmark').check();
    await expect(page).toHaveURL(`${path}?maker=klitmark`);
    await expect(sheet.getByRole('button', { name: messages.lists.showResults(count) })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: messages.lists.showResults(count) }).click();
    await expect(sheet).toHaveCount(0);
    await expect(filters).toBeFocused();
    await expect(filters).toHaveText(messages.lists.filtersOpen(1));
  });

  test(`${path} with filters is noindex, and page 2 has its own canonical address`, async ({ page }) => {
    const canonical = page.locator('link[rel=canonical]');
    await open(page, `${path}?maker=klitmark&sort=price`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
    const toSelections = page.locator('main a[href*="maker="], main a[data-list]');
    await expect(toSelections.first()).toBeVisible();
    for (const link of await toSelections.all()) await expect(link).toHaveAttribute('rel', 'nofollow');
    await open(page, `${path}?page=2`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}\\?page=2$`));
    await expect(page.locator('link[hreflang]')).toHaveCount(4);
    await expect(page.locator('main a[data-list][rel=nofollow]')).toHaveCount(0);
  });
}

test('the last filter choice wins, in whatever order responses arrive', async ({ page }) => {
  await open(page, '/shop/uhren');
  const held: Route[] = [];
  const failed: string[] = [];
  // Pictures of the list that goes are dropped too.
  page.on('requestfailed', (request) => request.url().endsWith('query=maker%3Dklitmark') && failed.push(request.url()));
  await page.route('**/RSC/**', async (route) => {
    const isLast = route.request().url().includes('klitmark') && route.request().url().includes('aubrelle');
    if (isLast) await route.continue();
    else held.push(route);
  });
  await option(page, 'klitmark').check();
  await expect.poll(() => held.length).toBe(1);
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await option(page, 'aubrelle').check();
  await expect(page).toHaveURL('/shop/uhren?maker=aubrelle&maker=klitmark');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await expect.poll(() => failed.length, 'the overtaken request is dropped').toBe(1);
  await expect(page).toHaveURL('/shop/uhren?maker=aubrelle&maker=klitmark');
  await expect(option(page, 'klitmark')).toBeChecked();
  await expect(option(page, 'aubrelle')).toBeChecked();
  const shown = Number.parseInt((await status(page).textContent()) ?? '', 10);
  expect(shown).toBeGreaterThan(0);
  await open(page, '/shop/uhren?maker=aubrelle&maker=klitmark');
  await expect(page.locator(cards), 'the list is that of the last choice').toHaveCount(shown);
});

test('Back and Forward restore list, fields and scroll position of each address', async ({ page }) => {
  await open(page, '/shop/uhren');
  await option(page, 'klitmark').check();
  await expect(page).toHaveURL(/maker=klitmark$/);
  await page.getByLabel('bis, in Euro').fill('900');
  await expect(page).toHaveURL(/maker=klitmark&to=900$/);
  await page.getByLabel('Sortierung').selectOption('name');
  await expect(page).toHaveURL(/to=900&sort=name$/);
  await page.goBack();
  await expect(page.getByLabel('Sortierung')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('bis, in Euro')).toHaveValue('');
  await expect(option(page, 'klitmark')).toBeChecked();
  await page.goBack();
  await expect(option(page, 'klitmark')).not.toBeChecked();
  await expect(page.locator(cards)).toHaveCount(20);
  await page.goForward();
  await page.goForward();
  await expect(option(page, 'klitmark')).toBeChecked();
  await expect(page.getByLabel('bis, in Euro')).toHaveValue('900');
  await expect(async () =>
    expect(await status(page).textContent()).toBe(`${await page.locator(cards).count()} Stücke`),
  ).toPass();
});

test('Back from a product restores scroll position and filters', async ({ page }) => {
  await open(page, '/shop/uhren?page=2');
  await option(page, 'quartz').check();
  await expect(page).toHaveURL('/shop/uhren?kind=quartz');
  const link = page.locator(cards).nth(8).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(/\/shop\/produkt\//);
  await page.goBack();
  await expect(option(page, 'quartz')).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
});

test('more products are appended, and the first of them is focused', async ({ page }) => {
  await open(page, '/shop/uhren');
  const first = await page.locator(cards).first().elementHandle();
  const more = page.getByRole('link', { name: '20 weitere zeigen' });
  await more.focus();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.locator(cards)).toHaveCount(40);
  await expect(page.locator(cards).nth(20).getByRole('link')).toBeFocused();
  expect(await first?.evaluate((card) => card.isConnected)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
  await page.reload();
  await expect(page.locator(cards)).toHaveCount(40);
});

test('an empty list offers to remove each filter', async ({ page }) => {
  await open(page, '/shop/uhren');
  await page.goto('/shop/uhren?maker=klitmark&to=1');
  await expect(page.getByRole('heading', { name: 'Zu dieser Auswahl gibt es kein Stück.' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^bis.*entfernen$/ })
    .last()
    .click();
  await expect(page).toHaveURL('/shop/uhren?maker=klitmark');
  await expect(page.locator(cards).first()).toBeVisible();
});

for (const { language, path } of lists) {
  const messages = getMessages(language).lists;

  test(`slider thumbs of ${path} set the price range of the fields`, { tag: '@one-language' }, async ({ page }) => {
    const watched = watchPage(page, site);
    await open(page, path);
    const [low, high] = [messages.priceLowest, messages.priceHighest].map((name) => page.getByRole('slider', { name }));
    if (!low || !high) throw new Error('A range has two thumbs.');
    const [from, to] = [page.getByLabel(messages.priceFrom), page.getByLabel(messages.priceTo)];
    const first = await low.inputValue();
    await low.focus();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    const euros = String(getStepCents(Number(first) + 6) / 100);
    await expect(from).toHaveValue(euros);
    await expect(low).toHaveAttribute('aria-valuetext', formatPrice(Number(euros) * 100, language));
    await expect(page).toHaveURL(`${path}?from=${euros}`);
    await expect(low).toBeFocused();
    await high.focus();
    await page.keyboard.press('Home');
    // It stops a step above the other.
    await expect(to).toHaveValue(/^\d+$/);
    const most = await to.inputValue();
    expect(Number(most)).toBeGreaterThan(Number(euros));
    await expect(page).toHaveURL(`${path}?from=${euros}&to=${most}`);
    await high.press('End');
    await expect(to).toHaveValue('');
    await expect(page).toHaveURL(`${path}?from=${euros}`);
    const typed = language === 'en' ? '1,000.50' : '1.000,50';
    await from.fill(typed);
    await expect(page).toHaveURL(`${path}?${new URLSearchParams({ from: typed })}`);
    await expect(low).toHaveAttribute('aria-valuetext', formatPrice(100_050, language));
    await from.fill('');
    await expect(page).toHaveURL(path);
    await expect(low).toHaveValue(first);
    await expectNoOverflow(page);
    expect(watched.problems).toEqual([]);
  });
}

test('dragging a thumb in the filter sheet sends a request when it rests, not one for each step, and the thumb is wide enough for touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/shop');
  await page.locator('summary[data-sheet]').click();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/RSC/') && asked.push(request.url()));
  const box = await page.getByRole('slider', { name: 'Niedrigster Preis' }).boundingBox();
  if (!box) throw new Error('The thumb is not to be seen.');
  expect(box.height).toBeGreaterThanOrEqual(24);
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, middle, { steps: 4 });
  await page.mouse.move(box.x + 120, middle, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/from=\d+$/);
  await expect(page.getByLabel('von, in Euro')).toHaveValue(/^\d+$/);
  // One for each pause, of which a busy machine may make another; without the wait there would be one for each step.
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('every card in “reduced” shows the reference price of its reduction', async ({ page }) => {
  await open(page, '/shop?sale=1&full=1');
  const texts = await page.locator(cards).allTextContents();
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) {
    expect(text).toMatch(/−\d+/);
    expect(text).toMatch(/Niedrigster Preis der 30 Tage vor der Ermäßigung: [\d.]+/);
  }
});

test('the whole card is one link named after its product', async ({ page }) => {
  await open(page, '/shop/uhren');
  const card = page.locator(cards).nth(1);
  await expect(card.getByRole('link')).toHaveCount(1);
  const name = await card.getByRole('heading').textContent();
  await expect(card.getByRole('link')).toHaveAccessibleName(name ?? '');
  const href = await card.getByRole('link').getAttribute('href');
  expect(href).toMatch(/^\/shop\/produkt\/[a-z0-9-]+$/);
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(href ?? '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 375, 600]) {
    test(`filters, sorting and the submit button are aligned at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 760 });
      await page.goto('/shop');
      const names = ['summary:visible', 'select[name=sort]', 'noscript button[type=submit]'];
      const boxes = await Promise.all(names.map((name) => page.locator('main').locator(name).first().boundingBox()));
      for (const [at, one] of boxes.entries()) {
        const next = boxes[(at + 1) % boxes.length];
        if (!one || !next) throw new Error('One of them is not to be seen.');
        const [isBeside, isAbove] = [one.x + one.width <= next.x, one.y + one.height <= next.y];
        const isAfter = next.x + next.width <= one.x || next.y + next.height <= one.y;
        expect.soft(isBeside || isAbove || isAfter, names[at]).toBe(true);
      }
    });
  }

  for (const { language, path } of lists) {
    const messages = getMessages(language);
    test(`${path} is filtered by a form that keeps the choices`, { tag: '@one-language' }, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto(`${path}?full=1`);
      await page.locator('summary[data-sheet]').click();
      await option(page, 'klitmark').check();
      // How prices are spread is seen all the same; thumbs would do nothing.
      await expect(page.locator('#list-filters').getByRole('img')).toHaveAccessibleName(/€.*€|€\d.*€\d/);
      await expect(page.getByRole('slider')).toHaveCount(0);
      await page.getByLabel(messages.lists.priceTo).fill('5000');
      await page.locator('#list-filters').getByRole('button', { name: messages.catalog.apply }).click();
      await expect(page).toHaveURL(/maker=klitmark.*to=5000/);
      // The page is streamed.
      await page.waitForLoadState('domcontentloaded');
      await expect(status(page)).toHaveText(messages.catalog.resultCount(await page.locator(cards).count()));
      await page.getByRole('link', { name: messages.lists.remove('Klitmark') }).click();
      await expect(page).not.toHaveURL(/maker/);
    });
  }
});

test('brand and topic pages have their own title and description, in the head and on the page', async ({ page }) => {
  await page.goto('/shop/marke/atelier-vierlinden?full=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atelier Vierlinden');
  await expect(page.getByRole('main')).toContainText('Unsere eigene Werkstatt');
  await expect(page.getByRole('main').getByAltText('Atelier Vierlinden')).toBeVisible();
  await expect(page).toHaveTitle(/Atelier Vierlinden/);
  await page.reload();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Unsere eigene Werkstatt/);
});
