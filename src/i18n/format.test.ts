import { expect, test } from 'vitest';
import { formatByPattern, formatLabelled, formatNames, formatPrice, getPricePattern, withUnit } from './format.ts';
import { formatClockTimes } from './format-clock-times.ts';
import { formatMessage } from './format-message.ts';
import { languages } from './languages.ts';

test.each([
  ['de', 'Anna und Emil Linde'],
  ['en', 'Anna and Emil Linde'],
  ['fr', 'Anna et Emil Linde'],
] as const)('formats a list of names in %s as %s', (language, names) => {
  expect(formatNames('Anna und Emil Linde', language)).toBe(names);
});

test('keeps a single name', () => {
  expect(formatNames('Edmund Sundermann', 'en')).toBe('Edmund Sundermann');
});

test('has a no-break space before the colon in French', () => {
  expect(formatLabelled('Couleur', 'or', 'fr')).toBe('Couleur\u00a0: or');
  expect(formatLabelled('Farbe', 'Gold', 'de')).toBe('Farbe: Gold');
});

test.each([
  ['fr', '09:30 – 13:00', '9\u00a0h\u00a030 – 13\u00a0h'],
  ['fr-FR', '17 h 05, 00:15, 10:45', '17 h 05, 0\u00a0h\u00a015, 10\u00a0h\u00a045'],
  ['de', '09:30', '09:30'],
])('formats in %s %j as %j', (language, text, expected) => {
  expect(formatClockTimes(text, language)).toBe(expected);
});

test.each(languages)('formats prices in %s like Intl on the server', (language) => {
  const pattern = getPricePattern(language);
  for (const cents of [0, 5, 90, 100, 1_250, 99_900, 100_000, 129_000, 1_234_567, 123_456_700]) {
    expect(formatByPattern(cents, pattern)).toBe(formatPrice(cents, language));
  }
});

test.each([
  ['from {lowest} to {highest}', { lowest: '1 €', highest: '2 €' }, 'from 1 € to 2 €'],
  ['{count} of {count}', { count: 0 }, '0 of 0'],
  ['“{piece}” is in the bag', { piece: "$& $1 $' {piece}" }, "“$& $1 $' {piece}” is in the bag"],
  ['{days} days', {}, '{days} days'],
])('fills %s with %j', (text, values, expected) => {
  expect(formatMessage(text, values)).toBe(expected);
});

test('appends the unit to bare numbers only', () => {
  expect(withUnit('42', 'mm')).toBe('42\u{A0}mm');
  expect(withUnit('17,2', 'mm')).toBe('17,2\u{A0}mm');
  expect(withUnit('Automatik', 'mm')).toBe('Automatik');
  expect(withUnit('42', null)).toBe('42');
});
