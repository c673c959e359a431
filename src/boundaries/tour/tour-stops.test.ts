import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tourPlaces, tourStops } from './tour-stops.ts';

test('the tour has eight stops, one at each place, whose files are there', () => {
  expect(tourStops.map(({ place }) => place)).toEqual(tourPlaces);
  const files = tourStops.flatMap(({ source, modules }) => [source, ...modules]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
