import { expect, test } from 'vitest';
import { getWeekday, getZone, toDate, toDay } from './zoned-time.ts';

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

test('dates and weekdays agree', () => {
  expect(toDate(toDay('2028-02-29'))).toBe('2028-02-29');
  expect(getWeekday(toDay('2026-12-24'))).toBe(3);
  expect(getWeekday(toDay('1969-12-29'))).toBe(0);
});

test('throws for an unknown time zone', () => {
  expect(() => getZone('Europe/Altenbruck')).toThrow(RangeError);
});
