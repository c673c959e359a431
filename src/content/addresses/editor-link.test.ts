import { aroundEach, expect, test, vi } from 'vitest';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { findContentHref } from './editor-link.tsx';
import { isExternal } from './page-href.ts';

const siteMap = makeSiteMap({
  articles: [{ id: 1, slugs: { de: 'perlen-pflegen', en: 'caring-for-pearls' } }],
  pages: [{ id: 2, paths: { de: '/uhren/rolex', en: '/en/watches/rolex' } }],
  redirects: {
    '/schaufenster': '/trauringe',
    '/login': 'https://portal.example/',
    '/oeffnungszeiten': '/kontakt#oeffnungszeiten',
  },
});
aroundEach((run) => runWithSiteMap(siteMap, run));

test("links articles and pages with their own path in the visitor's language", () => {
  expect(findContentHref('einblicke/perlen-pflegen', 'en')).toBe('/en/insights/caring-for-pearls');
  expect(findContentHref('/uhren/rolex#garantie', 'en')).toBe('/en/watches/rolex#garantie');
});

test('links an untranslated article in German', () => {
  expect(findContentHref('einblicke/perlen-pflegen', 'fr')).toBe('/einblicke/perlen-pflegen');
});

test('translates a German path of the route table', () => {
  expect(findContentHref('trauringe', 'en')).toBe('/en/wedding-rings');
  expect(findContentHref('/kontakt', 'fr')).toBe('/fr/contact');
});

test('links an untranslated page in German', () => {
  expect(findContentHref('/uhren', 'fr')).toBe('/uhren');
});

test('keeps the hash', () => {
  expect(findContentHref('kontakt#oeffnungszeiten', 'en')).toBe('/en/contact#oeffnungszeiten');
  expect(findContentHref('#oben', 'en')).toBe('#oben');
});

test.each([
  ['/kontakt?x=1', 'de', '/kontakt?x=1'],
  ['kontakt?x=1#anfahrt', 'en', '/en/contact?x=1#anfahrt'],
  ['/Kontakt/', 'de', '/kontakt'],
  ['/Uhren?x=1', 'fr', '/uhren?x=1'],
  ['/Schaufenster', 'de', '/trauringe'],
  ['/schaufenster', 'en', '/en/wedding-rings'],
  ['/schaufenster', 'fr', '/trauringe'],
  ['/oeffnungszeiten', 'en', '/en/contact#oeffnungszeiten'],
  ['/login', 'en', '/login'],
  ['/trauringe/gold?x=1', 'de', '/trauringe/gold?x=1'],
  ['/trauringe/gold?x=1', 'en', '/en/wedding-rings/gold?x=1'],
  ['/trauringe/gold', 'fr', '/trauringe/gold'],
  ['/trauringe/studio?width=5', 'fr', '/fr/alliances/studio?width=5'],
] as const)('resolves %s in %s to %s', (link, language, href) => {
  expect(findContentHref(link, language)).toBe(href);
});

test('keeps external, mail and phone links', () => {
  expect(findContentHref('https://zunft.example/x', 'en')).toBe('https://zunft.example/x');
  expect(findContentHref('mailto:laden@vierlinden.example', 'fr')).toBe('mailto:laden@vierlinden.example');
  expect(isExternal('tel:+4930')).toBe(true);
  expect(isExternal('/kontakt')).toBe(false);
});

test('returns and logs nothing for an unknown page', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(findContentHref('uhren/gibt-es-nicht', 'de')).toBeUndefined();
  expect(findContentHref('javascript:alert(1)', 'de')).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(2);
});
