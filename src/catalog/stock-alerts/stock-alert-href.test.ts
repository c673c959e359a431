import { expect, it } from 'vitest';
import { parseStockAlertQuery } from './stock-alert-href.ts';

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
