import { expect, test } from 'vitest';
import { listPublicHolidays } from './read-delivery-rows.ts';

test('lists the nationwide public holidays of a year', () => {
  expect(listPublicHolidays(2026)).toEqual([
    ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14'],
    ...['2026-05-25', '2026-10-03', '2026-12-25', '2026-12-26'],
  ]);
});

test.each([
  [2000, '2000-04-24'],
  [2008, '2008-03-24'],
  [2019, '2019-04-22'],
  [2027, '2027-03-29'],
  [2028, '2028-04-17'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
  [2076, '2076-04-20'],
])('Easter Monday of %i is %s', (year, date) => {
  expect(listPublicHolidays(year)).toContain(date);
});
