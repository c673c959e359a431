import { expect, test } from 'vitest';
import { formatBytes, formatSize } from './words.ts';

test.each([
  [0, '0 kB', '0 kB'],
  [674, '0,7 kB', '0.7 kB'],
  // 1.45 is stored as a little less, of which `toFixed` would make 1.4.
  [1_450, '1,5 kB', '1.5 kB'],
  [9_949, '9,9 kB', '9.9 kB'],
  [9_950, '10 kB', '10 kB'],
  [1_234_000, '1.234 kB', '1,234 kB'],
])('%i bytes are formatted as kilobytes, of a thousand bytes each', (bytes, german, english) => {
  expect(formatBytes(bytes, 'de')).toBe(german.replace(' ', '\u00a0'));
  expect(formatBytes(bytes, 'en')).toBe(english.replace(' ', '\u00a0'));
});

test('a size below a kilobyte is formatted as bytes', () => {
  expect(formatSize(999, 'de')).toBe('999\u00a0B');
  expect(formatSize(1_000, 'de')).toBe('1,0\u00a0kB');
});
