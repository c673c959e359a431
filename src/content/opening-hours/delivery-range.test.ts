import { describe, expect, test } from 'vitest';
import { combineWorkingDays, type DeliveryCalendar, findDeliveryRange, type Parcel } from './delivery-range.ts';
import type { Holiday } from './holiday.ts';
import { toDeliveryCalendar } from './read-delivery-rows.ts';
import { getLocalDate, getZone } from './zoned-time.ts';

const day = [[570, 1080]] as const;
const week = [day, day, day, day, day, day, []].map((spans) => spans.map((span) => [...span] as [number, number]));
const closed = (from: string, to = from, branchId: number | null = null): Holiday => ({
  ...{ from, to, branchId, times: null, name: '' },
});
const holidays = [closed('2026-12-25'), closed('2026-12-26'), closed('2027-01-01'), closed('2027-02-15', '2027-02-20')];

function makeCalendar(changes: Partial<Parameters<typeof toDeliveryCalendar>[0]> = {}): DeliveryCalendar {
  const mainBranch = { week: { week, christmasEve: undefined, newYearsEve: undefined }, branchId: 1 };
  return toDeliveryCalendar({ mainBranch, holidays, today: '2026-11-22', lastDispatchDay: 4, ...changes });
}

function range(today: string, parcel: Partial<Parcel> = {}, calendar = makeCalendar()): string {
  const whole: Parcel = { workingDays: [2, 2], transitDays: [1, 2], ...parcel };
  const found = findDeliveryRange(whole, calendar, today);
  return found ? `${found.from} – ${found.to}` : 'unknown';
}

describe('a delivery', () => {
  test.each([
    ['on Sunday', '2026-11-22', '2026-11-25 – 2026-11-26'],
    ['on Tuesday, without work on Saturday', '2026-11-24', '2026-11-27 – 2026-11-28'],
    ['on Wednesday, with Sunday between', '2026-11-25', '2026-11-28 – 2026-11-30'],
    ['on Friday', '2026-11-27', '2026-12-02 – 2026-12-03'],
  ])('with two working days, ordered %s', (_, today, expected) => {
    expect(range(today)).toBe(expected);
  });

  test('with no working days is dispatched on the next one', () => {
    expect(range('2026-11-23', { workingDays: [0, 0] })).toBe(range('2026-11-23', { workingDays: [1, 1] }));
  });

  test('adds the days of an engraving and a longer transit', () => {
    expect(range('2026-11-22', { workingDays: [4, 5], transitDays: [3, 4] })).toBe('2026-11-30 – 2026-12-02');
  });

  test('is dispatched on Monday after the last dispatch day', () => {
    expect(range('2026-11-25')).toBe('2026-11-28 – 2026-11-30');
    expect(range('2026-11-25', {}, makeCalendar({ lastDispatchDay: 3 }))).toBe('2026-12-01 – 2026-12-02');
  });

  test('is ready without transit for pickup', () => {
    expect(range('2026-11-22', { transitDays: null })).toBe('2026-11-24 – 2026-11-24');
  });

  test('skips Christmas and crosses the year', () => {
    expect(range('2026-12-22')).toBe('2026-12-28 – 2026-12-29');
    expect(range('2026-12-23', { workingDays: [3, 5] })).toBe('2026-12-30 – 2027-01-04');
    expect(range('2026-12-31')).toBe('2027-01-06 – 2027-01-07');
  });

  test.each([
    ['that is not in the CMS', []],
    ['during a long closing', [closed('2026-12-23', '2027-01-02')]],
  ])('skips Christmas %s', (_, known) => {
    const sent = { workingDays: [1, 1], transitDays: [1, 3] } as const;
    expect(range('2026-12-21', sent, makeCalendar({ holidays: known }))).toBe('2026-12-23 – 2026-12-28');
    expect(range('2026-12-22', {}, makeCalendar({ holidays: known }))).not.toMatch(/-12-2[567]/);
  });

  test('arrives on the day of dispatch by same-day courier', () => {
    expect(range('2026-12-23', { workingDays: [1, 1], transitDays: [0, 0] })).toBe('2026-12-24 – 2026-12-24');
  });

  test('is delivered, but not handled, during vacation', () => {
    expect(range('2027-02-10')).toBe('2027-02-13 – 2027-02-15');
    expect(range('2027-02-11')).toBe('2027-02-23 – 2027-02-24');
  });

  test('is unknown beyond the calendar', () => {
    expect(range('2027-12-30')).toBe('unknown');
    expect(range('2026-11-22', { workingDays: [500, 500] })).toBe('unknown');
    expect(range('2026-11-22', {}, makeCalendar({ holidays: [closed('2025-12-25')] }))).toBe('unknown');
  });

  test('is unknown without working days', () => {
    const mainBranch = { week: { week: [], christmasEve: undefined, newYearsEve: undefined }, branchId: 1 };
    expect(range('2026-11-22', {}, makeCalendar({ mainBranch }))).toBe('unknown');
  });
});

describe('the delivery calendar', () => {
  test('defaults to Monday to Friday without known hours', () => {
    expect(range('2026-11-22', {}, makeCalendar({ mainBranch: undefined }))).toBe('2026-11-25 – 2026-11-26');
  });

  test('uses days of the main branch only, and works on days with special hours', () => {
    const ofWorkshop = closed('2026-11-23', '2026-11-27', 2);
    expect(range('2026-11-22', {}, makeCalendar({ holidays: [ofWorkshop] }))).toBe('2026-11-25 – 2026-11-26');
    const ofShop = closed('2026-11-23', '2026-11-23', 1);
    expect(range('2026-11-22', {}, makeCalendar({ holidays: [ofShop] }))).toBe('2026-11-26 – 2026-11-27');
    const later = { ...closed('2026-11-23'), times: { open: '14:00', close: '18:00' } };
    expect(range('2026-11-22', {}, makeCalendar({ holidays: [later] }))).toBe('2026-11-25 – 2026-11-26');
  });

  test('does not work on closed weekdays', () => {
    const mainBranch = {
      week: { week: [[], ...week.slice(1)], christmasEve: undefined, newYearsEve: undefined },
      branchId: 1,
    };
    expect(range('2026-11-22', {}, makeCalendar({ mainBranch }))).toBe('2026-11-26 – 2026-11-27');
  });
});

test.each([
  ['a summer evening', '2026-07-05T22:30:00Z', '2026-07-06'],
  ['the night on which clocks go back', '2026-10-24T22:30:00Z', '2026-10-25'],
  ['the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-25'],
  ['the night on which clocks go forward', '2027-03-27T23:30:00Z', '2027-03-28'],
  ['a winter evening', '2026-12-31T22:59:00Z', '2026-12-31'],
  ['the new year', '2026-12-31T23:00:00Z', '2027-01-01'],
])('uses the local date for %s: %s', (_, instant, date) => {
  expect(getLocalDate(getZone('Europe/Berlin'), Date.parse(instant))).toBe(date);
});

test.each([
  ['2026-10-22', '2026-10-27 – 2026-10-28'],
  ['2027-03-24', '2027-03-31 – 2027-04-01'],
])('counts days across a DST change, ordered on %s', (today, expected) => {
  const easter = [closed('2027-03-26'), closed('2027-03-28'), closed('2027-03-29')];
  expect(range(today, {}, makeCalendar({ today: '2026-10-20', holidays: [...holidays, ...easter] }))).toBe(expected);
});

test('combines working days by the slowest item', () => {
  expect(
    combineWorkingDays([
      [2, 2],
      [4, 5],
      [3, 7],
    ]),
  ).toEqual([4, 7]);
});
