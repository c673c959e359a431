import { expect, test } from 'vitest';
import { parseRating, parseRequest } from './parse.ts';

const caller = {
  ...{ project: 'vierlinden.example', language: 'en', id: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11' },
  ...{ client: '0'.repeat(32), network: '1'.repeat(32), isSpam: false },
};
const request = {
  ...{ ...caller, kind: 'availability', product: 201, variant: null, name: 'Zoë', email: 'zoe@muster.example' },
  ...{ phone: '', message: 'Is it there?' },
};
const rating = {
  ...{ ...caller, product: 201, rating: 4, name: 'Zoë', title: 'Schön', comment: 'Trägt sich gut.' },
  email: 'zoe@muster.example',
};

test('accepts requests and ratings as sent by the storefront', () => {
  expect(parseRequest(request)).toEqual({ isValid: true, input: request });
  expect(parseRating(rating)).toEqual({ isValid: true, input: rating });
});

test.each([
  ['name', ''],
  ['email', ''],
  ...[null, 7, ['zoe@muster.example'], { _neq: null }].map((value) => ['email', value] as const),
  ['email', 'zoe@muster.example\r\nBcc: eve@muster.example'],
  ['name', '\u200e\u0000 '],
  ['name', 'a'.repeat(201)],
  ['message', 'a'.repeat(5001)],
  ...[0, -1, 1.5, '201', 2 ** 31, 1e300, { id: 201 }].map((value) => ['product', value] as const),
  ['variant', [20106]],
  ['kind', 'appointment'],
  ['language', 'xx'],
  ['project', "' OR 1=1 --"],
  ['id', '__proto__'],
  ['client', '127.0.0.1'],
  ['isSpam', 'no'],
] as const)('refuses a request whose %s is %.30j, naming the field', (field, value) => {
  expect(parseRequest({ ...request, [field]: value })).toEqual({ isValid: false, field });
});

test.each([
  ['rating', 6],
  ['comment', ''],
])('refuses a rating whose %s is %j, naming the field', (field, value) => {
  expect(parseRating({ ...rating, [field]: value })).toEqual({ isValid: false, field });
});
