import { expect, test } from 'vitest';
import { parseOpeningHoursFile, selectLines } from './opening-hours-file.ts';

const makeLine = (from: string, to = from) => ({ from, to, days: from, times: 'geschlossen', name: '' });

test('lines of special days are listed from the day that ends them, as far ahead as asked for', () => {
  const lines = [
    makeLine('2026-12-19'),
    makeLine('2026-12-24', '2026-12-26'),
    makeLine('2027-01-01'),
    makeLine('2027-01-08'),
  ];
  const select = (today: string, count: number) => selectLines(lines, today, count).map(({ from }) => from);
  expect(select('2026-12-19', 14)).toEqual(['2026-12-19', '2026-12-24', '2027-01-01']);
  expect(select('2026-12-26', 6)).toEqual(['2026-12-24']);
  expect(select('2026-12-26', 7)).toEqual(['2026-12-24', '2027-01-01']);
  expect(select('2027-01-09', 92)).toEqual([]);
});

test('a file of another release with another shape is none', () => {
  const file = { words: {}, locale: 'de-DE', weekdays: [], offsets: [[0, 60]], branches: {}, specialDays: {} };
  expect(parseOpeningHoursFile(file)).toBe(file);
  const { offsets: _, ...former } = file;
  for (const other of [{ ...former, timeZone: 'Europe/Berlin' }, null, 'text']) {
    expect(parseOpeningHoursFile(other)).toBeUndefined();
  }
});
