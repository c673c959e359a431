import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('the contact page shows hours and phone number', async ({ page }) => {
  await page.goto('/kontakt');
  const main = page.getByRole('main');
  await expect(main).toContainText('Öffnungszeiten');
  await expect(main).toContainText('09:30');
  await expect(main.getByRole('link', { name: /\+49 30 23125/ }).first()).toHaveAttribute('href', /^tel:\+4930/);
});

test('on a narrow screen the two menu buttons are links', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Menü' }).click();
  await expect(page.locator(':target')).toBeVisible();
  await page.getByRole('link', { name: 'Kontakt', exact: true }).last().click();
  await expect(page).toHaveURL(/kontakt/);
});

test('on a wide screen one menu group is open at a time', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await menu.locator('summary', { hasText: 'Das Haus' }).click();
  await expect(menu.getByRole('link', { name: 'Gut zu wissen' })).toBeVisible();
  await menu.locator('summary', { hasText: 'Außerdem' }).click();
  await expect(menu.getByRole('link', { name: 'Gut zu wissen' })).toBeHidden();
  await menu.getByRole('link', { name: 'Optik' }).click();
  await expect(page).toHaveURL(/\/optik$/);
});

test('on a wide screen a menu group opens below its button', async ({ page }) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    for (const name of ['Shop', 'Trauringe', 'Außerdem', 'Das Haus']) {
      const opener = menu.locator('summary', { hasText: name });
      await opener.click();
      await expect(menu.locator('details[open] a').first()).toBeVisible();
      const at = await opener.boundingBox();
      const panel = await menu.locator('details[open] > div').boundingBox();
      if (!at || !panel) throw new Error(`${name} does not open at ${width}.`);
      const [left, right] = [panel.x, panel.x + panel.width];
      expect.soft([left <= at.x + at.width, right >= at.x], `${name} at ${width}`).toEqual([true, true]);
      expect.soft(panel.width, `${name} at ${width}`).toBeLessThan(width / 2);
      expect.soft([left >= 0, right <= width], `${name} at ${width}`).toEqual([true, true]);
    }
  }
});

test('on a narrow screen the whole menu opens above the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/kontakt');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menü' }).click();
  await menu.locator('summary', { hasText: 'Das Haus' }).click();
  await menu.getByRole('link', { name: 'Gut zu wissen' }).click();
  await expect(page).toHaveURL(/\/info$/);
});
