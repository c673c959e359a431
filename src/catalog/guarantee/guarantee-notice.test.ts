import { expect, test } from 'vitest';
import { getDurabilityYears, producerGuaranteeLabels } from './guarantee-notice.tsx';

test.each([
  [null, null],
  [0, null],
  [24, null],
  [29, null],
  [30, '2,5'],
  [35, '2,5'],
  [36, '3'],
  [60, '5'],
  [66, '5,5'],
  [120, '10'],
])('a guarantee of %s months is labelled %s', (months, years) => {
  expect(getDurabilityYears(months)).toBe(years);
});

test('has the label in each official language of the Union once', () => {
  expect(new Set(producerGuaranteeLabels).size).toBe(24);
});
