import { expect, test } from 'vitest';
import { writeManifest, writeRobots, writeSecurity, writeSitemap, writeSitemapIndex } from './site-files.ts';

const siteUrl = 'https://vierlinden.example';

test('robots.txt disallows non-pages and names the sitemap', () => {
  const text = writeRobots(siteUrl);
  expect(text).toContain('Disallow: /api/\n');
  expect(text).not.toMatch(/^Disallow: \/$/m);
  expect(text).toContain('Sitemap: https://vierlinden.example/sitemap.xml');
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
