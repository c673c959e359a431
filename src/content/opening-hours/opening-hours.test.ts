import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { de } from '../../i18n/messages/de.ts';
import { getOpeningDays, type OpeningPeriod } from './opening-hours.ts';
import { OpeningHoursTable } from './opening-hours-table.client.tsx';

const days = de.content.days;

function period(changes: Partial<OpeningPeriod> = {}): OpeningPeriod {
  return { day: '1', timeOpen: '09:30:00', timeClose: '13:00:00', sort: 1, freeText: null, ...changes };
}

test('a lunch break makes two spans of one day', () => {
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

test('half a pair of times opens nothing', () => {
  expect(getOpeningDays([period({ timeClose: null })], days)).toMatchObject([{ isClosed: true }]);
});

test('days stand in the order the editor gave them', () => {
  const lines = getOpeningDays([period({ day: '10', sort: 3 }), period({ day: '4', sort: 1 })], days);
  expect(lines.map(({ day }) => day)).toEqual(['Mo - Fr', 'Samstag']);
});

test('a remark on day 0 is never shown', () => {
  expect(getOpeningDays([period({ day: '0', freeText: 'intern' })], days)).toEqual([]);
});

test('a free text adds a note to its day', () => {
  expect(getOpeningDays([period({ freeText: 'und nach Vereinbarung' })], days)).toMatchObject([
    { spans: [{ from: '09:30', to: '13:00' }], notes: [{ text: 'und nach Vereinbarung' }] },
  ]);
});

test('a note and a day in another language say so, a day that we name ourselves does not', () => {
  const written = { lang: 'de', freeText: 'nach Vereinbarung' } as const;
  const lines = getOpeningDays([period(written), period({ ...written, day: 'Adventssamstage' })], days, 'fr');
  expect(lines.map(({ lang }) => lang)).toEqual([undefined, 'de']);
  expect(lines.flatMap(({ notes }) => notes)).toEqual(Array(2).fill({ text: 'nach Vereinbarung', lang: 'de' }));
  const html = renderToStaticMarkup(createElement(OpeningHoursTable, { days: lines, closed: 'fermé' }));
  expect(html).toMatch(/<dt[^>]* lang="de">Adventssamstage<\/dt>.*<span[^>]* lang="de">nach Vereinbarung/);
  expect(html.match(/lang="de"/g)).toHaveLength(3);
});

test('a day that has no code is shown in the words of the editor', () => {
  expect(getOpeningDays([period({ day: 'Adventssamstage' })], days)).toMatchObject([{ day: 'Adventssamstage' }]);
});

test.each(Object.entries(days).filter(([code]) => code !== '0'))('day code %s is called %s', (code, name) => {
  expect(getOpeningDays([period({ day: code })], days)).toMatchObject([{ day: name }]);
});

test('times are written as the language writes them', () => {
  const [line] = getOpeningDays([period()], days, 'fr');
  expect(line?.spans).toEqual([{ from: '9\u00a0h\u00a030', to: '13\u00a0h' }]);
});
