import { expect, it, test } from 'vitest';
import { canOfferStockAlert, parseStockAlertQuery, parseStockAlertRequest } from './stock-alert-request.ts';

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

it('formats and parses product and variant as the product page submits them', () => {
  expect(parseStockAlertQuery('variant=1203&alert=12')).toEqual({ step: 'ask', product: 12, variant: 1203 });
  expect(parseStockAlertQuery('alert=12')).toEqual({ step: 'ask', product: 12, variant: null });
});

it('parses step and token of a link in a mail', () => {
  expect(parseStockAlertQuery('alert=confirm&token=abc')).toEqual({ step: 'confirm', token: 'abc' });
  expect(parseStockAlertQuery('alert=remove')).toEqual({ step: 'remove', token: '' });
});

it.each(['alert=', 'alert=__proto__&variant=-1', 'alert=1e3&variant=x'])('ignores invalid parameters (%s)', (query) => {
  expect(parseStockAlertQuery(query)).toEqual({ step: 'ask', product: null, variant: null });
});

it('ignores the address of another form', () => {
  expect(parseStockAlertQuery('form=reservation&piece=12')).toBeUndefined();
});

const soldOut = { cents: 48_000, stock: 0, canReorder: false };

test('offers an alert for sold-out products with a price', () => {
  expect(canOfferStockAlert(soldOut)).toBe(true);
  expect(canOfferStockAlert({ ...soldOut, cents: null })).toBe(false);
  expect(canOfferStockAlert({ ...soldOut, stock: 1 })).toBe(false);
  expect(canOfferStockAlert({ ...soldOut, canReorder: true })).toBe(false);
});
