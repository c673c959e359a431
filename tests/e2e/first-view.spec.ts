import type { Locator, Page } from '@playwright/test';
import { getMessages } from '../../src/i18n/messages.ts';
import { findBanner, getConsentMessages } from './consent-fixtures.ts';
import { openBooted, untilRevealed } from './hydration.ts';
import { stubPictures } from './stub-pictures.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => stubPictures(page));

const views = [
  { width: 1440, height: 900, bar: 0 },
  { width: 375, height: 812, bar: 100 },
];

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not to be seen.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const view of views) {
  test(`a list shows prices above the fold at ${view.width} × ${view.height}`, async ({ page }) => {
    await page.setViewportSize(view);
    for (const path of ['/shop', '/shop/uhren', '/shop/marke/corvenay', '/en/shop/watches']) {
      await page.goto(path);
      const cards = page.locator('main article');
      const first = await boxOf(cards.nth(0));
      const row = await cards.evaluateAll((all, top) => {
        const inRow = all.filter((card) => Math.abs(card.getBoundingClientRect().top - top) < 1);
        return inRow.map((card) => card.querySelector('p > data, p > span')?.getBoundingClientRect().bottom ?? 9999);
      }, first.y);
      expect.soft(row.length, path).toBe(view.width > 1000 ? 4 : 2);
      expect.soft(Math.max(...row), path).toBeLessThan(view.height - view.bar);
    }
  });

  test.describe('a new visitor', () => {
    test.use({ isNewVisitor: true });

    const height = Math.min(view.height, view.bar > 0 ? 760 : 900);
    test(`sees heading, shop link and appointment link beside the consent banner at ${view.width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ ...view, height });
      for (const [path, language] of [
        ['/', 'de'],
        ['/en', 'en'],
        ['/fr', 'fr'],
      ] as const) {
        await page.goto(path);
        const banner = findBanner(page, language);
        await expect(banner.getByRole('button', { name: getConsentMessages(language).refuseAll })).toBeInViewport({
          ratio: 1,
        });
        const above = await boxOf(banner);
        const messages = getMessages(language).pages;
        const main = page.getByRole('main');
        const said = [
          main.getByRole('heading', { level: 1 }),
          main.getByRole('link', { name: messages.openShop }),
          main.getByRole('link', { name: messages.appointment }).first(),
        ];
        for (const one of said) {
          const box = await boxOf(one);
          const isBeside = box.x >= above.right || box.right <= above.x || box.bottom <= above.y;
          expect.soft([path, box.bottom < height - view.bar, isBeside]).toEqual([path, true, true]);
        }
      }
    });
  });
}

test('prices in a row of cards are aligned, and price notes follow the price', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/shop/uhren');
  await untilRevealed(page);
  const cards = await page.locator('main article').evaluateAll((all) =>
    all.map((card) => {
      const [price, facts] = ['data, p > span', 'div:last-child > p:last-child'].map((part) =>
        card.querySelector(part)?.getBoundingClientRect(),
      );
      const prices = card.querySelector('div:last-child > p')?.getBoundingClientRect();
      return {
        row: Math.round(card.getBoundingClientRect().top),
        price: Math.round(price?.top ?? 0),
        hole: (facts?.top ?? 0) - (prices?.bottom ?? 0),
        isReduced: card.querySelector('s') !== null,
      };
    }),
  );
  expect(cards.some(({ isReduced }) => isReduced)).toBe(true);
  const rows = Map.groupBy(cards, ({ row }) => row);
  for (const row of rows.values()) expect.soft(new Set(row.map(({ price }) => price)).size).toBe(1);
  for (const { hole } of cards) expect.soft(hole).toBeLessThan(10);
});

test('the header links to search, wishlist and cart outside the shop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/kontakt');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Merkliste' })).toHaveAttribute('href', '/shop/merkliste');
  await expect(header.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/shop/warenkorb');
  const field = header.getByRole('searchbox', { name: 'Stücke suchen' });
  await field.focus();
  await expect(header.getByRole('combobox')).toBeFocused();
  await header.getByRole('combobox').pressSequentially('Winterlinde');
  const found = page.getByRole('search').getByRole('option', { name: /^Winterlinde 38.*3\.400/ });
  await expect(found.locator('img')).toHaveAttribute('src', /^\/media\/.*\.avif$/);
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Winterlinde 38');

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/kontakt');
  await header.getByRole('link', { name: 'Stücke suchen' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});

test('the menu fits one line in every language, has one current entry, and opens below it', async ({ page }) => {
  for (const path of ['/kontakt', '/en/contact', '/fr/contact']) {
    await page.goto(path);
    for (const width of [992, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await measureFall(page), `${path} at ${width}`).toBeLessThan(5);
    }
  }
  await openBooted(page, '/shop/uhren');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.locator(':is(li > a, summary)[aria-current]').locator('visible=true')).toHaveCount(1);
  for (const opener of await menu.locator('summary').all()) {
    await opener.click();
    await expect(menu.locator('details[open] a').first()).toBeVisible();
    const { x } = await boxOf(opener);
    const link = await boxOf(menu.locator('details[open] a').first());
    const groups = await boxOf(menu.locator('details[open] > div > div'));
    // What is wider than the room beside its opener ends where the menu does.
    const distance = Math.min(Math.abs(link.x - x), Math.abs(groups.right - (await boxOf(menu)).right));
    expect.soft(distance).toBeLessThan(2);
  }
});

test('buttons have at most two lines of text, and columns have similar height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/shop/produkt/trauringe-kirsche', '/gibt-es-nicht', '/vertrag-widerrufen', '/kontakt']) {
    await page.goto(path);
    const heights = await page
      .locator('main .button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect.soft(Math.max(...heights), path).toBeLessThan(60);
    // A single rating beside the higher sum of all, and what opens the form below them.
    const [rating] = await page.locator('#ratings article > *').evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return boxes.length ? [{ top: boxes[0]?.top ?? 0, bottom: boxes.at(-1)?.bottom ?? 0 }] : [];
    });
    if (rating) {
      expect.soft(rating.bottom - rating.top).toBeLessThan(160);
      expect.soft((await boxOf(page.locator('main a[href*="form=rating"]'))).width).toBeLessThan(400);
    }
  }
  const form = await boxOf(page.locator('.form-layout__root form'));
  const aside = await boxOf(page.locator('.form-layout__aside'));
  expect(Math.abs(aside.bottom - form.bottom)).toBeLessThan(200);
});

test('lines of running text have 60 to 72 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/agb');
  const counts = await page.locator('main .prose p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 9)));
      // The last line is not full.
      return lines.size > 4 ? (paragraph.textContent ?? '').length / (lines.size - 0.5) : [];
    }),
  );
  const middle = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)];
  expect(middle).toBeGreaterThan(60);
  expect(middle).toBeLessThan(73);
});

/** How far the last entry lies below the first: a pixel at most on one line. */
function measureFall(page: Page): Promise<number> {
  return page.locator('#menu > ul > li').evaluateAll((entries) => {
    const tops = entries.map((entry) => entry.getBoundingClientRect().y);
    return Math.max(...tops) - Math.min(...tops);
  });
}

test('what is above a heading keeps its distance', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const [path, above, least] of [
    ['/shop/uhren', '.breadcrumbs__root', 14],
    ['/shop/produkt/corvenay-reserve-39', '.product-page__maker', 7],
  ] as const) {
    await page.goto(path);
    const heading = await boxOf(page.locator('h1'));
    expect.soft(heading.y - (await boxOf(page.locator(above))).bottom, path).toBeGreaterThan(least);
  }
});

test('the placeholder of the header’s search field is not cut', async ({ page }) => {
  for (const path of ['/', '/en', '/fr']) {
    await page.goto(path);
    const field = page.locator('header search input');
    await field.evaluate((input: HTMLInputElement) => {
      input.value = input.placeholder;
    });
    for (const width of [992, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
      expect.soft(hidden, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
