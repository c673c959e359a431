import { expect, test } from 'vitest';
import type { OpeningPeriod } from './opening-hours.ts';
import { findOpeningWeek } from './opening-week.ts';

function period(day: string, changes: Partial<OpeningPeriod> = {}): OpeningPeriod {
  return { day, timeOpen: '09:30:00', timeClose: '18:00:00', sort: 1, freeText: null, ...changes };
}

const closed = { timeOpen: null, timeClose: null };

/** Open days as `Mo Di …`. */
function getDays(periods: OpeningPeriod[]) {
  const names = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
  const found = findOpeningWeek(periods);
  return found && names.filter((_, day) => found.week[day]?.length).join(' ');
}

test.each([
  ['0', ''],
  ['1', 'Mo'],
  ['2', 'Mo Di Mi'],
  ['3', 'Mo Di Mi Do'],
  ['4', 'Mo Di Mi Do Fr'],
  ['5', 'Di'],
  ['6', 'Di Mi Do Fr'],
  ['7', 'Mi'],
  ['8', 'Do'],
  ['9', 'Fr'],
  ['10', 'Sa'],
  ['11', 'So'],
  ['12', 'Mo Di'],
  ['13', 'Do Fr'],
  ['14', 'Mo Mi Fr'],
  ['15', ''],
  ['16', ''],
  ['Mo - Do', 'Mo Di Mi Do'],
  ['Montag bis Freitag', 'Mo Di Mi Do Fr'],
  ['Mo., Mi. und Fr.', 'Mo Mi Fr'],
  ['Fr–Mo', 'Mo Fr Sa So'],
  ['Sonnabend', 'Sa'],
  ['täglich', 'Mo Di Mi Do Fr Sa So'],
])('%s opens on %s', (day, days) => {
  expect(getDays([period(day)])).toBe(days);
});

test.each(['Adventssamstage', 'Mo -', 'Mo - Di - Mi', 'constructor', 'Mon - Thu'])(
  'returns undefined for times on "%s", but not for a note',
  (day) => {
    expect(findOpeningWeek([period('1'), period(day)])).toBeUndefined();
    expect(getDays([period('1'), period(day, closed)])).toBe('Mo');
  },
);

test("Christmas Eve and New Year's Eve have their own times, or are closed", () => {
  expect(findOpeningWeek([period('15'), period('16', closed)])).toMatchObject({
    christmasEve: [[570, 1080]],
    newYearsEve: [],
  });
  expect(findOpeningWeek([period('4')])).toMatchObject({ christmasEve: undefined, newYearsEve: undefined });
});

test('a lunch break splits a day into two spans', () => {
  const found = findOpeningWeek([
    period('4', { timeOpen: '14:00' }),
    period('4', { timeOpen: '9:30', timeClose: '13:00' }),
  ]);
  expect(found?.week[4]).toEqual([
    [570, 780],
    [840, 1080],
  ]);
});

test('rows for fewer days take precedence', () => {
  const shortWednesday = [period('4'), period('7', { timeClose: '13:00' })];
  expect(findOpeningWeek(shortWednesday)?.week.slice(1, 3)).toEqual([[[570, 1080]], [[570, 780]]]);
  expect(getDays([period('4'), period('1', closed)])).toBe('Di Mi Do Fr');
  const longMonday = [period('4', { timeClose: '13:00' }), period('12', { timeOpen: '14:00' })];
  expect(findOpeningWeek(longMonday)?.week.map((spans) => spans.length)).toEqual([2, 2, 1, 1, 1, 0, 0]);
});
