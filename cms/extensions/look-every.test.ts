import { expect, test } from 'vitest';
import { lookEvery } from './look-every.ts';

test('accepts a shorter interval for tests, and ignores other values', () => {
  expect(lookEvery({ env: { LOOK_EVERY_SECONDS: '2' } }, 20)).toBe(2);
  for (const LOOK_EVERY_SECONDS of [undefined, null, '', '0', '-1', '1.5', '60', 'x'])
    expect(lookEvery({ env: { LOOK_EVERY_SECONDS } }, 20)).toBe(20);
});
