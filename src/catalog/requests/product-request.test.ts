import { describe, expect, it } from 'vitest';
import { parseFormQuery, parseProductRequest } from './product-request.ts';

const makeFields = (changes: Record<string, unknown> = {}) => ({
  kind: 'availability',
  product: '12',
  variant: '',
  name: ' Zoë  Müller ',
  email: 'zoe@muster.example',
  phone: '',
  message: '',
  privacy: 'on',
  ...changes,
});

const parse = (changes?: Record<string, unknown>) => parseProductRequest(makeFields(changes));

describe('a product request', () => {
  it('requires only name, email and consent', () => {
    expect(parse()).toEqual({
      status: 'ok',
      request: {
        kind: 'availability',
        product: 12,
        variant: null,
        branch: '',
        name: 'Zoë Müller',
        email: 'zoe@muster.example',
        phone: '',
        message: '',
        isSpam: false,
      },
    });
  });

  it('accepts a variant, and a reservation in a branch', () => {
    const changes = {
      kind: 'reservation',
      variant: 3,
      product: 12,
      branch: 'Lindenstraße 12',
      phone: '030 / 23125-100',
    };
    expect(parse(changes)).toMatchObject({ request: { ...changes } });
  });

  it.each(['', null, undefined])('has no variant for %j', (variant) => {
    const { variant: _, ...others } = makeFields();
    const fields = variant === undefined ? others : { ...others, variant };
    expect(parseProductRequest(fields)).toMatchObject({ status: 'ok', request: { variant: null } });
  });

  it.each(['+49 (0)30 23125-0', '030/23125', '0171 39200', '(030) 1', '+41.44.1'])(
    'accepts the phone number %s',
    (phone) => {
      expect(parse({ phone })).toMatchObject({ status: 'ok' });
    },
  );

  it.each([
    [{ name: ' ' }, { name: 'missing' }],
    [{ name: 'x'.repeat(201) }, { name: 'tooLong' }],
    [{ email: 'zoe' }, { email: 'invalid' }],
    [{ phone: 'ring mich an' }, { phone: 'invalid' }],
    [{ phone: '1'.repeat(51) }, { phone: 'tooLong' }],
    [{ message: 'x'.repeat(5001) }, { message: 'tooLong' }],
    [{ privacy: undefined }, { privacy: 'missing' }],
    [{ branch: ['x'] }, { branch: 'invalid' }],
  ])('reports the field errors of %j', (changes, fieldErrors) => {
    expect(parse(changes)).toEqual({ status: 'failed', fieldErrors });
  });

  it.each([
    { kind: 'order' },
    { kind: undefined },
    { product: '' },
    { product: undefined },
    { product: '0' },
    { product: '-1' },
    { product: '1e3' },
    { product: '12; DROP TABLE' },
    { product: '9'.repeat(16) },
    { product: ['12'] },
    { product: { toString: '12' } },
    { variant: 'x' },
    { variant: '-1' },
    { variant: ['1'] },
  ])('is unreadable without a subject (%j)', (changes) => {
    expect(parse(changes)).toEqual({ status: 'unreadable' });
  });

  it('is marked as spam when the trap field is filled in', () => {
    expect(parse({ subject: 'casino' })).toMatchObject({ request: { isSpam: true } });
  });
});

it('formats and parses form, product and outcome', () => {
  expect(parseFormQuery('form=reservation&piece=12&variant=3&sent=1')).toEqual({
    form: 'reservation',
    product: 12,
    variant: 3,
    isSent: true,
  });
});

it.each([
  ['variant=3&reservation=12', { form: 'reservation', product: 12, variant: 3, isSent: false }],
  ['full=1&request=12', { form: 'request', product: 12, variant: null, isSent: false }],
  ['request=x&piece=12', { form: 'request', product: null, variant: null, isSent: false }],
])('parses the parameters of a button that submits the variants (%s)', (query, expected) => {
  expect(parseFormQuery(query)).toEqual(expected);
});

it.each(['', 'form=__proto__&piece=-1&variant=x&sent=yes', 'piece=1e3&piece=12', 'form=%00'])(
  'ignores invalid parameters (%s)',
  (query) => {
    expect(parseFormQuery(query)).toEqual({ form: 'request', product: null, variant: null, isSent: false });
  },
);
