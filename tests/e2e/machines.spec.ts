import { type APIRequestContext, expect, test } from '@playwright/test';
import { addressesOfPages, lists } from '../routes.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const home = { de: '/', en: '/en', fr: '/fr' } as const;
const isListed = (path: string) =>
  !/^\/(?:danke|en\/thanks|fr\/merci|display|en\/display|fr\/display|offline|en\/offline|fr\/hors-ligne)$|newsletter\//.test(
    path,
  );

type Thing = { '@type': string; [property: string]: unknown };

async function getHtml(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

function readThings(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
    const data = JSON.parse(text) as Thing & { '@graph'?: Thing[] };
    expect(data).toHaveProperty('@context', 'https://schema.org');
    return data['@graph'] ?? [data];
  });
}

const ofType = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

function readMeta(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

function readLinks(html: string, kind: string): [string, string][] {
  const links = html.matchAll(new RegExp(`<link rel="${kind}"(?: hrefLang="([^"]+)")? href="([^"]+)"`, 'g'));
  return [...links].map(([, language = '', href = '']) => [language, href]);
}

for (const { path, language } of [...addressesOfPages, ...lists]) {
  test(`${path} tells networks and search engines what it is`, async ({ request }) => {
    const html = await getHtml(request, path);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const meta = readMeta(html);
    expect(title).toMatch(/^(?:[^–]*|.+ – .+)$/);
    expect(meta.get('og:title')).toBe(title);
    expect(meta.get('twitter:title')).toBe(title);
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('keywords')).toMatch(/\S/);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect(meta.get('twitter:creator')).toBe('@vierlinden');
    expect(meta.get('og:image')).toMatch(new RegExp(`^${site}/media/[0-9a-f-]{36}/social\\.jpg$`));
    expect(meta.get('og:image:alt')).toMatch(/\S/);
    const [[, canonical] = ['', '']] = readLinks(html, 'canonical');
    expect(canonical).toBe(path === '/' ? `${site}/` : site + path);
    expect(meta.get('og:url')).toBe(canonical);
    expect(meta.get('robots')).toBe(isListed(path) ? undefined : 'noindex');

    const trail = ofType(readThings(html), 'BreadcrumbList');
    const isInner = path !== home[language] && isListed(path);
    expect(trail).toHaveLength(isInner ? 1 : 0);
    if (isInner) expect(trail[0]?.itemListElement).toContainEqual(expect.objectContaining({ item: site + path }));
  });
}

test('the French imprint pairs with the imprint alone', async ({ request }) => {
  const french = readLinks(await getHtml(request, '/fr/mentions-legales'), 'alternate');
  expect(french).toContainEqual(['de', `${site}/impressum`]);
  expect(french).toContainEqual(['x-default', `${site}/impressum`]);
  const privacy = readLinks(await getHtml(request, '/datenschutz'), 'alternate');
  expect(privacy.map(([language]) => language)).toEqual(['de', 'en', 'x-default']);
});

test('a second page of a list is an address of its own', async ({ request }) => {
  const html = await getHtml(request, '/shop/uhren?page=2');
  expect(readLinks(html, 'canonical')).toEqual([['', `${site}/shop/uhren?page=2`]]);
});

test('an unknown address is not to be found, and has no address of its own', async ({ request }) => {
  const html = await getHtml(request, '/gibt-es-nicht');
  expect(readMeta(html).get('robots')).toBe('noindex');
  expect(readLinks(html, 'canonical')).toEqual([]);
  expect(readLinks(html, 'alternate')).toEqual([]);
});

for (const [language, path, contact] of [
  ['de', '/', '/kontakt'],
  ['en', '/en', '/en/contact'],
  ['fr', '/fr', '/fr/contact'],
] as const) {
  test(`in ${language} the home and contact pages describe the houses`, async ({ request }) => {
    const things = readThings(await getHtml(request, path));
    expect(ofType(things, 'WebSite')).toEqual([expect.objectContaining({ inLanguage: language, url: site + path })]);
    for (const found of [things, readThings(await getHtml(request, contact))]) {
      const [shop, workshop, ...others] = ofType(found, 'JewelryStore');
      expect(others).toEqual([]);
      expect(shop).toMatchObject({ telephone: '+493023125120', address: { postalCode: '14899' } });
      expect(shop?.sameAs).toEqual(expect.arrayContaining([expect.stringMatching(/^https:/)]));
      expect(workshop?.openingHoursSpecification).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            opens: '14:00',
            closes: '17:00',
            dayOfWeek: expect.not.arrayContaining(['Friday']),
          }),
        ]),
      );
    }
  });
}

test('the contact page names the holidays of the year, closed ones as schema.org writes them', async ({ request }) => {
  const [shop] = ofType(readThings(await getHtml(request, '/kontakt')), 'JewelryStore');
  const days = shop?.specialOpeningHoursSpecification as { opens: string; closes: string; validFrom: string }[];
  expect(days.length).toBeGreaterThan(5);
  expect(days).toContainEqual(expect.objectContaining({ opens: '00:00', closes: '00:00' }));
});

test('questions are told to machines with their answers', async ({ request }) => {
  const [faq] = ofType(readThings(await getHtml(request, '/faq')), 'FAQPage');
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(2);
  for (const { name, acceptedAnswer } of questions) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text).toMatch(/^[^<>]{10,}$/);
  }
});

test('walking from page to page renews the head and breaks no policy', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_FAILED')) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
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
  expect(faults).toEqual([]);
});

test('the sitemaps list every page that may be found, and nothing else', async ({ request }) => {
  const index = await getHtml(request, '/sitemap.xml');
  const sitemaps = [...index.matchAll(/<loc>([^<]+)<\/loc><lastmod>/g)].map(([, url = '']) => url);
  expect(sitemaps).toEqual(['de', 'en', 'fr'].map((language) => `${site}/sitemap-${language}.xml`));
  const listed: string[] = [];
  for (const url of sitemaps) {
    const response = await request.get(new URL(url).pathname);
    expect(response.headers()['content-type']).toContain('xml');
    const entries = (await response.text()).match(/<url>.*?<\/url>/g) ?? [];
    for (const entry of entries) {
      listed.push(/<loc>([^<]+)/.exec(entry)?.[1] ?? '');
      const others = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(others.length === 0 || others.length >= 3, entry).toBe(true);
    }
    expect(entries.filter((entry) => entry.includes('<lastmod>')).length).toBeGreaterThan(10);
  }
  expect(new Set(listed).size).toBe(listed.length);
  const expected = [...addressesOfPages, ...lists].map(({ path }) => path).filter(isListed);
  const whole = (path: string) => site + path;
  expect(expected.map(whole).filter((url) => !listed.includes(url))).toEqual([]);
  // The pages of pieces, brands and topics are made alike: a few of each stand for all.
  const isOneOfMany = (url: string) => /\/(?:produ|marke|brand|marque|thema|topic|theme)[^/]*\/[^/]+$/.test(url);
  const read = listed.filter((url, at) => !isOneOfMany(url) || at % 40 === 0);
  expect(listed.filter((url) => url.includes('/shop/produkt/')).length).toBeGreaterThan(100);
  for (const url of read) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const html = await response.text();
    expect(readMeta(html).get('robots'), url).toBeUndefined();
    expect(readLinks(html, 'canonical')).toEqual([['', url]]);
  }
});

test('robots may read the pages and not the calls', async ({ request }) => {
  const text = await getHtml(request, '/robots.txt');
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('who finds a hole knows whom to tell', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@vierlinden\.example$/m);
  expect(text).toContain(`Canonical: ${site}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000);
});

test('a device finds name, colour and icons, and the icons are what is said of them', async ({ page }) => {
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

test('the picture for networks has their size', async ({ page }) => {
  await page.goto('/kontakt');
  const url = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(await measure(page, url ?? '')).toBe('1200x630');
});

function measure(page: import('@playwright/test').Page, url: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    return `${picture.width}x${picture.height}`;
  }, url);
}
