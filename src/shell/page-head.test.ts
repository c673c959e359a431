import { expect, test } from 'vitest';
import { getCanonicalUrl } from './canonical.ts';
import { getPageTitle } from './page-title.ts';

test('a page that is called as the site has the title of the site alone', () => {
  expect(getPageTitle('Juwelier Vierlinden', 'Juwelier Vierlinden', '–')).toBe('Juwelier Vierlinden');
  expect(getPageTitle('Kontakt', 'Juwelier Vierlinden', '–')).toBe('Kontakt – Juwelier Vierlinden');
});

const siteUrl = 'https://vierlinden.example/';

test('a canonical address is the site and the path', () => {
  expect(getCanonicalUrl({ path: '/kontakt', query: 'a=1', hash: 'x' }, { siteUrl })).toBe(
    'https://vierlinden.example/kontakt',
  );
  expect(getCanonicalUrl({ path: '/' }, { siteUrl })).toBe('https://vierlinden.example/');
});

test('query and anchor belong to it only when asked for', () => {
  const location = { path: '/shop', query: '?page=2', hash: '#x' };
  expect(getCanonicalUrl(location, { siteUrl, withQuery: true })).toBe('https://vierlinden.example/shop?page=2');
  expect(getCanonicalUrl(location, { siteUrl, withQuery: true, withHash: true })).toBe(
    'https://vierlinden.example/shop?page=2#x',
  );
});

test('an excluded path has no canonical address', () => {
  expect(getCanonicalUrl({ path: '/danke' }, { siteUrl, excludedPaths: ['/danke'] })).toBeUndefined();
});
