import { expect, test } from 'vitest';
import { readLinks, readMeta } from '../read-head.ts';
import { addressesOfPages, isListed, lists } from '../routes.ts';
import { fetchSite, readHtml, site } from '../site-fetch.ts';

const home = { de: '/', en: '/en', fr: '/fr' } as const;

type Thing = { '@type': string; [property: string]: unknown };

function readThings(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
    const data = JSON.parse(text) as Thing & { '@graph'?: Thing[] };
    expect(data).toHaveProperty('@context', 'https://schema.org');
    return data['@graph'] ?? [data];
  });
}

const ofType = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

for (const { path, language } of [...addressesOfPages, ...lists]) {
  test(`${path} has metadata for social networks and search engines`, async () => {
    const html = await readHtml(path);
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

test('hreflang of the French imprint names the other imprints', async () => {
  const french = readLinks(await readHtml('/fr/mentions-legales'), 'alternate');
  expect(french).toContainEqual(['de', `${site}/impressum`]);
  expect(french).toContainEqual(['x-default', `${site}/impressum`]);
  const privacy = readLinks(await readHtml('/datenschutz'), 'alternate');
  expect(privacy.map(([language]) => language)).toEqual(['de', 'en', 'x-default']);
});

test('page 2 of a list has its own canonical address', async () => {
  const html = await readHtml('/shop/uhren?page=2');
  expect(readLinks(html, 'canonical')).toEqual([['', `${site}/shop/uhren?page=2`]]);
});

test('an unknown address is noindex, without a canonical address', async () => {
  const html = await readHtml('/gibt-es-nicht');
  expect(readMeta(html).get('robots')).toBe('noindex');
  expect(readLinks(html, 'canonical')).toEqual([]);
  expect(readLinks(html, 'alternate')).toEqual([]);
});

for (const [language, path, contact] of [
  ['de', '/', '/kontakt'],
  ['en', '/en', '/en/contact'],
  ['fr', '/fr', '/fr/contact'],
] as const) {
  test(`in ${language} home and contact page have structured data for the shops`, async () => {
    const things = readThings(await readHtml(path));
    expect(ofType(things, 'WebSite')).toEqual([expect.objectContaining({ inLanguage: language, url: site + path })]);
    for (const found of [things, readThings(await readHtml(contact))]) {
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

test('the contact page has this year’s holidays as schema.org special opening hours', async () => {
  const [shop] = ofType(readThings(await readHtml('/kontakt')), 'JewelryStore');
  const days = shop?.specialOpeningHoursSpecification as { opens: string; closes: string; validFrom: string }[];
  expect(days.length).toBeGreaterThan(5);
  expect(days).toContainEqual(expect.objectContaining({ opens: '00:00', closes: '00:00' }));
});

test('questions have structured data with their answers', async () => {
  const [faq] = ofType(readThings(await readHtml('/faq')), 'FAQPage');
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(2);
  for (const { name, acceptedAnswer } of questions) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text).toMatch(/^[^<>]{10,}$/);
  }
});

test('robots.txt allows pages and disallows API endpoints', async () => {
  const text = await readHtml('/robots.txt');
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('security.txt names a contact', async () => {
  const response = await fetchSite('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@vierlinden\.example$/m);
  expect(text).toContain(`Canonical: ${site}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000);
});
