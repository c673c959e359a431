import type { Page } from '@playwright/test';
import { findBanner, getConsentMessages } from './consent-fixtures.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { expect, test } from './test.ts';

test.use({ isNewVisitor: true });

const messages = getConsentMessages('de');
const bottomBar = 100;

const boxOf = async (page: Page) => {
  const box = await findBanner(page).boundingBox();
  if (!box) throw new Error('There is no banner.');
  return box;
};

test('the banner is 520 pixels wide in the lower left corner, and full width above the bottom bar on narrow screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/danke');
  await expect(findBanner(page)).toBeVisible();
  const widths: [window: number, width: number, left: number][] = [
    [1440, 520, 34],
    [1260, 520, 34],
    [1259, 520, 17],
    [700, 520, 17],
    [699, 699, 0],
    [320, 320, 0],
  ];
  for (const [width, expected, left] of widths) {
    await page.setViewportSize({ width, height: 900 });
    const box = await boxOf(page);
    expect.soft([width, box.width, Math.round(box.x)]).toEqual([width, expected, left]);
    const foot = width < 1054 ? 900 - bottomBar : 900;
    expect.soft(box.y + box.height, `above the bar at ${width}`).toBeLessThanOrEqual(foot + 1);
    expect.soft(box.y + box.height, `at the foot at ${width}`).toBeGreaterThan(foot - 40);
  }
});

test('the banner shifts no layout when it opens or closes, and the page stays usable', async ({ page }) => {
  // Letters that arrive late move things by themselves.
  await page.route('**/*.woff2', (route) => route.abort());
  const readShift = await watchLayoutShift(page);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/gibt-es-nicht');
    await expect(findBanner(page)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await findBanner(page).getByRole('button', { name: messages.refuseAll }).click();
    await expect(findBanner(page)).toBeHidden();
    expect((await readShift()).shifts, `at ${width}`).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto('/datenschutz');
  await expect(findBanner(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(1000, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/kontakt$/);
  await expect(findBanner(page)).toBeVisible();
});

test('the banner is next in tab order after the skip link, and focus continues from there', async ({ page }) => {
  await page.goto('/danke');
  await expect(findBanner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findBanner(page).getByRole('link', { name: messages.policy })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const box = findBanner(page).getByRole('checkbox', { name: 'Karte' });
  await expect(box).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await findBanner(page).getByRole('button', { name: messages.allowSelected }).focus();
  await page.keyboard.press('Enter');
  await expect(findBanner(page)).toBeHidden();
  // Nobody called for it, so the focus goes to the page and not to the top of the document.
  await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'MAIN']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

for (const [width, height] of [
  [375, 700],
  [1440, 800],
  [720, 450],
] as const) {
  test(`the banner never covers the focused element on a long page at ${width} × ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('/kontakt');
    await expect(findBanner(page)).toBeVisible();
    const covered: string[] = [];
    let steps = 0;
    for (; steps < 150; steps += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const cover = document.querySelector('section[aria-labelledby=consents-title]');
        const element = document.activeElement;
        if (!cover || !element || element === document.body) return 'end';
        if (cover.contains(element)) return null;
        const a = element.getBoundingClientRect();
        const b = cover.getBoundingClientRect();
        const isUnder = a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
        // What is higher than the room above the banner cannot be shown whole; its beginning can.
        const isSeen = a.height > b.top && a.top < b.top - 20;
        return isUnder && !isSeen ? `${element.outerHTML.slice(0, 120)} ${a.top} ${a.bottom} ${b.top}` : null;
      });
      if (found === 'end') break;
      if (found) covered.push(found);
    }
    expect(steps, 'a long page').toBeGreaterThan(30);
    expect(covered).toEqual([]);
  });
}

test('the banner does not cover what is focused first, although none of its other code loads', async ({ page }) => {
  await page.route('**/assets/banner-view-*', (route) => route.abort());
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/kontakt');
  await expect(findBanner(page)).toBeVisible();
  // Otherwise Chromium styles every element of the page again for the banner alone.
  const readPadding = () => page.evaluate(() => document.documentElement.style.scrollPaddingBottom);
  expect(await readPadding()).toBe('');
  const { y } = await boxOf(page);
  // A text that the banner reaches: what is next in the page lies below it.
  await page.mouse.click(20, y - 40);
  await page.keyboard.press('Tab');
  const focused = page.locator('main :focus');
  await expect(focused).toHaveCount(1);
  const bottom = await focused.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await boxOf(page)).y);
  expect(await readPadding()).not.toBe('');
});

test('the last line of a page can be scrolled out from under the banner', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/danke');
    await expect(findBanner(page)).toBeVisible();
    // The room below the page is made once the banner has its size.
    const hidden = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const { y } = await boxOf(page);
      return page.getByRole('contentinfo').evaluate((footer, top) => footer.getBoundingClientRect().bottom - top, y);
    };
    await expect.poll(hidden, { message: `at ${width}` }).toBeLessThanOrEqual(0);
    await findBanner(page).getByRole('button', { name: messages.refuseAll }).click();
    await expect(findBanner(page)).toBeHidden();
    const rest = await page.evaluate(() => getComputedStyle(document.documentElement).paddingBottom);
    expect(rest).toBe('0px');
    await page.evaluate(() => localStorage.clear());
  }
});

test('every button of the banner is reachable without overflow on small, low and zoomed windows', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [320, 256],
    [720, 450],
    [568, 320],
    [1100, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/danke');
    const banner = findBanner(page);
    await banner.getByText(messages.purposes).click();
    for (const name of [messages.allowSelected, messages.allowAll, messages.refuseAll]) {
      const button = banner.getByRole('button', { name });
      // What unfolds above it may still push it on.
      await expect(async () => {
        await button.scrollIntoViewIfNeeded();
        const box = await button.boundingBox();
        if (!box) throw new Error(`${name} is not to be seen.`);
        // The browser leaves a part of a pixel out of view.
        const [top, bottom] = [Math.ceil(box.y), Math.floor(box.y + box.height)];
        expect([top >= 0, bottom <= height], `${name} at ${width} × ${height}: ${top} to ${bottom}`).toEqual([
          true,
          true,
        ]);
      }).toPass();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await banner.evaluate((root) => root.scrollWidth - root.clientWidth)).toBeLessThanOrEqual(0);
    await banner.getByRole('button', { name: messages.refuseAll }).click();
    await expect(banner).toBeHidden();
    await page.evaluate(() => localStorage.clear());
  }
});

test('the purposes expand in half a second, or at once with reduced motion', async ({ page }) => {
  const readDuration = () =>
    findBanner(page).evaluate((root) => {
      const details = root.querySelector('details');
      if (!details) throw new Error('There is nothing to fold out.');
      return getComputedStyle(details, '::details-content').transitionDuration.split(', ')[0];
    });
  await page.goto('/danke');
  await expect(findBanner(page)).toBeVisible();
  expect(await readDuration()).toBe('0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await readDuration()).toBe('0s');
});

test('refusing is as prominent as accepting', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/danke');
    const look = (name: string) =>
      findBanner(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height, top } = button.getBoundingClientRect();
          return { color, backgroundColor, borderColor, fontSize, fontWeight, width: Math.round(width), height, top };
        });
    expect(await look(messages.refuseAll)).toEqual(await look(messages.allowAll));
  }
});
