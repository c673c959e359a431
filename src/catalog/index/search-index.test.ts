import { beforeAll, expect, test } from 'vitest';
import { createYielder } from '../../base/yielder.ts';
import { createReferenceIndex, findByReference, type ReferenceIndex } from './search-index.ts';

let index: ReferenceIndex;

beforeAll(async () => {
  const references = ['AV-1101', 'AV-1102', 'FR-1101', '', 'WX 1140'];
  index = await createReferenceIndex(references, Uint32Array.of(0, 1, 2, 3, 4), createYielder());
});

test.each([
  ['AV-1101', [0]],
  ['av1101', [0]],
  ['av 1101', [0]],
  ['AV-110', [0, 1]],
  ['AV-1101-54', [0]],
  ['1101', [0, 2]],
  ['WX1140', [4]],
])('“%s” finds %j', (text, slots) => {
  expect(findByReference(index, text)).toEqual(slots);
});

test.each(['', 'AV', '11', '110', 'AV-9', 'Uhr 36', 'Sounding 300', '585', 'ring bis 1101 euro'])(
  'finds no article by “%s”',
  (text) => expect(findByReference(index, text)).toEqual([]),
);
