import { expect, test } from 'vitest';
import { emptyListQuery, formatListQuery, type ListQuery } from '../catalog/list/list-query.ts';
import { writeManifest, writeRobots, writeSecurity, writeSitemap, writeSitemapIndex } from './site-files.ts';

const siteUrl = 'https://vierlinden.example';

test('robots.txt disallows non-pages and names the sitemap', () => {
  const text = writeRobots(siteUrl);
  expect(text).toContain('Disallow: /api/\n');
  expect(text).not.toMatch(/^Disallow: \/$/m);
  expect(text).toContain('Sitemap: https://vierlinden.example/sitemap.xml');
});

/** Whether robots.txt allows an address: `*` stands for anything, and a rule matches from the start (RFC 9309). */
function isAllowed(address: string): boolean {
  const rules = writeRobots(siteUrl).matchAll(/^Disallow: (.+)$/gm);
  return [...rules].every(([, rule = '']) => {
    let at = 0;
    return !rule.split('*').every((part, index) => {
      const found = address.indexOf(part, at);
      at = found + part.length;
      return index === 0 ? found === 0 : found >= 0;
    });
  });
}

test.each<Partial<ListQuery>>([
  { text: 'ring' },
  { categories: ['a'] },
  { subcategories: ['a'] },
  { manufacturers: ['a'] },
  { attributes: ['alloy:gold'] },
  { priceFrom: 100 },
  { priceTo: 100 },
  { isInStock: true },
  { isOnSale: true },
  { sort: 'name' },
])('robots.txt disallows a list with %o, alone and beside others', (changes) => {
  const query = { ...emptyListQuery, ...changes };
  expect(isAllowed(`/shop/uhren${formatListQuery(query)}`)).toBe(false);
  expect(isAllowed(`/en/shop${formatListQuery(query).replace('?', '?page=3&')}`)).toBe(false);
});

test('robots.txt allows lists, their pages, products and what they are rendered with', () => {
  for (const address of ['/', '/shop', '/shop/uhren?page=2', '/shop?page=2&full=1', '/shop/produkt/ring?variant=2']) {
    expect([address, isAllowed(address)]).toEqual([address, true]);
  }
  expect(isAllowed('/api/contact')).toBe(false);
});

test('security.txt has a contact and expires within a year', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const text = writeSecurity({ siteUrl, contact: 'mailto:post@vierlinden.example', languages: ['de', 'fr'], now });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:post@vierlinden.example',
    'Expires: 2027-11-16T12:00:00Z',
    'Preferred-Languages: de, fr',
    'Canonical: https://vierlinden.example/.well-known/security.txt',
    '',
  ]);
});

test('the web manifest starts in its language', () => {
  const manifest = JSON.parse(writeManifest({ name: 'Vierlinden', language: 'en', start: '/en', color: '#f6f1e7' }));
  expect(manifest).toMatchObject({ lang: 'en', start_url: '/en', theme_color: '#f6f1e7' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512', 'any']);
});

const page = {
  path: '/kontakt',
  changedAt: '2026-11-20T10:00:00',
  alternates: [
    { language: 'de', path: '/kontakt' },
    { language: 'en', path: '/en/contact' },
  ] as const,
};

test('lists a page with its date and alternates', () => {
  const xml = writeSitemap(siteUrl, [page]);
  expect(xml).toContain('<loc>https://vierlinden.example/kontakt</loc><lastmod>2026-11-20T10:00:00Z</lastmod>');
  expect(xml).toContain('hreflang="en" href="https://vierlinden.example/en/contact"');
  expect(xml).toContain('hreflang="x-default" href="https://vierlinden.example/kontakt"');
});

test('omits alternates of a single language and invalid dates', () => {
  const alone = { path: '/a&b', changedAt: 'soon', alternates: page.alternates.slice(0, 1) };
  expect(writeSitemap(siteUrl, [alone])).toContain('<url><loc>https://vierlinden.example/a&amp;b</loc></url>');
});

test('the sitemap index has the latest change of each sitemap', () => {
  const older = { ...page, changedAt: '2026-01-01T00:00:00Z' };
  const xml = writeSitemapIndex(siteUrl, [{ language: 'de', pages: [older, page] }]);
  expect(xml).toContain('/sitemap-de.xml</loc><lastmod>2026-11-20T10:00:00Z</lastmod>');
});
