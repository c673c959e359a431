import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductIntro } from './product-purchase.tsx';

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
