import { expect, it } from 'vitest';
import { parseStockAlertWish } from './stock-alert-wish.ts';

const parse = (changes: Record<string, unknown> = {}) =>
  parseStockAlertWish({ product: '12', variant: '1203', email: ' zoe@muster.example ', ...changes });

it('names a product, its variant and an address', () => {
  const wish = { product: 12, variant: 1203, email: 'zoe@muster.example', isSpam: false };
  expect(parse()).toEqual({ status: 'ok', wish });
  expect(parse({ variant: '' })).toEqual({ status: 'ok', wish: { ...wish, variant: null } });
  expect(parse({ subject: 'casino' })).toEqual({ status: 'ok', wish: { ...wish, isSpam: true } });
});

it.each([
  [{ email: '' }, { email: 'missing' }],
  [{ email: 'zoe' }, { email: 'invalid' }],
  [{ variant: 'x' }, { variant: 'invalid' }],
  [{ variant: '-1' }, { variant: 'invalid' }],
])('says what is wrong with %j', (changes, faults) => {
  expect(parse(changes)).toEqual({ status: 'failed', faults });
});

it.each([{ product: '' }, { product: undefined }, { product: '1; DROP TABLE' }, { product: ['12'] }])(
  'that is about nothing (%j) is not read',
  (changes) => {
    expect(parse(changes)).toEqual({ status: 'unreadable' });
  },
);
