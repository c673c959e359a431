import { expect, test } from 'vitest';
import { branchSteps } from './branches.ts';
import { fictionNumber, findHosts, findPhoneNumbers, findTexts, findTranslated, namedFields } from './demo-words.ts';
import { holidaySteps } from './holidays.ts';
import { houseSteps } from './house.ts';
import { menuSteps } from './menus.ts';

/** A tax number is written like a telephone number. */
const texts = findTexts(houseSteps).filter(({ place }) => !place.endsWith('/vat_number'));
const holidays = holidaySteps.flatMap(({ items }) => items);

test('every text is there in German, English and French', () => {
  const translated = findTranslated(houseSteps);
  expect(translated.length).toBeGreaterThan(100);
  for (const { place, rows } of translated) {
    expect(
      rows.map(({ language }) => language),
      place,
    ).toEqual(['de', 'en', 'fr']);
    const [german = [], ...others] = rows.map(namedFields);
    expect(german.length, place).toBeGreaterThan(0);
    for (const fields of others) expect(fields, place).toEqual(german);
  }
});

test('nobody can be called by mistake', () => {
  const numbers = texts.flatMap(({ place, text }) => findPhoneNumbers(text).map((number) => ({ place, number })));
  expect(numbers.length).toBeGreaterThan(5);
  for (const { place, number } of numbers) expect(number, place).toMatch(fictionNumber);
});

test('no address leads to a host that exists', () => {
  const hosts = texts.flatMap(({ text }) => findHosts(text));
  expect(hosts.length).toBeGreaterThan(5);
  for (const host of hosts) expect(host).toMatch(/(?:^|\.)example$/);
});

test('the main shop has a lunch break, a note and a remark of its own, the workshop the older form of hours', () => {
  const [shop, workshop] = branchSteps.flatMap(({ items }) => items);
  const periods = shop && 'opening_periods' in shop ? shop.opening_periods : [];
  expect(periods.filter(({ day }) => day === '4')).toMatchObject([
    { time_close: '13:00:00' },
    { time_open: '14:00:00' },
  ]);
  expect(periods.filter(({ day }) => day === '0')).toHaveLength(1);
  expect(periods.find(({ day }) => day === '10')).toMatchObject({ free_text: 'und nach Vereinbarung' });
  expect(workshop).toMatchObject({ opening_hours: [{ closed: false }, {}, {}, { closed: true }, { closed: true }] });
  expect(workshop).not.toHaveProperty('opening_periods');
});

test.each([2026, 2027, 2028])('the feasts of Easter are on their days in %i', (year) => {
  const easter = getEasterSunday(year);
  const feasts = [
    ['Karfreitag', -2],
    ['Ostersonntag', 0],
    ['Ostermontag', 1],
    ['Christi Himmelfahrt', 39],
    ['Pfingstsonntag', 49],
    ['Pfingstmontag', 50],
  ] as const;
  for (const [name, days] of feasts) {
    const date = new Date(easter + days * 86_400_000).toISOString().slice(0, 10);
    expect(getHolidayName(date), date).toBe(name);
  }
});

test.each([2026, 2027, 2028])('the fixed feasts of Brandenburg are there in %i', (year) => {
  const feasts = ['01-01', '05-01', '10-03', '10-31', '12-25', '12-26'].map((day) => `${year}-${day}`);
  expect(feasts.map(getHolidayName)).toEqual([
    'Neujahr',
    'Tag der Arbeit',
    'Tag der Deutschen Einheit',
    'Reformationstag',
    'Erster Weihnachtstag',
    'Zweiter Weihnachtstag',
  ]);
});

test('the house closes for one week a year, from a Monday to a Saturday', () => {
  const weeks = holidays.filter((row) => getGermanName(row) === 'Betriebsferien');
  expect(weeks.map(({ date }) => date.slice(0, 4))).toEqual(['2026', '2027', '2028']);
  for (const { date, date_to = '' } of weeks) expect([getWeekday(date), getWeekday(date_to)]).toEqual([1, 6]);
});

test('a Saturday in Advent is a Saturday', () => {
  const days = holidays.filter((row) => getGermanName(row) === 'Adventssamstag');
  expect(days).toHaveLength(12);
  for (const { date } of days) expect(getWeekday(date), date).toBe(6);
});

test('a holiday is closed or says when it is open', () => {
  for (const { closed, time_open, time_close } of holidays) expect(closed).toBe(!time_open && !time_close);
});

test('a link to a page is a path without a slash before it', () => {
  const paths = findTexts(menuSteps).filter(({ place }) => place.endsWith('/path'));
  expect(paths.length).toBeGreaterThan(30);
  for (const { text } of paths) expect(text).toMatch(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/);
});

function getHolidayName(date: string) {
  return getGermanName(holidays.find((row) => row.date === date && !row.branch && row.closed));
}

function getGermanName(row: { translations: Record<string, string>[] } | undefined) {
  return row?.translations.find(({ language }) => language === 'de')?.name;
}

function getWeekday(date: string) {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** After Meeus, Jones and Butcher; in milliseconds. */
function getEasterSunday(year: number) {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}
