import { expect, test } from 'vitest';
import { findOpeningStatus, type OpeningCalendar, type Span } from './opening-status.ts';
import { getWeekday, getZone, minutesOfDay, toDate } from './zoned-time.ts';

const berlin = getZone('Europe/Berlin');
const half9 = 570;
const workday: Span[] = [
  [half9, 780],
  [840, 1080],
];

function calendar(changes: Partial<OpeningCalendar> = {}): OpeningCalendar {
  const week = [workday, workday, workday, workday, workday, [[half9, 840] as const], []];
  return { week, days: {}, until: '2027-12-31', ...changes };
}

/** Formatted status at a time in Berlin, given in UTC with offset. */
function say(time: string, given = calendar()) {
  const status = findOpeningStatus(given, berlin, Date.parse(time));
  if (!status) return 'uncertain';
  const instant = status.isOpen ? status.until : status.opens;
  const wall = instant && new Date(berlin.toWall(instant) * 60_000).toISOString().slice(0, 16);
  return `${status.isOpen ? 'open until' : 'opens'} ${wall}`;
}

test.each([
  ['before opening', '2026-11-23T09:29:59+01:00', 'opens 2026-11-23T09:30'],
  ['the moment they open', '2026-11-23T09:30:00+01:00', 'open until 2026-11-23T13:00'],
  ['in the lunch break', '2026-11-23T13:00:00+01:00', 'opens 2026-11-23T14:00'],
  ['after it', '2026-11-23T14:00:00+01:00', 'open until 2026-11-23T18:00'],
  ['the moment they close', '2026-11-23T18:00:00+01:00', 'opens 2026-11-24T09:30'],
  ['on a Saturday afternoon', '2026-11-28T15:00:00+01:00', 'opens 2026-11-30T09:30'],
  ['for a visitor in New York', '2026-11-23T07:30:00-05:00', 'opens 2026-11-23T14:00'],
  ['on the morning after the clocks went forward', '2026-03-29T08:00:00+02:00', 'opens 2026-03-30T09:30'],
  ['on the last day of the year', '2026-12-31T20:00:00+01:00', 'opens 2027-01-01T09:30'],
])('%s', (_name, time, text) => {
  expect(say(time)).toBe(text);
});

test('is closed on a holiday, with its name', () => {
  const days = { '2026-12-25': { name: 'Weihnachten', spans: [] }, '2026-12-26': { name: 'Stephanstag', spans: [] } };
  const given = calendar({ days });
  expect(findOpeningStatus(given, berlin, Date.parse('2026-12-25T11:00:00+01:00'))).toEqual({
    isOpen: false,
    opens: Date.parse('2026-12-28T09:30:00+01:00'),
    reason: 'Weihnachten',
  });
  expect(say('2026-12-24T19:00:00+01:00', given)).toBe('opens 2026-12-28T09:30');
});

test('special hours replace the regular ones', () => {
  const given = calendar({ days: { '2026-11-29': { name: 'Advent', spans: [[780, 1080]] } } });
  expect(say('2026-11-29T14:00:00+01:00', given)).toBe('open until 2026-11-29T18:00');
});

const nightly = calendar({ week: Array.from({ length: 7 }, (_, day) => (day === 5 ? [[1200, 180] as const] : [])) });

test.each([
  ['goes on after midnight', '2026-11-29T01:00:00+01:00', 'open until 2026-11-29T03:00'],
  ['ends by the clock when an hour is left out', '2026-03-29T01:30:00+01:00', 'open until 2026-03-29T03:00'],
  ['lasts an hour longer when one comes twice', '2026-10-25T02:30:00+01:00', 'open until 2026-10-25T03:00'],
])('overnight hours %s', (_name, time, text) => {
  expect(say(time, nightly)).toBe(text);
});

test('overnight hours continue into a holiday', () => {
  const days = { '2026-11-29': { name: 'Totensonntag', spans: [] } };
  expect(say('2026-11-29T01:00:00+01:00', { ...nightly, days })).toBe('open until 2026-11-29T03:00');
});

test('adjacent spans across midnight are one', () => {
  const week = calendar().week.map((): Span[] => [[0, 1440]]);
  expect(findOpeningStatus(calendar({ week }), berlin, Date.parse('2026-11-23T12:00Z'))).toEqual({
    isOpen: true,
    until: undefined,
  });
  const untilSunday = [...week.slice(0, 6), []];
  expect(say('2026-11-23T12:00Z', calendar({ week: untilSunday }))).toBe('open until 2026-11-29T00:00');
});

test('has no next opening without opening hours', () => {
  const never = calendar({ week: [] });
  expect(findOpeningStatus(never, berlin, Date.parse('2026-11-23T12:00Z'))).toMatchObject({ opens: undefined });
});

test('is unknown beyond the calendar', () => {
  expect(say('2027-12-31T23:30:00+01:00')).toBe('opens undefined');
  expect(say('2028-01-01T00:00:00+01:00')).toBe('uncertain');
  expect(findOpeningStatus(calendar({ until: 'never' }), berlin, 0)).toBeUndefined();
});

/** Deterministic random numbers. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function drawSpans(random: (below: number) => number): Span[] {
  return Array.from({ length: random(3) }, () => [random(1440), random(1440)] as const);
}

test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'week %i: the status matches the local time, and holds until its next change',
  (seed) => {
    const random = createRandom(seed);
    // Half of the cases are around a DST change.
    const start = seed % 2 ? Date.UTC(2026, 9, 20) : Date.UTC(2026, 2, 24);
    const given = calendar({ week: Array.from({ length: 7 }, () => drawSpans(random)) });
    const isOpenByTheClock = (instant: number) => {
      const wall = berlin.toWall(instant);
      const today = Math.floor(wall / minutesOfDay);
      return [today - 1, today].some((day) =>
        (given.week[getWeekday(day)] ?? []).some(([from, to]) => {
          const begin = day * minutesOfDay + from;
          const end = day * minutesOfDay + (to <= from ? to + minutesOfDay : to);
          return begin <= wall && wall < end;
        }),
      );
    };
    const isAmbiguous = (instant: number) => {
      const wall = berlin.toWall(instant);
      const hour = wall % minutesOfDay;
      return ['2026-10-25', '2026-03-29'].includes(toDate(Math.floor(wall / minutesOfDay))) && hour >= 60 && hour < 240;
    };
    for (let step = 0; step < 40; step += 1) {
      const instant = start + random(10 * minutesOfDay) * 60_000;
      if (isAmbiguous(instant)) continue;
      const status = findOpeningStatus(given, berlin, instant);
      expect(status?.isOpen, new Date(instant).toISOString()).toBe(isOpenByTheClock(instant));
      const change = status?.isOpen ? status.until : status?.opens;
      if (change === undefined) continue;
      expect(change).toBeGreaterThan(instant);
      expect(findOpeningStatus(given, berlin, change - 1)?.isOpen).toBe(status?.isOpen);
      expect(findOpeningStatus(given, berlin, change)?.isOpen).toBe(!status?.isOpen);
    }
  },
);
