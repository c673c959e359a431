import { expect, test } from 'vitest';
import { findPageHref } from '../content/addresses/page-href.ts';
import { getPagePaths } from './route-paths.ts';
import { findShownHref } from './routes.ts';
import { runWithSiteMap } from './run-with-site-map.ts';
import { makeSiteMap } from './site-map-fixture.ts';

const map = makeSiteMap({ absent: { de: ['watches', 'wedding_rings'], en: ['wedding_rings'] } });

test('a page without a published entry has no path, and nothing links to it', () => {
  const paths = getPagePaths(map.addresses, 'de').map(({ path }) => path);
  expect(paths).not.toContain('/uhren');
  expect(paths).toContain('/schmuck');
  runWithSiteMap(map, () => {
    expect(findShownHref('watches', 'de')).toBeUndefined();
    expect(findPageHref('uhren', 'de')).toBeUndefined();
    expect(findPageHref('uhren#neu', 'en')).toBeUndefined();
    expect(findPageHref('/schmuck', 'en')).toBe('/en/jewelry');
  });
});

test('a page that another language has can be linked there', () => {
  runWithSiteMap(map, () => {
    expect(findPageHref('/en/watches', 'en')).toBe('/en/watches');
    expect(findPageHref('/en/watches', 'de')).toBeNull();
  });
});

test('an area without a published start answers nothing below it', () => {
  runWithSiteMap(map, () => expect(findPageHref('/trauringe/alt', 'de')).toBeUndefined());
  runWithSiteMap(makeSiteMap(), () => expect(findPageHref('/trauringe/alt', 'en')).toBe('/en/wedding-rings/alt'));
});
