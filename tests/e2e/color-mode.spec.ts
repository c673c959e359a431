import type { Page } from '@playwright/test';
import { stubPictures } from './stub-pictures.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => stubPictures(page));

const product = '/shop/produkt/corvenay-reserve-39';
const findSwitch = (page: Page) => page.getByLabel('Darstellung');
const findRoot = (page: Page) => page.locator('html');

/** The colour that the browser's own surfaces take. */
const readSurface = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return all.find(({ media }) => matchMedia(media || 'all').matches)?.content;
  });

const isGroundDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
    return Number(red) < 128;
  });

test('pages are light, dark or follow the device, as the site is configured', async ({ page }) => {
  await page.goto('/');
  for (const [mode, device, isDark] of [
    ['light', 'dark', false],
    ['dark', 'light', true],
    ['system', 'light', false],
    ['system', 'dark', true],
  ] as const) {
    await page.emulateMedia({ colorScheme: device });
    await findRoot(page).evaluate((root, said) => root.setAttribute('data-color-mode', said), mode);
    expect.soft(await isGroundDark(page), `${mode} on a ${device} device`).toBe(isDark);
    const filter = await page
      .locator('header img')
      .first()
      .evaluate((sign) => getComputedStyle(sign).filter);
    expect.soft(filter !== 'none', 'the sign of the house is light').toBe(isDark);
  }
});

test('a chosen mode applies at once, across navigations, tabs and later visits', async ({ page }) => {
  const other = await page.context().newPage();
  await other.goto('/en');
  await page.goto('/');
  const light = await readSurface(page);
  await expect(findSwitch(page)).toHaveValue('light');
  await findSwitch(page).selectOption('Dunkel');
  await expect(findRoot(page)).toHaveCSS('color-scheme', 'dark');
  await expect.poll(() => readSurface(page)).not.toBe(light);
  await expect(findRoot(other)).toHaveAttribute('data-color-mode', 'dark');
  await expect(other.getByLabel('Appearance')).toHaveValue('dark');

  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await expect(findRoot(page)).toHaveAttribute('data-color-mode', 'dark');
  // As React does where it makes the document anew.
  await findRoot(page).evaluate((root) => root.setAttribute('data-color-mode', 'light'));
  await expect(findRoot(page)).toHaveAttribute('data-color-mode', 'dark');

  await page.reload();
  await expect(findSwitch(page)).toHaveValue('dark');
  await findSwitch(page).selectOption('Wie das Gerät');
  await expect(findRoot(page)).toHaveAttribute('data-color-mode', 'system');
  await expect.poll(() => readSurface(page)).toBe(light);
});

test('the chosen mode applies before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('int-color-mode', 'dark');
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    new MutationObserver((_changes, watch) => {
      if (!document.body) return;
      seen.push(document.documentElement.dataset.colorMode);
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  // What comes later is not what does it.
  await page.route('**/color-mode.js', (route) => route.abort());
  for (const path of ['/', product, `${product}?again`, '/shop/kasse', '/gibt-es-nicht', '/offline']) {
    await page.goto(path);
    expect.soft(await page.evaluate(() => Reflect.get(window, 'seen')), path).toEqual(['dark']);
  }
});

test('the server’s own error page uses the chosen mode, or that of the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/%E0%A4%A');
  expect(await isGroundDark(page)).toBe(true);
  await page.evaluate(() => localStorage.setItem('int-color-mode', 'light'));
  await page.reload();
  expect(await isGroundDark(page)).toBe(false);
});

test('without a choice no page loads the script of the mode switch', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('load');
  expect(asked).not.toContain('/color-mode.js');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the configured mode applies and no switch is shown', async ({ page }) => {
    await page.goto('/');
    await expect(findRoot(page)).toHaveAttribute('data-color-mode', 'light');
    await expect(findSwitch(page)).toBeHidden();
  });
});

test.describe('where the device sets the mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the logo has enough contrast on ${colorScheme} background`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto('/');
      for (const mode of ['light', 'dark']) {
        await findRoot(page).evaluate((root, said) => root.setAttribute('data-color-mode', said), mode);
        for (const place of ['header', 'footer']) {
          const filter = await page
            .locator(`${place} img`)
            .first()
            .evaluate((sign) => getComputedStyle(sign).filter);
          expect.soft(filter !== 'none', `${place} of a ${mode} site`).toBe(colorScheme === 'dark');
        }
      }
    });
  }

  test('the current page and the chosen option are distinguishable in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/kontakt');
    const entries = page.getByRole('banner').locator('.primary-menu__link');
    const looks = await entries.evaluateAll((all) =>
      all.map((one) => {
        const { textDecorationLine, borderBottomColor } = getComputedStyle(one);
        return [one.ariaCurrent !== null, `${textDecorationLine} ${borderBottomColor}`] as const;
      }),
    );
    const others = new Set(looks.filter(([isCurrent]) => !isCurrent).map(([, look]) => look));
    const [current] = looks.filter(([isCurrent]) => isCurrent).map(([, look]) => look);
    expect(others.size).toBe(1);
    expect(others).not.toContain(current);

    await page.goto('/shop/produkt/trauringe-eiche');
    const option = page.locator('.product-choice__option:not([data-state=sold_out])');
    await option.first().click();
    // The outline of the focus and of the pointer is another one.
    await page.mouse.move(0, 0);
    await page.locator(':focus').blur();
    const outline = (one: Element) => getComputedStyle(one).outlineStyle;
    expect(await option.first().evaluate(outline)).toBe('solid');
    expect(await option.nth(1).evaluate(outline)).toBe('none');

    await page.setViewportSize({ width: 375, height: 800 });
    const dots = page.locator('.product-gallery__thumb');
    const readDot = (one: Element) => {
      const { outlineStyle, borderTopStyle } = getComputedStyle(one, '::after');
      return [outlineStyle, borderTopStyle];
    };
    expect(await dots.first().evaluate(readDot)).toEqual(['solid', 'solid']);
    expect(await dots.nth(1).evaluate(readDot)).toEqual(['none', 'solid']);
  });
});
