import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { type DemoProduct, findProductsInStock, productPaths } from './demo-products.ts';
import { cms, makeTyped, openFormsSite, pagesPerLanguage, type Typed } from './forms-site.ts';
import { expectAccessible } from './page-checks.ts';
import { expect, test } from './test.ts';

const { site, proxy } = openFormsSite();

/**
 * A piece for each language, and one for the test of markup: ratings of a test that runs beside are on another page. None
 * has ratings of the demo, which would be there before those of a test.
 */
let products: Record<Language | 'markup', DemoProduct>;

test.beforeAll(async () => {
  const rated = await cms.get<{ product: number }[]>('/items/ecommerce_product_rating?fields=product&limit=-1');
  const taken = new Set(rated.filter(({ product }) => product).map(({ product }) => product));
  const [, , de, en, fr, markup] = (await findProductsInStock()).filter(({ id }) => !taken.has(id));
  if (!(de && en && fr && markup)) throw new Error('The demo has at least six pieces in stock without ratings.');
  products = { de, en, fr, markup };
});

type Row = { id: number; status: string; rating: number; title: string; name: string; verified: boolean };

const find = (title: string) =>
  cms.get<Row[]>(`/items/ecommerce_product_rating?filter[title][_eq]=${encodeURIComponent(title)}`);

const addressOf = (language: Language, query = '', demoProduct = products[language]) =>
  `${site().url}${productPaths[language]}/${demoProduct.slug}${query}`;

const openForm = (page: Page) => page.locator('main a[href*="form=rating"]').click();

async function open(page: Page, language: Language) {
  await page.goto(addressOf(language));
  await openForm(page);
  await expect(page.locator('#rating-form')).toHaveJSProperty('noValidate', true);
}

async function fill(page: Page, { name, email, message }: Typed, title: string) {
  await page.locator('#rating-title').fill(title);
  await page.locator('#rating-comment').fill(message);
  await page.locator('#rating-name').fill(name);
  await page.locator('#rating-email').fill(email);
  await page.locator('#rating-privacy').check();
}

const send = (page: Page) => page.locator('#rating-form button[type=submit]').click();

for (const { language, messages } of pagesPerLanguage) {
  test.describe(`ratings in ${language}`, () => {
    test('are submitted by keyboard, and hidden until staff publish them', { tag: '@one-language' }, async ({
      page,
    }) => {
      const typed = makeTyped();
      const title = `Titel ${typed.email}`;
      await open(page, language);
      await page.locator('#rating-rating').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: messages.ratings.stars(4), exact: true })).toBeChecked();
      await expectAccessible(page);
      await fill(page, typed, title);
      await send(page);
      await expect(page.getByText(messages.ratingForm.done.title)).toBeVisible();
      expect(await find(title)).toMatchObject([{ status: 'pending', rating: 4, name: typed.name, verified: false }]);
      await page.goto(addressOf(language, '?ratings=all&full=1'));
      await expect(page.locator('#ratings')).not.toContainText(title);
    });

    test('without stars are rejected with an error', { tag: '@one-language' }, async ({ page }) => {
      await open(page, language);
      await fill(page, makeTyped(), 'Ohne Sterne');
      await send(page);
      await expect(page.locator('#rating-problem')).toBeFocused();
      await expect(page.locator('#rating-problem a')).toHaveText(messages.ratingForm.fields.rating);
      await page.locator('#rating-problem a').click();
      await expect(page.locator('#rating-rating')).toBeFocused();
    });

    test('that are published are counted, dated and labelled by how they were verified', {
      tag: '@one-language',
    }, async ({ page }) => {
      const marks = [5, 5, 4, 3, 1, 2, 5].map((rating, at) => ({
        product: products[language].id,
        status: 'published',
        rating,
        verified: at === 0,
        name: `Leserin ${at}`,
        title: `${language} ${Date.now()} ${at}`,
        comment: 'Zwei\nZeilen',
        language: at === 0 ? 'fr' : 'de',
        date_created: `2026-0${at + 1}-11T10:00:00`,
      }));
      const rows = await cms.post<Row[]>('/items/ecommerce_product_rating', marks);
      try {
        await expect(async () => {
          await page.goto(addressOf(language, '?full=1'));
          expect(await page.locator('#ratings article').count()).toBe(5);
        }).toPass();
        await expect(page.locator('#ratings')).toContainText(messages.ratings.honest);
        await expect(page.locator('#ratings meter')).toHaveCount(5);
        await page
          .getByRole('link', { name: /7|\d+/ })
          .filter({ hasText: messages.ratings.showAll(7).slice(0, 4) })
          .click();
        await expect(page.locator('#ratings article').nth(6)).toBeVisible();
        const verified = page.locator('#ratings article', { hasText: marks[0]?.title ?? '' });
        await expect(verified).toContainText(messages.ratings.verified);
        if (language === 'fr') await expect(verified.locator('h3')).not.toHaveAttribute('lang');
        else await expect(verified.locator('h3')).toHaveAttribute('lang', 'fr');
        await expectAccessible(page);
      } finally {
        for (const { id } of rows) await cms.delete(`/items/ecommerce_product_rating/${id}`);
      }
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('are re-rendered with input and errors, then accepted', { tag: '@one-language' }, async ({ page }) => {
        const typed = makeTyped();
        const title = `Titel ${typed.email}`;
        await page.goto(addressOf(language, '?full=1'));
        await openForm(page);
        await page.locator('label', { has: page.locator('#rating-rating-2') }).click();
        await fill(page, typed, title);
        await page.locator('#rating-comment').fill(' ');
        await send(page);
        await expect(page.locator('#rating-comment-error')).toHaveText(messages.ratingForm.errors.comment.missing);
        await expect(page.locator('#rating-rating-2')).toBeChecked();
        await expect(page.locator('#rating-title')).toHaveValue(title);
        await page.locator('#rating-comment').fill(typed.message);
        await send(page);
        await expect(page).toHaveURL(/sent=1/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.ratingForm.done.title);
        expect(await find(title)).toMatchObject([{ status: 'pending', rating: 2 }]);
      });
    });
  });
}

test('a rating that fails to send shows the API’s message and keeps the input', async ({ page }) => {
  const typed = makeTyped();
  const title = `Titel ${typed.email}`;
  await open(page, 'de');
  await page.locator('label', { has: page.locator('#rating-rating-5') }).click();
  await fill(page, typed, title);
  proxy().fault.isCut = true;
  const answer = page.waitForResponse('**/api/ecom/rating');
  await send(page);
  expect(await (await answer).json()).toMatchObject({ status: 'failed', message: 'Could not post rating' });
  await expect(page.locator('#rating-problem')).toContainText('noch nicht bei uns angekommen');
  await expect(page.locator('#rating-rating-5')).toBeChecked();
  proxy().fault.isCut = false;
  await page.locator('#rating-form button[type=submit]').dblclick();
  await expect(page.getByText('Danke für Ihre Bewertung.')).toBeVisible();
  expect(await find(title)).toHaveLength(1);
});

test('a rating with markup is shown as text', async ({ page }) => {
  const comment = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
  const about = { product: products.markup.id, status: 'published', rating: 1, name: comment, title: comment, comment };
  const row = await cms.post<Row>('/items/ecommerce_product_rating', { ...about, language: 'de' });
  try {
    await expect(async () => {
      await page.goto(addressOf('de', '?full=1&ratings=all', products.markup));
      expect(await page.locator('#ratings blockquote', { hasText: 'onerror' }).allTextContents()).toEqual([comment]);
    }).toPass();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  } finally {
    await cms.delete(`/items/ecommerce_product_rating/${row.id}`);
  }
});
