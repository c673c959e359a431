import { expect, test } from '@playwright/test';
import { addressesOfPages } from './routes.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()));

for (const { path, language } of addressesOfPages) {
  test(`${path} is complete without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const main = (await page.getByRole('main').textContent()) ?? '';
    expect(main.length, 'there is something to read').toBeGreaterThan(150);
    await expect(page.locator('footer')).toContainText('+49 30 23125');
    expect(await page.locator('[hidden]:has(article), template').count(), 'nothing waits for a script').toBe(0);
  });
}

test('hours and phone number stand on the contact page', async ({ page }) => {
  await page.goto('/kontakt');
  const main = page.getByRole('main');
  await expect(main).toContainText('Öffnungszeiten');
  await expect(main).toContainText('09:30');
  await expect(main.getByRole('link', { name: /\+49 30 23125/ }).first()).toHaveAttribute('href', /^tel:\+4930/);
});

test('on a narrow screen the two buttons are links that lead somewhere', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Menü' }).click();
  await expect(page.locator(':target')).toBeVisible();
  await page.getByRole('link', { name: 'Kontakt', exact: true }).last().click();
  await expect(page).toHaveURL(/kontakt/);
});
