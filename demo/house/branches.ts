import type { Step } from '../../cms/seed/send-rows.ts';
import { fileId } from '../file-id.ts';
import { inLanguages } from '../pages/words.ts';

const byAppointment = { de: 'und nach Vereinbarung', en: 'and by appointment', fr: 'et sur rendez-vous' };

const openingPeriods = [
  { sort: 1, day: '0', free_text: 'Intern: Am ersten Montag im Monat vor neun die Tresorzeit umstellen.' },
  { sort: 2, day: '4', time_open: '09:30:00', time_close: '13:00:00' },
  { sort: 3, day: '4', time_open: '14:00:00', time_close: '18:00:00' },
  {
    sort: 4,
    day: '10',
    time_open: '09:30:00',
    time_close: '14:00:00',
    free_text: byAppointment.de,
    translations: inLanguages({
      de: { free_text: byAppointment.de },
      en: { free_text: byAppointment.en },
      fr: { free_text: byAppointment.fr },
    }),
  },
  { sort: 5, day: '11' },
  { sort: 6, day: '15', time_open: '09:30:00', time_close: '13:00:00' },
  { sort: 7, day: '16', time_open: '09:30:00', time_close: '13:00:00' },
];

const mondayToThursday = inLanguages({
  de: { day: 'Mo - Do' },
  en: { day: 'Mon - Thu' },
  fr: { day: 'Lun - Jeu' },
});

/** The workshop still keeps its hours in the older form. */
const openingHours = [
  { sort: 1, closed: false, opening_time: '10:00:00', closing_time: '13:00:00', translations: mondayToThursday },
  { sort: 2, closed: false, opening_time: '14:00:00', closing_time: '17:00:00', translations: mondayToThursday },
  {
    sort: 3,
    closed: false,
    opening_time: '10:00:00',
    closing_time: '13:00:00',
    translations: inLanguages({
      de: { day: 'Freitag', free_text: 'nur Annahme und Ausgabe' },
      en: { day: 'Friday', free_text: 'handing in and collecting only' },
      fr: { day: 'Vendredi', free_text: 'dépôts et retraits uniquement' },
    }),
  },
  {
    sort: 4,
    closed: true,
    translations: inLanguages({ de: { day: 'Samstag' }, en: { day: 'Saturday' }, fr: { day: 'Samedi' } }),
  },
  {
    sort: 5,
    closed: true,
    translations: inLanguages({ de: { day: 'Sonntag' }, en: { day: 'Sunday' }, fr: { day: 'Dimanche' } }),
  },
];

export const branchSteps = [
  {
    collection: 'branch',
    items: [
      {
        id: 1,
        project: 1,
        status: 'published',
        sort: 1,
        display_name: 'Juwelier Vierlinden',
        street: 'Lindenstraße',
        number: '12',
        zip: '14899',
        city: 'Altenbruck',
        country: 'DE',
        phone: '030 23125-120',
        email: 'laden@vierlinden.example',
        latitude: 52.1467,
        longitude: 12.6891,
        image: fileId('scene/branch-shop'),
        opening_periods: openingPeriods,
        translations: inLanguages({
          de: {
            description: `<p>Laden mit Beratungsraum und Refraktionsraum, dahinter der Hof mit der Remise. Keine Stufe
              an der Tür; ein Stellplatz für Gäste mit Gehbehinderung liegt im Hof, bitte klingeln.</p>`,
          },
          en: {
            description: `<p>The shop with its consulting room and eye-test room; behind it the courtyard with the coach
              house. No step at the door; a parking space for guests with limited mobility is in the courtyard, please
              ring the bell.</p>`,
          },
          fr: {
            description: `<p>La boutique avec sa salle de conseil et sa salle d'examen de vue ; derrière, la cour et la
              remise. De plain-pied ; une place pour les personnes à mobilité réduite se trouve dans la cour, sonnez,
              nous ouvrons.</p>`,
          },
        }),
      },
      {
        id: 2,
        project: 1,
        status: 'published',
        sort: 2,
        display_name: 'Werkstatt Brückengasse',
        street: 'Brückengasse',
        number: '3',
        zip: '14899',
        city: 'Altenbruck',
        country: 'DE',
        phone: '030 23125-130',
        email: 'werkstatt@vierlinden.example',
        latitude: 52.1452,
        longitude: 12.6913,
        image: fileId('scene/branch-workshop'),
        opening_hours: openingHours,
        translations: inLanguages({
          de: {
            description: `<p>Goldschmiede und Uhrmacherei, seit 1931 im selben Haus. Reparaturen nehmen wir hier wie im
              Laden an. Zwei Stufen an der Tür; wer sie nicht nehmen kann, klingelt, und wir kommen heraus.</p>`,
          },
          en: {
            description: `<p>Goldsmiths and watchmakers, in the same house since 1931. Repairs can be left here as well
              as in the shop. Two steps at the door; if you cannot take them, ring the bell and we will come out.</p>`,
          },
          fr: {
            description: `<p>Bijouterie et horlogerie, dans la même maison depuis 1931. Les réparations se déposent ici
              comme à la boutique. Deux marches à la porte ; si elles vous gênent, sonnez, nous sortons.</p>`,
          },
        }),
      },
      {
        id: 3,
        project: 1,
        status: 'draft',
        sort: 3,
        display_name: 'Sommerladen am See (Entwurf)',
        street: 'Uferweg',
        number: '1',
        zip: '14899',
        city: 'Altenbruck',
        country: 'DE',
        phone: '030 23125-140',
        translations: inLanguages({
          de: { description: '<p>Noch nicht entschieden.</p>' },
          en: { description: '<p>Not decided yet.</p>' },
          fr: { description: '<p>Pas encore décidé.</p>' },
        }),
      },
    ],
  },
] satisfies Step[];
