import { aroundEach, expect, test } from 'vitest';
import { getPageTranslation } from './page-translation.ts';
import { runWithSiteMap } from './run-with-site-map.ts';
import { makeSiteMap } from './site-map-fixture.ts';

const siteMap = makeSiteMap({
  storeRoots: { de: '/shop', en: '/en/shop', fr: null },
  categories: [{ key: 'watches', slugs: { de: 'uhren', en: 'watches' } }],
  articles: [{ id: 1, slugs: { de: 'perlen-pflegen' } }],
  pages: [
    { id: 2, paths: { de: '/uhren/rolex', en: '/en/watches/rolex' } },
    { id: 3, paths: { de: '/trauringe/werkstatt' } },
  ],
});
aroundEach((run) => runWithSiteMap(siteMap, run));

test.each([
  ['/kontakt', 'en', '/en/contact'],
  ['/uhren/rolex', 'en', '/en/watches/rolex'],
  ['/shop/uhren', 'en', '/en/shop/watches'],
  ['/shop/produkt/ring', 'en', '/en/shop/product/ring'],
  ['/vertrag-widerrufen/eingegangen', 'fr', '/fr/renoncer-au-contrat/recue'],
  ['/vorschau/page/12', 'fr', '/fr/apercu/page/12'],
  // Unknown addresses below an area show its start.
  ['/trauringe/nichts/davon', 'en', '/en/wedding-rings'],
  ['/503', 'en', '/en/shop'],
] as const)('translates %s to %s as %s', (path, language, href) => {
  expect(getPageTranslation(path, language)).toEqual({ href, isMissing: false });
});

test.each([
  ['/404', 'fr', '/fr'],
  ['/en/404', 'de', '/'],
  ['/410', 'en', '/en/shop'],
  ['/410', 'fr', '/fr'],
  ['/uhren', 'fr', '/fr'],
  ['/uhren/rolex', 'fr', '/fr'],
  ['/trauringe/werkstatt', 'en', '/en/wedding-rings'],
  ['/trauringe/nichts', 'fr', '/fr'],
  ['/einblicke/perlen-pflegen', 'fr', '/fr/regards'],
  ['/shop/uhren', 'fr', '/fr'],
  ['/gibt-es-nicht', 'en', '/en'],
  // The search for an ancestor is limited.
  [`/trauringe${'/a'.repeat(4_000)}`, 'en', '/en'],
] as const)('falls back from %s in %s to %s', (path, language, href) => {
  expect(getPageTranslation(path, language)).toEqual({ href, isMissing: true });
});
