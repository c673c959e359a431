import { expect, it } from 'vitest';
import { acceptedEncodings } from './accept-encoding.ts';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip', ['gzip', 'identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0', ['identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['BR ; Q=1.0 , x-gzip', ['br', 'gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0, br', ['br']],
  ['identity;q=0, gzip', ['gzip']],
  ['identity;q=0', []],
  ['*;q=0', []],
  ['identity, br;q=0.2', ['identity', 'br']],
  ['br;q=nonsense', ['identity']],
  ['br;q=-1', ['identity']],
  ['gzip;q=0.5, br;q=0.9', ['br', 'gzip', 'identity']],
  ['br;q=0.9, *;q=0', ['br']],
  ['broken', ['identity']],
])('Accept-Encoding "%s" allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
