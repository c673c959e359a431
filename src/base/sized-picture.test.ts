import { expect, test } from 'vitest';
import { toSizedPicture } from './sized-picture.ts';

const row = { id: 'a1b2', width: 800, height: 600 };

test('a picture has the tint of its file', () => {
  expect(toSizedPicture({ ...row, tint: 'f1ece4' })).toEqual({ ...row, tint: 'f1ece4' });
});

test.each([[undefined], [null], [''], ['red'], ['f1ece4;position:fixed'], ['F1ECE4']])(
  'a tint of %j is left out, since it becomes part of a style',
  (tint) => {
    expect(toSizedPicture(tint === undefined ? row : { ...row, tint })).toEqual(row);
  },
);

test('a picture of unknown size has the usual one', () => {
  const unknown = { id: 'a1b2', width: null, height: null };
  expect(toSizedPicture(unknown)).toEqual({ id: 'a1b2', width: 1600, height: 1200 });
  expect(toSizedPicture(unknown, { width: 480, height: 240 })).toEqual({ id: 'a1b2', width: 480, height: 240 });
});
