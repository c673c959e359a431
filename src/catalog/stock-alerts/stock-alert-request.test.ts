import { expect, it } from 'vitest';
import { parseStockAlertRequest } from './stock-alert-request.ts';

const parse = (changes: Record<string, unknown> = {}) =>
  parseStockAlertRequest({ product: '12', variant: '1203', email: ' zoe@muster.example ', ...changes });

it('parses product, variant and email', () => {
  const request = { product: 12, variant: 1203, email: 'zoe@muster.example', isSpam: false };
  expect(parse()).toEqual({ status: 'ok', request });
  expect(parse({ variant: '' })).toEqual({ status: 'ok', request: { ...request, variant: null } });
  expect(parse({ subject: 'casino' })).toEqual({ status: 'ok', request: { ...request, isSpam: true } });
});

it.each([
  [{ email: '' }, { email: 'missing' }],
  [{ email: 'zoe' }, { email: 'invalid' }],
  [{ variant: 'x' }, { variant: 'invalid' }],
  [{ variant: '-1' }, { variant: 'invalid' }],
])('reports the field errors of %j', (changes, fieldErrors) => {
  expect(parse(changes)).toEqual({ status: 'failed', fieldErrors });
});

it.each([{ product: '' }, { product: undefined }, { product: '1; DROP TABLE' }, { product: ['12'] }])(
  'is unreadable without a product (%j)',
  (changes) => {
    expect(parse(changes)).toEqual({ status: 'unreadable' });
  },
);
