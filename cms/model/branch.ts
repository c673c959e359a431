import type { Choice, Collections } from './collection.ts';
import { audit, sort, status } from './layout.ts';
import { coordinate } from './number-fields.ts';
import { image, m2o, o2m, ofProject, partOf, translations } from './relations.ts';
import { shownFor } from './rules.ts';
import { email, phone } from './texts.ts';
import { choice, date, flag, richText, text, time } from './values.ts';

const folder = 'folder_house';

/** Codes of the specification, in the order of a week. */
const days = [
  ['1', 'Montag'],
  ['5', 'Dienstag'],
  ['7', 'Mittwoch'],
  ['8', 'Donnerstag'],
  ['9', 'Freitag'],
  ['10', 'Samstag'],
  ['11', 'Sonntag'],
  ['12', 'Mo - Di'],
  ['2', 'Mo - Mi'],
  ['3', 'Mo - Do'],
  ['4', 'Mo - Fr'],
  ['6', 'Di - Fr'],
  ['13', 'Do - Fr'],
  ['14', 'Mo, Mi, Fr'],
  ['15', 'Heiligabend'],
  ['16', 'Silvester'],
  ['0', 'Info (nur für uns, wird nicht gezeigt)'],
].map(([value = '', name = '']): Choice => ({ value, text: name }));

export const branchCollections: Collections = {
  branch: {
    label: 'Geschäfte',
    english: 'Branches',
    icon: 'location_on',
    note: 'Unsere Läden mit Anschrift und Öffnungszeiten.',
    folder,
    template: '{{display_name}}, {{city}}',
    fields: {
      ...status(),
      project: ofProject(),
      display_name: text('Name', { required: true }),
      street: text('Straße', { width: 'half' }),
      number: text('Hausnummer', { width: 'half' }),
      zip: text('Postleitzahl', { width: 'half' }),
      city: text('Ort', { width: 'half' }),
      country: text('Land', { width: 'half', placeholder: 'DE' }),
      phone: phone('Telefon'),
      email: email('E-Mail'),
      offers_collection: flag('Abholung möglich', {
        on: true,
        note: 'Wer im Shop bestellt und abholt, wählt unter den Geschäften, für die das gilt.',
      }),
      image: image('Bild'),
      opening_periods: o2m('Öffnungszeiten', 'opening_period', 'branch', {
        template: '{{day}}: {{time_open}} – {{time_close}}',
        note: 'Eine Zeile je Zeitspanne; eine Mittagspause ergibt zwei Zeilen. Ohne Uhrzeiten ist der Tag geschlossen.',
      }),
      opening_hours: o2m('Öffnungszeiten in alter Form', 'opening_hours', 'branch', {
        template: '{{translations}}: {{opening_time}} – {{closing_time}}',
        note: 'Gilt nur, solange oben nichts eingetragen ist.',
      }),
      latitude: coordinate('Breitengrad', 90, { note: 'Für die Karte, etwa: 52,0412' }),
      longitude: coordinate('Längengrad', 180),
      ...translations({ description: richText('Beschreibung') }),
      ...sort(),
      ...audit(),
    },
  },
  opening_period: {
    label: 'Öffnungszeiten',
    english: 'Opening periods',
    icon: 'schedule',
    note: 'Zeitspannen, in denen ein Geschäft geöffnet ist.',
    template: '{{day}}: {{time_open}} – {{time_close}}',
    fields: {
      branch: partOf('branch'),
      day: choice('Tag', days, {
        allowOther: true,
        required: true,
        note: 'Auch eigene Worte sind möglich.',
        width: 'full',
      }),
      time_open: time('Öffnet um'),
      time_close: time('Schließt um'),
      free_text: text('Bemerkung', { note: 'Steht unter dem Tag, solange sie unten nicht übersetzt ist.' }),
      ...translations({ free_text: text('Bemerkung') }),
      ...sort(),
    },
  },
  opening_hours: {
    label: 'Öffnungszeiten in alter Form',
    english: 'Opening hours, older form',
    icon: 'history',
    note: 'Öffnungszeiten, wie frühere Websites sie führten.',
    template: '{{translations}}: {{opening_time}} – {{closing_time}}',
    fields: {
      branch: partOf('branch'),
      closed: flag('Geschlossen', { width: 'full' }),
      opening_time: shownFor('closed', [false], time('Öffnet um')),
      closing_time: shownFor('closed', [false], time('Schließt um')),
      ...translations({
        day: text('Tag', { required: true, width: 'half' }),
        free_text: text('Bemerkung', { width: 'half' }),
      }),
      ...sort(),
    },
  },
  holiday: {
    label: 'Feiertage und Ferien',
    english: 'Holidays',
    icon: 'event_busy',
    note: 'Gehen den Öffnungszeiten vor. Reichen sie nicht ins laufende Jahr, heißt es nirgends „jetzt geöffnet“.',
    folder,
    template: '{{date}} {{translations}}',
    fields: {
      project: ofProject(),
      branch: m2o('Geschäft', 'branch', { template: '{{display_name}}', note: 'Leer: gilt für alle Geschäfte.' }),
      date: date('Am oder vom', { required: true, indexed: true }),
      date_to: date('Bis einschließlich', { note: 'Leer: nur ein Tag.' }),
      closed: flag('Geschlossen', { on: true, width: 'full' }),
      time_open: shownFor('closed', [false], time('Öffnet um')),
      time_close: shownFor('closed', [false], time('Schließt um')),
      ...translations({ name: text('Name', { required: true, placeholder: 'Karfreitag' }) }),
      ...audit(),
    },
  },
};
