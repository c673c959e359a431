import { expect, test } from 'vitest';
import { findBrandPageHref, isClockShown } from './dealer-clock.tsx';

const pages = [
  { paths: { de: '/uhren/rolex', en: '/en/watches/rolex' } },
  { paths: { de: '/uhren/longines', en: '/en/watches/longines', fr: '/fr/uhren/longines' } },
  { paths: { de: '/trauringe/werkstatt' } },
];

test.each(['/', '/en', '/fr', '/uhren', '/en/watches', '/uhren/rolex', '/en/watches/rolex', '/uhren/neu'])(
  'the clock is shown on %s',
  (path) => {
    expect(isClockShown(path, pages)).toBe(true);
  },
);

test.each([
  '/uhren/longines',
  '/en/watches/longines',
  '/fr/uhren/longines',
  '/kontakt',
  '/trauringe/werkstatt',
  '/uhrenarmband',
])('the clock is not shown on %s', (path) => {
  expect(isClockShown(path, pages)).toBe(false);
});

test('the clock links to the brand page where the language has one', () => {
  expect([findBrandPageHref('de', pages), findBrandPageHref('en', pages), findBrandPageHref('fr', pages)]).toEqual([
    '/uhren/rolex',
    '/en/watches/rolex',
    undefined,
  ]);
});
