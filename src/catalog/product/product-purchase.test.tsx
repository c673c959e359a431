import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeProduct } from '../index/catalogue-fixture.ts';
import { ProductIntro, ProductPurchaseSkeleton } from './product-purchase.tsx';

const draw = (teaser: string | null, ratings: { average: number; count: number } | null) =>
  renderToStaticMarkup(<ProductIntro {...{ teaser, ratings }} lang={undefined} language="de" />);

test('renders nothing without teaser and ratings', () => {
  expect(draw(null, null)).toBe('');
  expect(draw('', null)).toBe('');
});

test('renders teaser or average rating where the other is missing', () => {
  expect(draw('Quarz', null)).toContain('>Quarz</p>');
  expect(draw(null, { average: 4.5, count: 2 })).toContain('href="#ratings"');
});

test('says of one price from the start what it is, and of several the lowest', () => {
  const drawWaiting = (changes: Parameters<typeof makeProduct>[1]) =>
    renderToStaticMarkup(<ProductPurchaseSkeleton product={makeProduct(1, changes)} language="de" />);
  expect(drawWaiting({ priceCents: 340_000 })).toMatch(/>3\.400\s€</);
  expect(drawWaiting({ priceCents: 340_000, otherCents: [350_000] })).toMatch(/>ab 3\.400\s€</);
  expect(drawWaiting({ priceCents: null })).toContain('Preis auf Anfrage');
});
