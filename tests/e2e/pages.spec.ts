import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addressesOfPages, lists, notFound } from './routes.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';

for (const { page: key, language, path } of addressesOfPages) {
  test(`${path} is the ${language} page ${key}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on(
      'request',
      (request) => new URL(request.url()).origin !== new URL(site).origin && faults.push(request.url()),
    );

    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', path === '/' ? `${site}/` : site + path);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
  });
}

test('other languages of a page point at each other, and back', async ({ request }) => {
  for (const { path } of addressesOfPages) {
    const pairs = alternatesOf(await (await request.get(path)).text());
    for (const href of pairs) {
      const back = alternatesOf(await (await request.get(new URL(href).pathname)).text());
      expect(back, `${href} does not point back at ${path}`).toContain(new URL(path, site).href);
    }
  }
});

function alternatesOf(html: string): string[] {
  return [...html.matchAll(/<link rel="alternate" hrefLang="(?:de|en|fr)" href="([^"]+)"/gi)].map(
    ([, href]) => href ?? '',
  );
}

test('no page links to an address of this site that does not exist', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of [...addressesOfPages, ...lists]) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      seen.set(href.replaceAll('&amp;', '&'), path);
    }
  }
  const dead: string[] = [];
  for (const [href, from] of seen) {
    const response = await request.get(href, { maxRedirects: 0 });
    if (response.status() >= 400) dead.push(`${href} on ${from}: ${response.status()}`);
  }
  expect(dead).toEqual([]);
});

for (const { path } of [...addressesOfPages, ...lists, ...notFound]) {
  for (const width of [375, 1440]) {
    test(`${path} has no barrier at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
    });
  }
}

for (const { language, path } of notFound) {
  test(`${path} says in ${language} that there is no such page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const home = language === 'de' ? '/' : `/${language}`;
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', home);
  });
}
