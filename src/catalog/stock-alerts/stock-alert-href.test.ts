import { expect, it } from 'vitest';
import { parseStockAlertQuery } from './stock-alert-href.ts';

it('an address names the product and its variant, as the button of the product page sends them', () => {
  expect(parseStockAlertQuery('variant=1203&alert=12')).toEqual({ step: 'ask', product: 12, variant: 1203 });
  expect(parseStockAlertQuery('alert=12')).toEqual({ step: 'ask', product: 12, variant: null });
});

it('a link of a mail names its step and holds its token', () => {
  expect(parseStockAlertQuery('alert=confirm&token=abc')).toEqual({ step: 'confirm', token: 'abc' });
  expect(parseStockAlertQuery('alert=remove')).toEqual({ step: 'remove', token: '' });
});

it.each(['alert=', 'alert=__proto__&variant=-1', 'alert=1e3&variant=x'])('what cannot be (%s) is not said', (query) => {
  expect(parseStockAlertQuery(query)).toEqual({ step: 'ask', product: null, variant: null });
});

it('the address of another form is none of its', () => {
  expect(parseStockAlertQuery('form=reservation&piece=12')).toBeUndefined();
});
