import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getLocale } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { formatOpeningStatus, formatSpecialDays, listWeekdays } from './opening-messages.ts';
import { findOpeningStatus, type OpeningCalendar } from './opening-status.ts';
import { createListedZone, getZone, listOffsets, toDay } from './zoned-time.ts';

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const zone = getZone('Europe/Berlin');
const weekdays = listWeekdays('de-DE');
const workday = [[570, 1080] as const];
const days = {
  '2027-05-03': { name: 'Tag der Arbeit', spans: [] },
  ...Object.fromEntries([10, 11, 12, 13, 14, 15].map((day) => [`2027-05-${day}`, { name: 'Ferien', spans: [] }])),
};
const calendar: OpeningCalendar = {
  week: [workday, workday, workday, workday, workday, [[1200, 120] as const], []],
  days,
  until: '2027-12-31',
};

function say(time: string, language: Language = 'de') {
  const now = Date.parse(time);
  const status = findOpeningStatus(calendar, zone, now);
  const locale = getLocale(language);
  const intl = { words: getMessages(language).openingStatus, locale, weekdays: listWeekdays(locale) };
  return status && formatOpeningStatus(status, { now, zone }, intl);
}

test.each([
  ['2027-04-27T12:00:00+02:00', 'Heute bis 18:00 geöffnet'],
  ['2027-04-27T08:00:00+02:00', 'Geschlossen, öffnet heute um 09:30'],
  ['2027-04-27T19:00:00+02:00', 'Geschlossen, öffnet morgen um 09:30'],
  ['2027-04-24T21:00:00+02:00', 'Jetzt geöffnet, bis 02:00'],
  ['2027-04-30T19:00:00+02:00', 'Geschlossen, öffnet morgen um 20:00'],
  ['2027-05-02T12:00:00+02:00', 'Geschlossen, öffnet Dienstag um 09:30'],
  ['2027-05-03T12:00:00+02:00', 'Heute geschlossen: Tag der Arbeit, öffnet morgen um 09:30'],
  ['2027-05-09T12:00:00+02:00', 'Geschlossen, öffnet am Montag, 17. Mai um 09:30'],
])('at %s: %s', (time, text) => {
  expect(say(time)).toBe(text);
});

test('formats the status in English and French', () => {
  expect(say('2027-05-02T12:00:00+02:00', 'en')).toBe('Closed, opens on Tuesday at 09:30');
  expect(say('2027-05-02T12:00:00+02:00', 'fr')).toBe('Fermé, ouvre mardi à 9\u00a0h\u00a030');
  expect(say('2027-04-27T12:00:00+02:00', 'fr')).toBe('Ouvert aujourd’hui jusqu’à 18\u00a0h');
  expect(say('2027-05-09T12:00:00+02:00', 'fr')).toBe('Fermé, ouvre le lundi 17 mai à 9\u00a0h\u00a030');
});

test('formats an opening within a week without Intl.DateTimeFormat, whose first use takes a phone a tenth of a second', () => {
  const listed = createListedZone(listOffsets(zone, toDay('2027-04-01'), toDay('2027-05-31')));
  const intl = { words: getMessages('de').openingStatus, locale: 'de-DE', weekdays };
  const now = Date.parse('2027-05-02T12:00:00+02:00');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const status = findOpeningStatus(calendar, listed, now);
  expect(status && formatOpeningStatus(status, { now, zone: listed }, intl)).toBe(
    'Geschlossen, öffnet Dienstag um 09:30',
  );
  expect(made).not.toHaveBeenCalled();
});

test('marks local time for visitors in another time zone', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(say('2027-04-27T12:00:00+02:00')).toBe('Heute bis 18:00 (Ortszeit) geöffnet');
});

test('shows only closed without a next opening', () => {
  const intl = { words: getMessages('de').openingStatus, locale: 'de-DE', weekdays };
  expect(formatOpeningStatus({ isOpen: false, opens: undefined, reason: undefined }, { now: 0, zone }, intl)).toBe(
    'Geschlossen',
  );
  expect(formatOpeningStatus({ isOpen: true, until: undefined }, { now: 0, zone }, intl)).toBe('Jetzt geöffnet');
});

test('formats special days with dates and times', () => {
  const intl = { words: getMessages('de').openingStatus, locale: 'de-DE' };
  const day = { from: '2026-12-24', to: '2026-12-24', name: 'Heiligabend', spans: [[570, 780] as const] };
  expect(formatSpecialDays(day, intl)).toEqual({
    days: 'Do., 24. Dezember',
    times: '09:30 – 13:00',
    name: 'Heiligabend',
  });
  expect(formatSpecialDays({ ...day, to: '2026-12-26', spans: [] }, intl)).toMatchObject({ times: 'geschlossen' });
});
