import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { de } from '../../i18n/messages/de.ts';
import { findOpeningWeek, getOpeningDays, type OpeningPeriod } from './opening-hours.ts';
import { OpeningHoursTable } from './opening-hours-table.client.tsx';

const days = de.content.days;

function period(changes: Partial<OpeningPeriod> = {}): OpeningPeriod {
  return { day: '1', timeOpen: '09:30:00', timeClose: '13:00:00', sort: 1, freeText: null, ...changes };
}

test('a lunch break splits a day into two spans', () => {
  const lines = getOpeningDays([period(), period({ timeOpen: '14:00', timeClose: '18:00', sort: 2 })], days);
  expect(lines).toEqual([
    {
      day: 'Montag',
      spans: [
        { from: '09:30', to: '13:00' },
        { from: '14:00', to: '18:00' },
      ],
      isClosed: false,
      notes: [],
    },
  ]);
});

test('a day without times is closed', () => {
  expect(getOpeningDays([period({ day: '11', timeOpen: null, timeClose: null })], days)).toMatchObject([
    { day: 'Sonntag', spans: [], isClosed: true },
  ]);
});

test('ignores incomplete times', () => {
  expect(getOpeningDays([period({ timeClose: null })], days)).toMatchObject([{ isClosed: true }]);
});

test('orders days by sort', () => {
  const lines = getOpeningDays([period({ day: '10', sort: 3 }), period({ day: '4', sort: 1 })], days);
  expect(lines.map(({ day }) => day)).toEqual(['Mo - Fr', 'Samstag']);
});

test('never shows remarks on day 0', () => {
  expect(getOpeningDays([period({ day: '0', freeText: 'intern' })], days)).toEqual([]);
});

test('adds free text as a note', () => {
  expect(getOpeningDays([period({ freeText: 'und nach Vereinbarung' })], days)).toMatchObject([
    { spans: [{ from: '09:30', to: '13:00' }], notes: [{ text: 'und nach Vereinbarung' }] },
  ]);
});

test('sets lang on free text in another language, not on day codes', () => {
  const written = { lang: 'de', freeText: 'nach Vereinbarung' } as const;
  const lines = getOpeningDays([period(written), period({ ...written, day: 'Adventssamstage' })], days, 'fr');
  expect(lines.map(({ lang }) => lang)).toEqual([undefined, 'de']);
  expect(lines.flatMap(({ notes }) => notes)).toEqual(Array(2).fill({ text: 'nach Vereinbarung', lang: 'de' }));
  const html = renderToStaticMarkup(createElement(OpeningHoursTable, { days: lines, closed: 'fermé' }));
  expect(html).toMatch(/<dt[^>]* lang="de">Adventssamstage<\/dt>.*<span[^>]* lang="de">nach Vereinbarung/);
  expect(html.match(/lang="de"/g)).toHaveLength(3);
});

test('shows a day without code as entered', () => {
  expect(getOpeningDays([period({ day: 'Adventssamstage' })], days)).toMatchObject([{ day: 'Adventssamstage' }]);
});

test.each(Object.entries(days).filter(([code]) => code !== '0'))('names day code %s %s', (code, name) => {
  expect(getOpeningDays([period({ day: code })], days)).toMatchObject([{ day: name }]);
});

test('formats times for the language', () => {
  const [line] = getOpeningDays([period()], days, 'fr');
  expect(line?.spans).toEqual([{ from: '9\u00a0h\u00a030', to: '13\u00a0h' }]);
});

function makePeriod(day: string, changes: Partial<OpeningPeriod> = {}): OpeningPeriod {
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
  expect(getDays([makePeriod(day)])).toBe(days);
});

test.each(['Adventssamstage', 'Mo -', 'Mo - Di - Mi', 'constructor', 'Mon - Thu'])(
  'returns undefined for times on "%s", but not for a note',
  (day) => {
    expect(findOpeningWeek([makePeriod('1'), makePeriod(day)])).toBeUndefined();
    expect(getDays([makePeriod('1'), makePeriod(day, closed)])).toBe('Mo');
  },
);

test("Christmas Eve and New Year's Eve have their own times, or are closed", () => {
  expect(findOpeningWeek([makePeriod('15'), makePeriod('16', closed)])).toMatchObject({
    christmasEve: [[570, 1080]],
    newYearsEve: [],
  });
  expect(findOpeningWeek([makePeriod('4')])).toMatchObject({ christmasEve: undefined, newYearsEve: undefined });
});

test('a lunch break splits a day of stored periods into two spans', () => {
  const found = findOpeningWeek([
    makePeriod('4', { timeOpen: '14:00' }),
    makePeriod('4', { timeOpen: '9:30', timeClose: '13:00' }),
  ]);
  expect(found?.week[4]).toEqual([
    [570, 780],
    [840, 1080],
  ]);
});

test('rows for fewer days take precedence', () => {
  const shortWednesday = [makePeriod('4'), makePeriod('7', { timeClose: '13:00' })];
  expect(findOpeningWeek(shortWednesday)?.week.slice(1, 3)).toEqual([[[570, 1080]], [[570, 780]]]);
  expect(getDays([makePeriod('4'), makePeriod('1', closed)])).toBe('Di Mi Do Fr');
  const longMonday = [makePeriod('4', { timeClose: '13:00' }), makePeriod('12', { timeOpen: '14:00' })];
  expect(findOpeningWeek(longMonday)?.week.map((spans) => spans.length)).toEqual([2, 2, 1, 1, 1, 0, 0]);
});
