import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { ringStudioRoutes } from '../../src/routing/routes.ts';
import { pairPages } from '../routes.ts';
import { findAxeViolations, findLowContrast, findViolations } from './accessibility-engines.ts';
import { cartPaths } from './cart-fixtures.ts';
import { shopPaths } from './checkout-steps.ts';
import { untilHydrated } from './hydration.ts';
import { watchErrors } from './page-checks.ts';
import { withoutWebGl } from './stub-pictures.ts';
import { expect, test } from './test.ts';

const languages = ['de', 'en', 'fr'] as const;

/** Cents of the pair's price as shown. */
async function readPrice(page: Page, language: Language): Promise<number> {
  const text = await page
    .getByRole('region', { name: getMessages(language).studio.price })
    .locator('p')
    .first()
    .textContent();
  return Number((text ?? '').replaceAll(/\D/g, ''));
}

const findField = (page: Page, label: string) => page.getByRole('form').getByLabel(label, { exact: true });

for (const language of languages) {
  const { studio } = getMessages(language);
  const path = ringStudioRoutes[language];

  test.describe(`${path}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('a submitted form is drawn, described and priced, and its address is the pair', {
      tag: '@one-language',
    }, async ({ page }) => {
      await page.goto(path);
      const before = await readPrice(page, language);
      await findField(page, studio.fields.width).fill('7.5');
      await findField(page, `${studio.fields.text}, ${studio.ring(2)}`).fill('Anna ♥');
      await page.getByRole('button', { name: studio.apply }).click();
      await expect(page).toHaveURL(/width=7\.5/);
      expect(await readPrice(page, language)).toBeGreaterThan(before);
      await expect(page.getByText(/7[.,]5 × /).first()).toBeVisible();
      await expect(page.getByRole('img', { name: studio.inside(studio.ring(2)) })).toContainText('Anna ♥');
      await expect(findField(page, studio.fields.width)).toHaveValue('7.5');
    });
  });

  test(`${path}: choices change drawing, price and address, and keep the focus`, { tag: '@one-language' }, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await withoutWebGl(page);
    await page.goto(path);
    await untilHydrated(page);
    const before = await readPrice(page, language);
    const platinum = page.locator('input[name=alloy][value="950-platinum"]');
    await platinum.check();
    await expect(page).toHaveURL(/alloy=950-platinum/);
    await expect.poll(() => readPrice(page, language)).not.toBe(before);
    await expect(platinum).toBeFocused();
    await expect(page.getByText(/ · plat\S+ 950, /i).first()).toBeVisible();
    // What is not needed is not in the address.
    expect(new URL(page.url()).search).not.toMatch(/stones|groove|zones|same/);
    expect(errors).toEqual([]);
  });

  test(`${path}: a pair in the cart is described, leads back, and costs what the studio said`, {
    tag: '@one-language',
  }, async ({ page }) => {
    await withoutWebGl(page);
    await page.goto(`${path}?size=54,62&width=4,6&text=Anna&text=Paul`);
    await untilHydrated(page);
    const cents = await readPrice(page, language);
    const { cart } = getMessages(language);
    await page.getByRole('button', { name: new RegExp(cart.add) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(cartPaths[language]);
    const main = page.getByRole('main');
    await expect(main.getByText(/Anna.*Paul/s).first()).toBeVisible();
    await expect(main.getByText(cart.personalized).first()).toBeVisible();
    expect(await main.textContent()).not.toContain('width=');
    const prices = ((await main.textContent()) ?? '').match(/[\d.,\u202f\u00a0]+/g) ?? [];
    expect(prices.map((price) => price.replaceAll(/\D/g, ''))).toContain(String(cents));
    await main
      .getByRole('link', { name: /maß|measure|mesure/i })
      .first()
      .click();
    await expect(page).toHaveURL(/size=54,62/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(studio.title);
    await page.goto(shopPaths[language].checkout);
    await expect(page.getByText(cart.personalized).first()).toBeVisible();
  });
}

for (const [path, bytes] of [
  ['/trauringe/studio', 29_000],
  ['/trauringe/studio/termin', 18_000],
] as const) {
  test(`the document of ${path} has ${bytes / 1000} kB at most`, async ({ page }) => {
    const response = await page.goto(path);
    expect((await response?.request().sizes())?.responseBodySize).toBeLessThanOrEqual(bytes);
  });
}

test('an impossible pair becomes the nearest possible one, and the page says which and why', async ({ page }) => {
  await page.goto('/trauringe/studio?profile=knife-edge&surface=hammered&width=12');
  const list = page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByText('Angepasst', { exact: true }) })
    .last();
  for (const text of [
    'Breite in mm: Gefertigt werden andere Maße; das nächste ist 10 mm.',
    'Oberfläche: Das verträgt sich nicht mit „Grat“',
  ]) {
    await expect(list).toContainText(text);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(text);
  }
  await expect(findField(page, 'Breite in mm')).toHaveValue('10');
});

test('the fields of one ring leave the other as it is', async ({ page }) => {
  await withoutWebGl(page);
  await page.goto('/trauringe/studio?size=54,62&width=4,6');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Ring 2', exact: true }).click();
  await expect(findField(page, 'Breite in mm')).toHaveValue('6');
  await findField(page, 'Höhe in mm').fill('2.2');
  await expect(page).toHaveURL(/width=4,6&height=1\.6,2\.2/);
  await page.getByRole('link', { name: 'Beide gleich', exact: true }).click();
  await expect(page).toHaveURL(/size=54,62&width=4&height=1\.6/);
});

test('a value that was corrected is shown in its field', async ({ page }) => {
  await withoutWebGl(page);
  await page.goto('/trauringe/studio');
  await untilHydrated(page);
  await findField(page, 'Breite in mm').fill('1');
  await page.keyboard.press('Tab');
  await expect(findField(page, 'Breite in mm')).toHaveValue('2');
});

for (const width of [375, 768, 1440, 1920]) {
  test(`at ${width} px the studio has no overflow and no accessibility violation, in both colour modes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/trauringe/studio?zones=2,3&alloy2=950-platinum&stones=three,none&groove=fine&width=6&text=Anna');
    await untilHydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const find = width === 375 || width === 1440 ? findViolations : findAxeViolations;
    expect(await find(page)).toEqual([]);
    await page.locator('select[name=int-color-mode]').selectOption('Dunkel');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await findLowContrast(page)).toEqual([]);
  });
}

for (const { language, path } of pairPages) {
  if (path === ringStudioRoutes.de) continue;
  test(`${path} has no overflow in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: language === 'fr' ? 375 : 1440, height: 900 });
    await page.goto(`${path}?zones=2,3&alloy2=950-platinum&stones=three,none&width=6&text=Anna`);
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('without WebGL the drawing stays', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const view = page.waitForResponse('**/assets/ring-view-*.js');
  await page.goto('/trauringe/studio');
  await untilHydrated(page);
  await page.getByRole('img', { name: 'Ring 1 von oben' }).hover();
  await view;
  await expect(page.getByRole('img', { name: 'Ring 1 von oben' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Ringe drehen' })).toBeHidden();
});

test('the language switch keeps the pair that is shown', async ({ page }) => {
  await withoutWebGl(page);
  await page.goto('/trauringe/studio?size=54,62');
  await untilHydrated(page);
  await page.locator('input[name=alloy][value="950-platinum"]').check();
  await expect(page).toHaveURL(/alloy=950-platinum/);
  await page.getByRole('navigation', { name: 'Sprachen' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/wedding-rings\/studio\?.*alloy=950-platinum/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding ring studio');
});
