import { expect, test } from 'vitest';
import { alignAttributes } from './compare-table.tsx';

const attribute = (key: string, ...texts: string[]) => ({
  key,
  name: { text: key.toUpperCase(), lang: undefined },
  values: { text: texts, lang: undefined },
});

test('aligns the values of an attribute in the order of the products', () => {
  const rows = alignAttributes([
    [attribute('alloy', 'Gold'), attribute('width', '4 mm')],
    [attribute('width', '4 mm')],
  ]);
  expect(rows.map(({ key, values }) => [key, ...values.map((value) => value?.text[0])])).toEqual([
    ['alloy', 'Gold', undefined],
    ['width', '4 mm', '4 mm'],
  ]);
});

test('marks a row as different when a product has another value or none', () => {
  const rows = alignAttributes([
    [attribute('alloy', 'Gold'), attribute('stones', 'Rubin', 'Diamant'), attribute('width', '4 mm')],
    [attribute('stones', 'Rubin'), attribute('width', '4 mm')],
  ]);
  expect(rows.map(({ key, isDifferent }) => [key, isDifferent])).toEqual([
    ['alloy', true],
    ['stones', true],
    ['width', false],
  ]);
});

test('marks no differences for a single product', () => {
  expect(alignAttributes([[attribute('alloy', 'Gold')]]).map(({ isDifferent }) => isDifferent)).toEqual([false]);
});
