import { expect, test } from 'vitest';
import { getCanonicalUrl } from './canonical.ts';
import { getPageTitle } from './page-head.tsx';

test("uses the site's title alone if the page has the same", () => {
  expect(getPageTitle('Juwelier Vierlinden', 'Juwelier Vierlinden', '–')).toBe('Juwelier Vierlinden');
  expect(getPageTitle('Kontakt', 'Juwelier Vierlinden', '–')).toBe('Kontakt – Juwelier Vierlinden');
});

const siteUrl = 'https://vierlinden.example/';

test('builds the canonical URL from site and path', () => {
  expect(getCanonicalUrl({ path: '/kontakt', query: 'a=1', hash: 'x' }, { siteUrl })).toBe(
    'https://vierlinden.example/kontakt',
  );
  expect(getCanonicalUrl({ path: '/' }, { siteUrl })).toBe('https://vierlinden.example/');
});

test('includes query and hash only on request', () => {
  const location = { path: '/shop', query: '?page=2', hash: '#x' };
  expect(getCanonicalUrl(location, { siteUrl, withQuery: true })).toBe('https://vierlinden.example/shop?page=2');
  expect(getCanonicalUrl(location, { siteUrl, withQuery: true, withHash: true })).toBe(
    'https://vierlinden.example/shop?page=2#x',
  );
});

test('has no canonical URL for excluded paths', () => {
  expect(getCanonicalUrl({ path: '/danke' }, { siteUrl, excludedPaths: ['/danke'] })).toBeUndefined();
});
