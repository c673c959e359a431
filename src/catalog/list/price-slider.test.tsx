import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toPriceHistogram } from '../index/price-range.ts';
import { findStep, getStepCents } from '../index/price-steps.ts';
import { PriceSlider } from './price-slider.tsx';

/** Products from 22 € to 18.000 €, most of them at 100 €. */
const spread = toPriceHistogram(
  { lowestCents: 22_00, highestCents: 18_000_00 },
  new Map([
    [findStep(22_00), 2],
    [findStep(100_00), 40],
    [findStep(18_000_00), 1],
  ]),
);

function render(query: { priceFrom: number | null; priceTo: number | null }, shown = spread) {
  const html = renderToStaticMarkup(<PriceSlider language="de" query={query} histogram={shown} />);
  const thumbs = [...html.matchAll(/aria-valuetext="([^"]+)" value="(\d+)"/g)];
  return { html, thumbs: thumbs.map(([, label, step]) => [getStepCents(Number(step)) / 100, label]) };
}

test('places the thumbs at the ends without a price filter', () => {
  expect(render({ priceFrom: null, priceTo: null }).thumbs).toEqual([
    [20, '20\u00a0€'],
    [20_000, '20.000\u00a0€'],
  ]);
});

test('labels a thumb with the typed price and places it on the step that includes it', () => {
  expect(render({ priceFrom: 1_000_50, priceTo: 1_234_00 }).thumbs).toEqual([
    [1_000, '1.000,50\u00a0€'],
    [1_500, '1.234\u00a0€'],
  ]);
});

test.each([
  [{ priceFrom: 9_000_000_00, priceTo: null }, 15_000, 20_000],
  [{ priceFrom: null, priceTo: 1 }, 20, 25],
  [{ priceFrom: 500_00, priceTo: 500_00 }, 500, 600],
])('keeps the thumbs for %j on the scale, a step apart', (query, from, to) => {
  expect(render(query).thumbs.map(([euros]) => euros)).toEqual([from, to]);
});

test('describes the histogram in text', () => {
  expect(render({ priceFrom: null, priceTo: null }).html).toContain(
    'aria-label="Etwa die Hälfte der Stücke kostet 100\u00a0€ bis 150\u00a0€."',
  );
});

test('renders nothing for a list with one price', () => {
  const one = toPriceHistogram({ lowestCents: 50_00, highestCents: 55_00 }, new Map([[findStep(50_00), 3]]));
  expect(render({ priceFrom: null, priceTo: null }, one).html).toBe('');
});
