import { expect, test } from 'vitest';
import { alignAttributes } from './align-attributes.ts';

const fact = (key: string, ...words: string[]) => ({
  key,
  name: { text: key.toUpperCase(), lang: undefined },
  values: { text: words, lang: undefined },
});

test('values of one attribute stand in one row, in the order of the products', () => {
  const rows = alignAttributes([[fact('alloy', 'Gold'), fact('width', '4 mm')], [fact('width', '4 mm')]]);
  expect(rows.map(({ key, values }) => [key, ...values.map((value) => value?.text[0])])).toEqual([
    ['alloy', 'Gold', undefined],
    ['width', '4 mm', '4 mm'],
  ]);
});

test('a row differs when one product says something else, or nothing', () => {
  const rows = alignAttributes([
    [fact('alloy', 'Gold'), fact('stones', 'Rubin', 'Diamant'), fact('width', '4 mm')],
    [fact('stones', 'Rubin'), fact('width', '4 mm')],
  ]);
  expect(rows.map(({ key, isDifferent }) => [key, isDifferent])).toEqual([
    ['alloy', true],
    ['stones', true],
    ['width', false],
  ]);
});

test('one product alone differs in nothing', () => {
  expect(alignAttributes([[fact('alloy', 'Gold')]]).map(({ isDifferent }) => isDifferent)).toEqual([false]);
});
