import { expect, test } from 'vitest';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { listLegalPages } from './legal-sidebar.tsx';

const list = (storeRoot: string | null, language: 'de' | 'fr' = 'de') =>
  runWithSiteMap(makeSiteMap({ storeRoots: { de: storeRoot, en: null, fr: storeRoot } }), () =>
    listLegalPages(language).map(({ href }) => href),
  );

test('a website without a shop links no terms of one', () => {
  expect(list(null)).toEqual(['/impressum', '/datenschutz', '/barrierefreiheit']);
  expect(list('/shop')).toEqual([
    ...['/impressum', '/datenschutz', '/agb', '/widerruf', '/versand-und-zahlung', '/barrierefreiheit'],
  ]);
});

test('a path of two pages is linked once', () => {
  expect(list('/fr/boutique', 'fr').filter((href) => href === '/fr/mentions-legales')).toHaveLength(1);
});
