import { expect, it } from 'vitest';
import { isOwnOrigin } from './guard.ts';

const site = 'https://www.vierlinden.example';

it.each([
  ['a program without either header', {}, true],
  ['our own page', { origin: site, 'sec-fetch-site': 'same-origin' }, true],
  ['our own page in an older browser', { origin: site }, true],
  ['a foreign page', { origin: 'https://evil.example' }, false],
  ['a foreign page that hides its origin', { origin: 'null' }, false],
  ['a foreign page that hides it from us alone', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  ['our own page that gives no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['an origin that is no address', { origin: 'not an address' }, false],
  ['a sister domain', { origin: 'https://shop.vierlinden.example', 'sec-fetch-site': 'same-site' }, false],
  ['a foreign page whose origin was lost on the way', { 'sec-fetch-site': 'cross-site' }, false],
  ['our name without encryption', { origin: 'http://www.vierlinden.example' }, false],
  ['our name with another port', { origin: 'https://www.vierlinden.example:8443' }, false],
])('%s', (_what, headers, expected) => {
  expect(isOwnOrigin(headers, site)).toBe(expected);
});

it('a developer may use any name of this machine', () => {
  expect(isOwnOrigin({ origin: 'http://127.0.0.1:3000' }, 'http://localhost:3000')).toBe(true);
  expect(isOwnOrigin({ origin: 'http://127.0.0.1:3001' }, 'http://localhost:3000')).toBe(false);
});
