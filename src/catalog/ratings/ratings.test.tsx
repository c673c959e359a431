import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './ratings.tsx';

const draw = (stars: number) => {
  const html = renderToStaticMarkup(<Stars stars={stars} label="" />);
  return [...html.matchAll(/#(star(?:-empty)?)"|viewBox="0 0 ([\d.]+) 24"/g)].map(([, name, width]) => name ?? width);
};

test('fills four stars and seven tenths of the fifth for an average of 4.7', () => {
  const drawn = draw(4.7);
  expect(drawn.slice(0, 5)).toEqual(['star', 'star', 'star', 'star', '24']);
  expect(Number(drawn[6])).toBeCloseTo(16.8);
});

test.each([
  [5, ['star', 'star', 'star', 'star', 'star']],
  [3, ['star', 'star', 'star', 'star-empty', 'star-empty']],
])('fills no star partially for %i stars', (stars, expected) => {
  expect(draw(stars)).toEqual(expected);
});
