import { getMessages } from '../../src/i18n/messages.ts';
import { ringStudioRoutes } from '../../src/routing/routes.ts';
import { untilHydrated } from './hydration.ts';
import { withoutWebGl } from './stub-pictures.ts';
import { expect, test } from './test.ts';

const pair = 'size=54,62&width=4.5';

test.beforeEach(({ page }) => withoutWebGl(page));

for (const language of ['de', 'en', 'fr'] as const) {
  const { studio } = getMessages(language);
  const path = ringStudioRoutes[language];

  test(`${path}: a budget hides what costs more, and says how much is left`, { tag: '@one-language' }, async ({
    page,
  }) => {
    await page.goto(`${path}?${pair}`);
    await untilHydrated(page);
    const slider = page.getByRole('slider', { name: studio.budget.label });
    const offers = page.locator('section').filter({ has: slider });
    const links = offers.getByRole('listitem');
    const all = await links.count();
    const readPrices = async () => {
      const texts = await offers.locator('li:not([hidden]) .pair-offers__price').allTextContents();
      return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
    };
    const highest = Math.max(...(await readPrices()));
    await expect(slider).toHaveAttribute('aria-valuetext', studio.budget.any);
    await slider.focus();
    await page.keyboard.press('Home');
    const limit = Number(await slider.inputValue()) / 100;
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(String(limit % 1000)));
    await expect(links).not.toHaveCount(all);
    const shown = await readPrices();
    expect(shown.length).toBeGreaterThan(0);
    expect(Math.max(...shown)).toBeLessThanOrEqual(limit);
    await expect(offers.getByRole('status')).toHaveText(
      studio.budget.fits.replace('{count}', String(shown.length)).replace('{all}', String(all)),
    );
    await page.keyboard.press('End');
    await expect(links).toHaveCount(all);
    expect(Math.max(...(await readPrices()))).toBe(highest);
  });
}

test('the pair in another metal costs in the studio what its link said', async ({ page }) => {
  await page.goto(`/trauringe/studio?${pair}`);
  await untilHydrated(page);
  const { studio } = getMessages('de');
  const link = page.getByRole('link', { name: /^Platin 950/ });
  const price = (await link.locator('.pair-offers__price').textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/alloy=950-platinum/);
  await expect(page.getByRole('region', { name: studio.price }).locator('p').first()).toHaveText(price);
  await expect(link).toHaveAttribute('aria-current', 'true');
});

test('a choice is announced: the price, what was adjusted, and both rings', async ({ page }) => {
  await page.goto(`/trauringe/studio?${pair}&profile=knife-edge`);
  await untilHydrated(page);
  const status = page.getByRole('main').getByRole('status').first();
  const before = await status.textContent();
  expect(before).toMatch(/^[\d.]+\s€\. .*„Grat“ braucht mindestens.* Ring 1, Größe 54 .*Ring 2, Größe 62/);
  // The same element: one that is added with its text is not read.
  await status.evaluate((element) => Object.assign(element, { isSame: true }));
  await page.locator('input[name=alloy][value="950-platinum"]').check();
  await expect(status).toContainText('Platin 950');
  expect(await status.evaluate((element) => 'isSame' in element)).toBe(true);
  await page.goto(`/trauringe/studio?${pair}&profile=knife-edge&surface=hammered`);
  await expect(status).toContainText('verträgt sich nicht');
});

test('on a phone the rings and the price stay in view above the choices, and cover nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`/trauringe/studio?${pair}`);
  await untilHydrated(page);
  const bar = page.getByRole('link', { name: getMessages('de').studio.toPrice });
  const first = page.getByRole('form').getByRole('spinbutton').first();
  await first.focus();
  const covered: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('form')) return 'no control of the form';
      const control = focused.closest('label') ?? focused;
      const { left, top, width, height } = control.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height - 4);
      return control.contains(found) ? '' : `${control.textContent} at ${top}`;
    });
    if (name) covered.push(name);
    await expect(bar).toBeInViewport();
    await page.keyboard.press('Tab');
  }
  expect(covered).toEqual([]);
  // Beside the choices, on a low screen.
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('form').getByRole('radio').last().focus();
  await expect(bar).toBeInViewport();
});

test('rings of different sizes are drawn in one scale', async ({ page }) => {
  await page.goto('/trauringe/studio?size=48,70&width=3,8');
  const drawings = page.getByRole('img', { name: /^Ring [12] von (?:oben|vorn)$/ });
  await expect(drawings).toHaveCount(4);
  const scales = await drawings.evaluateAll((elements) =>
    elements.map((element) =>
      element instanceof SVGSVGElement ? element.getBoundingClientRect().height / element.viewBox.baseVal.height : 0,
    ),
  );
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 1);
});
