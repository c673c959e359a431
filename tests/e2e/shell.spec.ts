import type { Page } from '@playwright/test';
import { untilHydrated } from './hydration.ts';
import { tabThroughPage } from './tab-through-page.ts';
import { expect, test } from './test.ts';

/** Scrolls by the mouse wheel. @returns the page's position two frames after it has received the wheel, in px */
async function scrollByWheel(page: Page): Promise<number> {
  const position = await page.evaluateHandle(() => {
    const settled = new Promise<number>((resolve) => {
      const wait = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)));
      addEventListener('wheel', wait, { once: true, passive: true });
    });
    // In an object, since a returned promise would be awaited.
    return { settled };
  });
  await page.mouse.wheel(0, 600);
  return position.evaluate(({ settled }) => settled);
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  for (const [path, menu, contact] of [
    ['/', 'Menü', 'Kontakt'],
    ['/en', 'Menu', 'Contact'],
  ] as const) {
    test(`${path} opens its drawer, traps the focus, and restores it on closing`, { tag: '@one-language' }, async ({
      page,
    }) => {
      await page.goto(path);
      const opener = page.getByRole('button', { name: menu });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let step = 0; step < 30; step += 1) await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      // Over the backdrop, where a wheel would reach the page.
      await page.mouse.move(5, 300);
      expect(await scrollByWheel(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await scrollByWheel(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

      await page.getByRole('button', { name: contact }).click();
      await expect(dialog.getByRole('link', { name: /\+49 30/ }).first()).toBeVisible();
      await dialog.getByRole('button').last().click();
      await expect(dialog).toBeHidden();
    });
  }

  test('a click outside the drawer closes it, and so does choosing a link', async ({ page }) => {
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

test('the first Tab stop is the skip link', async ({ page }) => {
  await page.goto('/kontakt');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('one menu panel at a time opens below the header, and every way of closing works', async ({ page }) => {
  await page.goto('/kontakt');
  await expect(page.locator('[aria-haspopup=dialog]').first()).toBeAttached();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  const [first, second] = [menu.locator('summary').nth(0), menu.locator('summary').nth(1)];
  const opened = menu.locator('details[open]');
  await first.click();
  await expect(opened).toHaveCount(1);
  const panel = opened.locator('div').first();
  // It slides into its place.
  await expect.poll(async () => (await panel.boundingBox())?.y).toBe(170);
  await second.click();
  await expect(opened).toHaveCount(1);
  await expect(opened.locator('summary')).toHaveText((await second.textContent()) ?? '');
  await expect(opened.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(opened.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened).toHaveCount(1);
  await page.mouse.click(20, 850);
  await expect(opened).toHaveCount(0);
  await second.click();
  await opened.getByRole('link').first().click();
  await expect(opened).toHaveCount(0);
  await expect(page).not.toHaveURL(/kontakt/);
});

test('header, bottom bar and drawer have their specified sizes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 600));
  const header = page.getByRole('banner');
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: 120 });
  await expect(header.getByRole('link', { name: 'Juwelier Vierlinden' })).toHaveAttribute('href', '/');
  await expect(page.locator('html')).toHaveCSS('font-size', '17px');
  await page.setViewportSize({ width: 375, height: 800 });
  const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
  expect(await bar.boundingBox()).toMatchObject({ y: 700, height: 100, width: 375 });
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the entries of the bottom bar fill it alike', async ({ page }) => {
  for (const width of [320, 375, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
    const sizes = await bar.locator('a').evaluateAll((links) =>
      links.map((link) => {
        const { top, height, width: wide } = link.getBoundingClientRect();
        return [top, height, wide].map(Math.round).join();
      }),
    );
    expect(sizes).toHaveLength(3);
    expect(new Set(sizes).size, `${width}: ${sizes.join(' ')}`).toBe(1);
    const height = (await bar.boundingBox())?.height ?? 0;
    expect(Number(sizes[0]?.split(',')[1])).toBeGreaterThan(height - 2);
  }
});

test('page content ends above the bottom bar, which is not fixed in low windows', async ({ page }) => {
  const withdraw = page.getByRole('contentinfo').getByText('Cookie Einstellungen');
  const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
  for (const [width, height] of [
    [375, 760],
    [768, 1024],
    [320, 256],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/danke');
    const foot = height > 480 ? height - 100 : height;
    await expect(bar).toHaveCSS('position', height > 480 ? 'fixed' : 'static');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
    expect(end, `the footer at ${width}`).toBeLessThanOrEqual(foot + 1);
    await page.evaluate(() => scrollTo(0, 0));
    await withdraw.focus();
    const box = await withdraw.boundingBox();
    expect((box?.y ?? foot) + (box?.height ?? 0), `what withdraws consent at ${width}`).toBeLessThanOrEqual(foot);
  }
});

for (const [width, height] of [
  [768, 1024],
  [1100, 400],
] as const) {
  test(`header and bottom bar never cover the focused element at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/kontakt');
    const { stops, covered } = await tabThroughPage(page);
    expect(stops).toBeGreaterThan(30);
    expect(covered).toEqual([]);
  });
}

test('the footer has columns of a quarter, a half and the full width', async ({ page }) => {
  await page.goto('/faq');
  for (const [width, share] of [
    [1440, 0.25],
    [1100, 0.5],
    [600, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page
      .getByRole('contentinfo')
      .getByRole('heading', { level: 2 })
      .evaluateAll((titles) => titles.map((title) => title.parentElement?.getBoundingClientRect().width ?? 0));
    expect(widths.length).toBeGreaterThan(3);
    expect(Math.max(...widths)).toBeLessThanOrEqual(width * share);
    if (share < 1) expect(Math.max(...widths)).toBeGreaterThan(width * share * 0.7);
  }
  const cookies = page.getByRole('contentinfo').getByText('Cookie Einstellungen');
  await expect(cookies).toHaveAttribute('href', '/datenschutz#cookies');
});

test('a heading links to itself, and scrolls to 150 px below the top', async ({ page }) => {
  await page.goto('/impressum');
  const heading = page.locator('main h2[id]').nth(3);
  await heading.getByRole('link').click();
  const id = await heading.getAttribute('id');
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(150);
});

test('a disclosure opens in half a second, with reduced motion at once', async ({ page }) => {
  await page.goto('/faq');
  const fold = page.locator('main details').first();
  const duration = () => fold.evaluate((one) => getComputedStyle(one, '::details-content').transitionDuration);
  expect(await duration()).toContain('0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
  await fold.locator('summary').click();
  await expect(fold.locator('p').first()).toBeVisible();
});

test('the print style has the text and no interactive elements', async ({ page }) => {
  await page.goto('/kontakt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeHidden();
  const outer = page.locator('main a[href^=http]').first();
  expect(await outer.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('openstreetmap');
});

test('the language switch leads to the same page, or says that there is none', async ({ page }) => {
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
  await expect(french).toContainText('Pas de version française');
  await page.goto('/gibt-es-nicht');
  await expect(page.locator('[aria-haspopup=dialog]').first()).toBeAttached();
  await expect(french).toContainText('Pas de version française');
  await french.click();
  await expect(page).toHaveURL(/\/fr$/);
});

test('the language switch keeps the number of list entries', async ({ page }) => {
  await page.goto('/shop/uhren');
  await page.getByRole('link', { name: /weitere/ }).click();
  await expect(page).toHaveURL(/page=2$/);
  await page.getByRole('navigation', { name: 'Sprachen' }).first().getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/shop\/watches\?page=2$/);
});

test('a client navigation focuses the heading, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/shop/uhren');
  await expect(page.locator('main article')).toHaveCount(20);
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // The position is stored a little later.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions'))).toContain('900');
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

test('a client navigation leaves the focus where a visitor has put it meanwhile', async ({ page }) => {
  await page.goto('/shop/uhren');
  await untilHydrated(page);
  await page.evaluate(() => {
    const focusField = (_: unknown, observer: MutationObserver) => {
      const field = document.querySelector<HTMLElement>('#newsletter-email');
      if (!field) return;
      field.focus();
      if (document.activeElement === field) observer.disconnect();
    };
    new MutationObserver(focusField).observe(document.body, { childList: true, subtree: true });
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Newsletter' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('[role=status].visually-hidden').filter({ hasText: 'Newsletter' })).toBeAttached();
  await expect(page.locator('#newsletter-email')).toBeFocused();
});
