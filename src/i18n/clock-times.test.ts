import { expect, test } from 'vitest';
import { formatClockTimes } from './clock-times.ts';

test.each([
  ['fr', '09:30 – 13:00', '9\u00a0h\u00a030 – 13\u00a0h'],
  ['fr-FR', '17 h 05, 00:15, 10:45', '17 h 05, 0\u00a0h\u00a015, 10\u00a0h\u00a045'],
  ['de', '09:30', '09:30'],
])('formats in %s %j as %j', (language, text, expected) => {
  expect(formatClockTimes(text, language)).toBe(expected);
});
