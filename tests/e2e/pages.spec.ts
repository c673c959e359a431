import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addressesOfPages, legalPages, lists, notFound } from './routes.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const kB = 1000;

for (const { page: key, language, path } of addressesOfPages) {
  test(`${path} is the ${language} page ${key}: named, alone on this origin, light and without barriers`, async ({
    page,
  }) => {
    const watched = watch(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', path === '/' ? `${site}/` : site + path);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
    await page.waitForLoadState('networkidle');
    expect(watched.faults).toEqual([]);
    expectLightness(await watched.weigh(), { script: 100 * kB, html: (legalPages.has(key) ? 22 : 15) * kB });
    await expectNoBarrier(page);
  });
}

for (const { language, path } of lists) {
  test(`${path} is light, without barriers and quiet in ${language}`, async ({ page }) => {
    const watched = watch(page);
    await page.goto(path);
    await expect(page.locator('main article')).toHaveCount(20);
    await page.waitForLoadState('networkidle');
    expect(watched.faults).toEqual([]);
    expectLightness(await watched.weigh(), { script: 105 * kB, html: 16 * kB });
    await expectNoBarrier(page);
  });
}

for (const { language, path } of notFound) {
  test(`${path} says in ${language} that there is no such page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const home = language === 'de' ? '/' : `/${language}`;
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', home);
    await expectNoBarrier(page);
  });
}

test('other languages of a page point at each other, and back', async ({ request }) => {
  for (const { path } of addressesOfPages) {
    for (const href of alternatesOf(await (await request.get(path)).text())) {
      const back = alternatesOf(await (await request.get(new URL(href).pathname)).text());
      expect(back, `${href} does not point back at ${path}`).toContain(new URL(path, site).href);
    }
  }
});

test('no page links to an address of this site that does not exist', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of [...addressesOfPages, ...lists]) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      seen.set(href.replaceAll('&amp;', '&'), path);
  }
  const dead: string[] = [];
  for (const [href, from] of seen) {
    const response = await request.get(href, { maxRedirects: 0 });
    if (response.status() >= 400) dead.push(`${href} on ${from}: ${response.status()}`);
  }
  expect(dead).toEqual([]);
});

function alternatesOf(html: string): string[] {
  const links = html.matchAll(/<link rel="alternate" hrefLang="(?:de|en|fr)" href="([^"]+)"/gi);
  return [...links].map(([, href]) => href ?? '');
}

type Weight = { script: number; stylesheet: number; font: number; document: number; requests: number };

/** Pictures have tests of their own, and making hundreds of them for the first time takes minutes. */
const plate = Buffer.from('R0lGODlhAQABAIAAAOzk1QAAACwAAAAAAQABAAACAkQBADs=', 'base64');

test.beforeEach(({ page }) =>
  page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: plate })),
);

/** What a page says to the console, whom it asks, and how many bytes come, compressed as gzip would. */
function watch(page: Page): { faults: string[]; weigh: () => Promise<Weight> } {
  const faults: string[] = [];
  const bodies: Promise<readonly [string, number]>[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site).origin) faults.push(`asked ${request.url()}`);
  });
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'image') return;
    const size = (body: Buffer) => (type === 'font' ? body.length : gzipSync(body, { level: 9 }).length);
    bodies.push(
      response.body().then(
        (body) => [type, size(body)] as const,
        () => [type, 0] as const,
      ),
    );
  });
  const weigh = async () => {
    const weight = { script: 0, stylesheet: 0, font: 0, document: 0, requests: bodies.length };
    for (const [type, size] of await Promise.all(bodies)) {
      if (type === 'script' || type === 'stylesheet' || type === 'font' || type === 'document') weight[type] += size;
    }
    return weight;
  };
  return { faults, weigh };
}

function expectLightness(weight: Weight, limits: { script: number; html: number }): void {
  expect(weight.script, 'JavaScript').toBeLessThanOrEqual(limits.script);
  expect(weight.document, 'HTML').toBeLessThanOrEqual(limits.html);
  expect(weight.stylesheet, 'CSS').toBeLessThanOrEqual(10 * kB);
  expect(weight.font, 'fonts').toBeLessThanOrEqual(50 * kB);
  expect(weight.requests, 'requests beside pictures').toBeLessThanOrEqual(20);
}

/** On a wide and on a narrow screen. */
async function expectNoBarrier(page: Page): Promise<void> {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id} at ${width}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `nothing sticks out sideways at ${width}`).toBeLessThanOrEqual(0);
  }
}
