import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

test.each([
  ['from {lowest} to {highest}', { lowest: '1 €', highest: '2 €' }, 'from 1 € to 2 €'],
  ['{count} of {count}', { count: 0 }, '0 of 0'],
  ['“{piece}” is in the bag', { piece: "$& $1 $' {piece}" }, "“$& $1 $' {piece}” is in the bag"],
  ['{days} days', {}, '{days} days'],
])('fills %s with %j', (text, values, expected) => {
  expect(formatMessage(text, values)).toBe(expected);
});
