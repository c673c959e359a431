import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const home = { de: '/', en: '/en', fr: '/fr' } as const;

test('client navigations update the head without CSP violations', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_FAILED')) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => {
    // The fade of one page gives way to that of the next, of which React does not know where the browser has begun it.
    if (!message.startsWith('Transition was skipped')) problems.push(message);
  });
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/');
  for (const name of ['Impressum', 'Datenschutz', 'Impressum']) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(name.toLowerCase()));
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(name));
  }
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/`);
  expect(problems).toEqual([]);
});

test('the web manifest has name, colour and icons, and the icons have the sizes it names', async ({ page }) => {
  for (const [language, path] of Object.entries(home)) {
    await page.goto(path);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await page.request.get(href ?? '');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ lang: language, start_url: path, name: 'Juwelier Vierlinden' });
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', manifest.theme_color);
    for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
      expect(await measure(page, src)).toBe(sizes);
    }
  }
});

test('the sharing picture has the size that social networks expect', async ({ page }) => {
  await page.goto('/kontakt');
  const url = await page.locator('meta[property="og:image"]').getAttribute('content');
  // A busy server refuses to convert it at once.
  await expect.poll(() => measure(page, url ?? '').catch(() => 'none'), { timeout: 30_000 }).toBe('1200x630');
});

function measure(page: Page, url: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    return `${picture.width}x${picture.height}`;
  }, url);
}
