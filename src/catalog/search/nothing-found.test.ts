import { expect, test } from 'vitest';
import { makeFixtureIndex, makeProduct, named } from '../index/catalogue-fixture.ts';
import { explainSearch } from './nothing-found.tsx';

const words = (name: string) => ({ de: name, en: name, fr: name });

test('explains a search without results by known and unknown terms and the nearest products', async () => {
  const index = await makeFixtureIndex(
    {
      categories: [named('watches', 'Uhren'), named('rings', 'Ringe')],
      attributeValues: [named('stone:ruby', 'Rubin'), named('alloy:gold', 'Gold')],
    },
    [
      makeProduct(1, { names: words('Aubade'), attributes: ['alloy:gold'] }),
      makeProduct(2, { names: words('Mira'), category: 'rings', attributes: ['stone:ruby', 'alloy:gold'] }),
      makeProduct(3, { names: words('Wega') }),
    ],
  );
  const explained = explainSearch(index, 'Goldene Uhr Rubin Fahrrad bis 500 Euro', 'de', 2);
  expect(explained).toEqual({
    knownTerms: ['Goldene', 'Uhr', 'Rubin'],
    unknownTerms: ['Fahrrad'],
    priceFrom: null,
    priceTo: 50_000,
    nearestIds: [1, 2],
  });
  expect(explainSearch(index, 'Fahrrad', 'de', 2)).toMatchObject({
    knownTerms: [],
    unknownTerms: ['Fahrrad'],
    nearestIds: [],
  });
});
