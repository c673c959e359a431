import { expect, it } from 'vitest';
import { parseFormQuery } from './form-href.ts';

it('formats and parses form, product and outcome', () => {
  expect(parseFormQuery('form=reservation&piece=12&variant=3&sent=1')).toEqual({
    form: 'reservation',
    product: 12,
    variant: 3,
    isSent: true,
  });
});

it.each(['', 'form=__proto__&piece=-1&variant=x&sent=yes', 'piece=1e3&piece=12', 'form=%00'])(
  'ignores invalid parameters (%s)',
  (query) => {
    expect(parseFormQuery(query)).toEqual({ form: 'request', product: null, variant: null, isSent: false });
  },
);
