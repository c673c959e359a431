import { aroundEach, expect, test } from 'vitest';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { makeFixtureIndex, makeProduct, named } from './catalogue-fixture.ts';
import { suggest } from './suggest.ts';

const siteMap = makeSiteMap({
  storeRoots: { de: '/shop', en: '/en/shop', fr: '/fr/shop' },
  categories: [{ key: 'jewelry', slugs: { de: 'schmuck', en: 'jewelry', fr: 'bijoux' } }],
});
aroundEach((run) => runWithSiteMap(siteMap, run));

test('suggests a subcategory with its category, by name and by synonym', async () => {
  const index = await makeFixtureIndex(
    {
      categories: [named('jewelry', 'Schmuck', 'Jewellery', 'Bijoux')],
      subcategories: [{ ...named('earrings', 'Ohrschmuck', 'Earrings'), category: 'jewelry' }],
      synonyms: [{ language: 'de', words: 'Ohrring', meanings: 'Ohrschmuck' }],
    },
    [
      makeProduct(1, {
        category: 'jewelry',
        subcategories: ['earrings'],
        names: { de: 'Klee', en: 'Clover', fr: 'Trèfle' },
      }),
    ],
  );
  const earrings = {
    kind: 'subcategory',
    name: 'Ohrschmuck',
    category: 'Schmuck',
    href: '/shop/schmuck?kind=earrings',
  };
  for (const text of ['Ohrschm', 'Ohrringe', 'Ohringe']) {
    expect(suggest(index, text, 'de')[0]).toEqual(earrings);
    expect(suggest(index, text, 'de').at(-1)).toMatchObject({ kind: 'product', name: 'Klee', productId: 1 });
  }
  expect(suggest(index, ' ', 'de')).toEqual([]);
});
