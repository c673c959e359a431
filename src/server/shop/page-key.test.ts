import { aroundEach, expect, test } from 'vitest';
import { getCacheMemory } from '../../base/cache-memory.ts';
import { parseListQuery } from '../../catalog/list/list-query.ts';
import { parseProductQuery } from '../../catalog/product/product-query.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { findCanonicalShopAddress } from './page-key.ts';

const siteMap = makeSiteMap({ storeRoots: { de: '/shop', en: null, fr: null } });
aroundEach((run) => runWithSiteMap(siteMap, run));

/** What each parameter of a page may be given as: nothing, and values that it takes or does not take. */
const productValues: Record<string, readonly string[]> = {
  variant: [
    '',
    '0',
    '7',
    '07',
    '41101',
    '999999999',
    '1000000000',
    '9999999999',
    '-1',
    '1e3',
    ' 7',
    '٧',
    '7&variant=8',
  ],
  ratings: ['', 'all', 'ALL', 'all&ratings=none'],
  full: ['', '1', '01', 'true', '0&full=1'],
  utm_source: ['mail'],
};
const listValues: Record<string, readonly string[]> = {
  q: ['', 'Ring', '%20Ring%20%20rot', 'Ring%00', 'x'.repeat(120)],
  maker: ['', 'rolex', 'Rolex', 'rolex&maker=longines', 'longines&maker=rolex', 'rolex&maker=rolex'],
  from: ['', '10', '10,00', '10.5', '0', 'abc', '-3'],
  to: ['', '5', '1.000', 'xyz'],
  page: ['', '0', '1', '2', '02', '100000'],
  sort: ['', 'price', '-price', 'recommended', 'PRICE'],
  full: ['', '1', '0'],
};

/** Every pair of two parameters with their values, each alone and in both orders. */
function makeSearches(values: Record<string, readonly string[]>): string[] {
  const single = Object.entries(values).map(([name, all]) => all.map((value) => `${name}=${value}`));
  const pairs = single.flatMap((one, at) =>
    single.flatMap((other, place) => (place === at ? [] : one.flatMap((a) => other.map((b) => `?${a}&${b}`)))),
  );
  return ['', ...single.flat().map((one) => `?${one}`), ...pairs];
}

test.each([
  ['/shop/produkt/ring', productValues, parseProductQuery],
  ['/shop', listValues, parseListQuery],
  ['/shop/suche', listValues, parseListQuery],
  ['/shop/marke/rolex', listValues, parseListQuery],
] as const)('two addresses of %s have the same key exactly when the page reads the same', (path, values, parse) => {
  const readings = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const search of makeSearches(values)) {
    const key = findCanonicalShopAddress(path, search);
    const reading = JSON.stringify(parse(search));
    if (key === undefined) continue;
    expect(reading, `${search} and ${key}`).toBe(readings.get(key) ?? reading);
    expect(key, `${search} reads ${reading}`).toBe(keys.get(reading) ?? key);
    readings.set(key, reading);
    keys.set(reading, key);
    const canonical = key.slice(path.length);
    expect(JSON.stringify(parse(canonical)), canonical).toBe(reading);
    expect(findCanonicalShopAddress(path, canonical)).toBe(key);
  }
  expect(keys.size).toBeGreaterThan(10);
});

test('a price that cannot be read is answered by a page of its own', () => {
  expect(findCanonicalShopAddress('/shop', '?from=abc')).toBeUndefined();
  expect(findCanonicalShopAddress('/shop', '?from=10&to=xyz')).toBeUndefined();
  expect(findCanonicalShopAddress('/shop', '?from=')).toBe('/shop');
});

test('addresses are counted in the memory of all caches, evict no page that is used, and are those of their release', () => {
  const readBytes = () => getCacheMemory().getBytes();
  findCanonicalShopAddress('/shop', '');
  const before = readBytes();
  for (let at = 1; at <= 1_000; at += 1) findCanonicalShopAddress('/shop', `?from=${at}`);
  const each = (readBytes() - before) / 1_000;
  expect(each).toBeGreaterThan(2 * '/shop?from=1000'.length);
  for (let at = 1; at <= 1_000; at += 1) findCanonicalShopAddress('/shop', `?from=${at}`);
  expect((readBytes() - before) / 1_000).toBe(each);
  runWithSiteMap(makeSiteMap({ storeRoots: { de: '/laden', en: null, fr: null } }), () => {
    expect(findCanonicalShopAddress('/laden', '?from=1')).toBe('/laden?from=1');
    expect(findCanonicalShopAddress('/shop', '?from=1')).toBeUndefined();
  });
  expect(findCanonicalShopAddress('/shop', '?from=1')).toBe('/shop?from=1');
  const pages = getCacheMemory().open<string>();
  const { maxBytes } = getCacheMemory();
  // Almost all that used entries may occupy, so that few more of them would evict it.
  pages.set('page', 'used', Math.floor(0.79 * maxBytes));
  pages.find('page');
  const enough = (0.3 * maxBytes) / each;
  for (let at = 1; at < enough; at += 1) {
    for (let time = 0; time < 2; time += 1) findCanonicalShopAddress('/shop', `?from=${at}`);
  }
  expect(pages.find('page')).toBe('used');
  pages.clear();
});
