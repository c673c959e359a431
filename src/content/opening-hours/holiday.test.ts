import { expect, test } from 'vitest';
import { type Holiday, toOpeningCalendar } from './holiday.ts';
import { findOpeningWeek } from './opening-hours.ts';
import { getSpecialDays } from './opening-status.ts';

const names = { christmasEve: 'Heiligabend', newYearsEve: 'Silvester' };
const row = { timeOpen: '09:30', timeClose: '18:00', sort: 1, freeText: null };
const week = findOpeningWeek([
  { ...row, day: '4' },
  { ...row, day: '15', timeClose: '13:00' },
]);

function holiday(changes: Partial<Holiday>): Holiday {
  return { from: '2026-12-25', to: '2026-12-25', branchId: null, times: null, name: 'Weihnachten', ...changes };
}

function calendar(holidays: Holiday[], today = '2026-11-21') {
  if (!week) throw new Error('the week is certain');
  return toOpeningCalendar({ week, holidays, branchId: 1, today, names });
}

test('a range includes its first and last day', () => {
  const { days } = calendar([holiday({ from: '2026-12-28', to: '2027-01-02', name: 'Ferien' })]);
  expect(Object.keys(days).filter((date) => days[date]?.name === 'Ferien')).toEqual([
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
  ]);
});

test("ignores other branches, and prefers the branch's own holiday", () => {
  const times = { open: '12:00:00', close: '16:00:00' };
  const { days } = calendar([
    holiday({ branchId: 2, from: '2026-12-01', to: '2026-12-01' }),
    holiday({}),
    holiday({ branchId: 1, times, name: 'Notdienst' }),
  ]);
  expect(days['2026-12-01']).toBeUndefined();
  expect(days['2026-12-25']).toEqual({ name: 'Notdienst', spans: [[720, 960]] });
});

test('one day within a range may be open, with a break', () => {
  const { days } = calendar([
    holiday({ from: '2027-02-15', to: '2027-02-20' }),
    holiday({ from: '2027-02-18', to: '2027-02-18', times: { open: '10:00', close: '12:00' } }),
    holiday({ from: '2027-02-18', to: '2027-02-18', times: { open: '14:00', close: '16:00' } }),
  ]);
  expect(days['2027-02-17']?.spans).toEqual([]);
  expect(days['2027-02-18']?.spans).toEqual([
    [600, 720],
    [840, 960],
  ]);
});

test('Christmas Eve repeats yearly, unless a holiday overrides it', () => {
  expect(calendar([]).days['2026-12-24']).toEqual({ name: 'Heiligabend', spans: [[570, 780]] });
  expect(calendar([holiday({ from: '2026-12-24' })]).days['2026-12-24']?.spans).toEqual([]);
  expect(calendar([]).days['2026-12-31']).toBeUndefined();
});

test('the calendar covers at most thirteen months, limited by the entered holidays', () => {
  expect(calendar([]).until).toBe('2027-12-22');
  expect(calendar([holiday({})]).until).toBe('2026-12-31');
  expect(calendar([holiday({ to: '2025-12-25', from: '2025-12-25' })]).until).toBe('2025-12-31');
});

test('merges consecutive days, and skips days that are closed anyway', () => {
  const given = calendar([
    holiday({ from: '2026-12-28', to: '2027-01-03', name: 'Ferien' }),
    holiday({}),
    holiday({ from: '2026-11-29', to: '2026-11-29', name: 'Advent' }),
  ]);
  const ranges = getSpecialDays(given, '2026-11-21', 92).map(({ from, to, name }) => `${from} ${to} ${name}`);
  expect(ranges).toEqual([
    '2026-12-24 2026-12-24 Heiligabend',
    '2026-12-25 2026-12-25 Weihnachten',
    '2026-12-28 2027-01-01 Ferien',
  ]);
  expect(getSpecialDays(given, '2026-12-25', 1)).toHaveLength(1);
});
