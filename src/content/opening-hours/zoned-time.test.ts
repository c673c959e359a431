import { expect, test } from 'vitest';
import {
  createListedZone,
  formatTimeOfDay,
  getWeekday,
  getZone,
  listOffsets,
  readTimeZone,
  toDate,
  toDay,
} from './zoned-time.ts';

const berlin = getZone('Europe/Berlin');
const at = (text: string) => Date.parse(`${text}Z`) / 60_000;

test.each([
  ['a summer day', '2026-07-01T12:00', '2026-07-01T10:00:00.000Z'],
  ['a winter day', '2026-12-01T12:00', '2026-12-01T11:00:00.000Z'],
  ['the hour before the clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['an hour that does not exist', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['an hour that there is twice: the first one', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['the hour after it', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['the turn of the year', '2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
])('converts %s to an instant', (_name, wall, instant) => {
  expect(new Date(berlin.toInstant(at(wall))).toISOString()).toBe(instant);
});

test.each(['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'])(
  'converts instants in %s to local time and back, except for the repeated hour',
  (timeZone) => {
    const zone = getZone(timeZone);
    const hour = 3_600_000;
    const year = Array.from({ length: 365 * 8 }, (_, step) => Date.UTC(2026, 0, 1) + step * 3 * hour);
    const lost = year.filter((instant) => zone.toInstant(zone.toWall(instant)) !== instant);
    expect(lost.length).toBeLessThanOrEqual(1);
    for (const instant of lost) expect(instant - zone.toInstant(zone.toWall(instant))).toBeLessThanOrEqual(hour);
  },
);

test.each([
  ['Europe/Berlin', 4],
  ['America/New_York', 4],
  ['Australia/Lord_Howe', 4],
  ['Asia/Kolkata', 0],
])('the listed offsets of %s convert as its time zone data does', (timeZone, changes) => {
  const zone = getZone(timeZone);
  const [first, last] = [toDay('2026-01-02'), toDay('2027-12-30')];
  const offsets = listOffsets(zone, first, last);
  expect(offsets).toHaveLength(1 + changes);
  const listed = createListedZone(offsets);
  const around = offsets.flatMap(([from]) => [-60_001, -1, 0, 60_000].map((ms) => from + ms));
  const days = Array.from({ length: last - first }, (_, day) => (first + day) * 86_400_000 + 5_025_000);
  for (const instant of [...around.slice(4), ...days]) {
    expect(listed.toWall(instant)).toBe(zone.toWall(instant));
    const wall = zone.toWall(instant);
    expect(listed.toInstant(wall)).toBe(zone.toInstant(wall));
  }
});

test('a listed zone has its first offset before its list', () => {
  const offsets = listOffsets(berlin, toDay('2026-01-02'), toDay('2026-01-03'));
  expect(offsets).toEqual([[Date.parse('2026-01-02T00:00Z'), 60]]);
  expect(createListedZone(offsets).toWall(0)).toBe(60);
});

test.each([
  ['Europe/Vienna', 'Europe/Vienna', null],
  [null, 'Europe/Berlin', null],
  ['', 'Europe/Berlin', null],
  ['Mars/Base', 'Europe/Berlin', 'Mars/Base'],
])('the entered time zone %s is read as %s', (entered, timeZone, unknownTimeZone) => {
  expect(readTimeZone(entered)).toEqual({ timeZone, unknownTimeZone });
});

test.each([
  [570, '09:30'],
  [0, '00:00'],
  [1440, '00:00'],
  [1440 + 65, '01:05'],
  [-1, '23:59'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatTimeOfDay(minutes)).toBe(text);
});

test('dates and weekdays agree', () => {
  expect(toDate(toDay('2028-02-29'))).toBe('2028-02-29');
  expect(getWeekday(toDay('2026-12-24'))).toBe(3);
  expect(getWeekday(toDay('1969-12-29'))).toBe(0);
});

test('throws for an unknown time zone', () => {
  expect(() => getZone('Europe/Altenbruck')).toThrow(RangeError);
});
