import { expect, test } from 'vitest';
import { formatPrice } from './format.ts';
import { languages } from './languages.ts';
import { formatByPattern, getPricePattern } from './price-pattern.ts';

test.each(languages)('formats prices in %s like Intl on the server', (language) => {
  const pattern = getPricePattern(language);
  for (const cents of [0, 5, 90, 100, 1_250, 99_900, 100_000, 129_000, 1_234_567, 123_456_700]) {
    expect(formatByPattern(cents, pattern)).toBe(formatPrice(cents, language));
  }
});
