import type { Step } from '../../cms/seed/send-rows.ts';
import { inLanguages, type Language } from '../pages/words.ts';

type Holiday = {
  date: string;
  date_to?: string;
  branch?: number;
  open?: [from: string, to: string];
  name: Record<Language, string>;
};

const names = {
  newYear: { de: 'Neujahr', en: "New Year's Day", fr: "Jour de l'an" },
  goodFriday: { de: 'Karfreitag', en: 'Good Friday', fr: 'Vendredi saint' },
  easterSunday: { de: 'Ostersonntag', en: 'Easter Sunday', fr: 'Dimanche de Pâques' },
  easterMonday: { de: 'Ostermontag', en: 'Easter Monday', fr: 'Lundi de Pâques' },
  labourDay: { de: 'Tag der Arbeit', en: 'Labour Day', fr: 'Fête du travail' },
  ascension: { de: 'Christi Himmelfahrt', en: 'Ascension Day', fr: 'Ascension' },
  whitSunday: { de: 'Pfingstsonntag', en: 'Whit Sunday', fr: 'Dimanche de Pentecôte' },
  whitMonday: { de: 'Pfingstmontag', en: 'Whit Monday', fr: 'Lundi de Pentecôte' },
  unity: { de: 'Tag der Deutschen Einheit', en: 'Day of German Unity', fr: "Jour de l'unité allemande" },
  reformation: { de: 'Reformationstag', en: 'Reformation Day', fr: 'Fête de la Réformation' },
  christmasEve: { de: 'Heiligabend', en: 'Christmas Eve', fr: 'Veille de Noël' },
  christmas: { de: 'Erster Weihnachtstag', en: 'Christmas Day', fr: 'Noël' },
  boxingDay: { de: 'Zweiter Weihnachtstag', en: 'Second Day of Christmas', fr: 'Lendemain de Noël' },
  newYearsEve: { de: 'Silvester', en: "New Year's Eve", fr: 'Saint-Sylvestre' },
  companyHoliday: { de: 'Betriebsferien', en: 'Annual closing', fr: 'Fermeture annuelle' },
  stocktaking: { de: 'Inventur', en: 'Stocktaking', fr: 'Inventaire' },
  adventSaturday: { de: 'Adventssamstag', en: 'Saturday in Advent', fr: "Samedi de l'Avent" },
  workshopPause: {
    de: 'Sommerpause der Werkstatt',
    en: 'Summer break of the workshop',
    fr: "Pause d'été de l'atelier",
  },
} satisfies Record<string, Record<Language, string>>;

/** The public holidays of Brandenburg, which counts the Sundays of Easter and Whitsun among them. */
const publicHolidays: Holiday[] = [
  { date: '2026-01-01', name: names.newYear },
  { date: '2026-04-03', name: names.goodFriday },
  { date: '2026-04-05', name: names.easterSunday },
  { date: '2026-04-06', name: names.easterMonday },
  { date: '2026-05-01', name: names.labourDay },
  { date: '2026-05-14', name: names.ascension },
  { date: '2026-05-24', name: names.whitSunday },
  { date: '2026-05-25', name: names.whitMonday },
  { date: '2026-10-03', name: names.unity },
  { date: '2026-10-31', name: names.reformation },
  { date: '2026-12-25', name: names.christmas },
  { date: '2026-12-26', name: names.boxingDay },
  { date: '2027-01-01', name: names.newYear },
  { date: '2027-03-26', name: names.goodFriday },
  { date: '2027-03-28', name: names.easterSunday },
  { date: '2027-03-29', name: names.easterMonday },
  { date: '2027-05-01', name: names.labourDay },
  { date: '2027-05-06', name: names.ascension },
  { date: '2027-05-16', name: names.whitSunday },
  { date: '2027-05-17', name: names.whitMonday },
  { date: '2027-10-03', name: names.unity },
  { date: '2027-10-31', name: names.reformation },
  { date: '2027-12-25', name: names.christmas },
  { date: '2027-12-26', name: names.boxingDay },
  { date: '2028-01-01', name: names.newYear },
  { date: '2028-04-14', name: names.goodFriday },
  { date: '2028-04-16', name: names.easterSunday },
  { date: '2028-04-17', name: names.easterMonday },
  { date: '2028-05-01', name: names.labourDay },
  { date: '2028-05-25', name: names.ascension },
  { date: '2028-06-04', name: names.whitSunday },
  { date: '2028-06-05', name: names.whitMonday },
  { date: '2028-10-03', name: names.unity },
  { date: '2028-10-31', name: names.reformation },
  { date: '2028-12-25', name: names.christmas },
  { date: '2028-12-26', name: names.boxingDay },
];

const ownDays: Holiday[] = [
  { date: '2026-02-16', date_to: '2026-02-21', name: names.companyHoliday },
  { date: '2027-02-15', date_to: '2027-02-20', name: names.companyHoliday },
  { date: '2028-02-21', date_to: '2028-02-26', name: names.companyHoliday },
  { date: '2026-01-05', open: ['14:00:00', '18:00:00'], name: names.stocktaking },
  { date: '2027-01-04', open: ['14:00:00', '18:00:00'], name: names.stocktaking },
  { date: '2028-01-03', open: ['14:00:00', '18:00:00'], name: names.stocktaking },
  ...[
    ...['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'],
    ...['2027-11-27', '2027-12-04', '2027-12-11', '2027-12-18'],
    ...['2028-12-02', '2028-12-09', '2028-12-16', '2028-12-23'],
  ].map((date): Holiday => ({ date, branch: 1, open: ['09:30:00', '18:00:00'], name: names.adventSaturday })),
  { date: '2026-07-27', date_to: '2026-08-08', branch: 2, name: names.workshopPause },
  { date: '2027-07-26', date_to: '2027-08-07', branch: 2, name: names.workshopPause },
  { date: '2028-07-24', date_to: '2028-08-05', branch: 2, name: names.workshopPause },
  { date: '2028-12-24', name: names.christmasEve },
  { date: '2028-12-31', name: names.newYearsEve },
];

function toRow({ date, date_to, branch, open, name }: Holiday) {
  return {
    project: 1,
    branch,
    date,
    date_to,
    closed: !open,
    time_open: open?.[0],
    time_close: open?.[1],
    translations: inLanguages({ de: { name: name.de }, en: { name: name.en }, fr: { name: name.fr } }),
  };
}

export const holidaySteps = [
  { collection: 'holiday', items: [...publicHolidays, ...ownDays].map(toRow) },
] satisfies Step[];
