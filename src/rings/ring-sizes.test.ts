import { expect, test } from 'vitest';
import { convertRingSize } from './ring-sizes.ts';

test.each([
  [540, { diameter: 17.19, uk: 'N', us: 7, it: 14 }],
  [600, { diameter: 19.1, uk: 'S', us: 9, it: 20 }],
  [440, { diameter: 14.01, uk: 'F', us: 3, it: 4 }],
  [760, { diameter: 24.19, uk: 'Z+6', us: 15.5, it: 36 }],
])('%i tenths of a millimetre are %o', (size, expected) => {
  expect(convertRingSize(size)).toEqual(expected);
});
