import { expect, test } from '@playwright/test';

test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()));

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  for (const [path, menu, contact] of [
    ['/', 'Menü', 'Kontakt'],
    ['/en', 'Menu', 'Contact'],
  ] as const) {
    test(`${path} opens its drawer, holds the focus in it, and gives it back`, async ({ page }) => {
      await page.goto(path);
      const opener = page.getByRole('button', { name: menu });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let step = 0; step < 30; step += 1) await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await page.getByRole('button', { name: contact }).click();
      await expect(dialog.getByRole('link', { name: /\+49 30/ }).first()).toBeVisible();
      await dialog.getByRole('button').last().click();
      await expect(dialog).toBeHidden();
    });
  }

  test('a click beside the drawer closes it, and choosing a link does too', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Menü' }).click();
    await dialog.getByRole('link', { name: 'Uhren', exact: true }).click();
    await expect(page).toHaveURL(/\/uhren$/);
    await expect(dialog).toBeHidden();
  });
});

test('the first Tab leads past the menu', async ({ page }) => {
  await page.goto('/kontakt');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a panel of the menu opens one at a time and closes by Escape', async ({ page }) => {
  await page.goto('/');
  const openers = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('button');
  await openers.nth(0).click();
  await expect(openers.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await openers.nth(1).click();
  await expect(openers.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(openers.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(openers.nth(1)).toHaveAttribute('aria-expanded', 'false');
});

test('another language is the same page, or says honestly that there is none', async ({ page }) => {
  await page.goto('/kontakt');
  await page.getByRole('navigation', { name: 'Sprachen' }).first().getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/uhren');
  const french = page
    .getByRole('navigation', { name: 'Sprachen' })
    .first()
    .getByRole('link', { name: /Français/ });
  await expect(french).toHaveAttribute('href', '/fr');
  await expect(french).toContainText('n’existe pas');
});

test('going on moves the focus to the heading, going back brings the place back', async ({ page }) => {
  await page.goto('/shop/uhren');
  await expect(page.locator('main article')).toHaveCount(20);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Impressum' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/impressum/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator('main article')).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
});
