import type { Step } from '../../cms/seed/send-rows.ts';
import { inLanguages } from '../pages/words.ts';

export const widgetSteps = [
  {
    collection: 'widget',
    items: [
      {
        project: 1,
        sort: 1,
        widget_name: 'address',
        position: 'footer',
        props: { showLogo: true },
        translations: inLanguages({
          de: { header: 'Hier sind wir' },
          en: { header: 'Where we are' },
          fr: { header: 'Où nous trouver' },
        }),
      },
      {
        project: 1,
        sort: 2,
        widget_name: 'openingHours',
        position: 'footer',
        props: {},
        translations: inLanguages({
          de: { header: 'Öffnungszeiten' },
          en: { header: 'Opening hours' },
          fr: { header: "Heures d'ouverture" },
        }),
      },
      {
        project: 1,
        sort: 3,
        widget_name: 'navigation',
        position: 'footer',
        props: {},
        translations: inLanguages({
          de: { header: 'Auf dieser Seite' },
          en: { header: 'On this site' },
          fr: { header: 'Sur ce site' },
        }),
      },
      {
        project: 1,
        sort: 4,
        widget_name: 'contact',
        position: 'footer',
        props: {},
        translations: inLanguages({ de: { header: 'Kontakt' }, en: { header: 'Contact' }, fr: { header: 'Contact' } }),
      },
      {
        project: 1,
        sort: 5,
        widget_name: 'social',
        position: 'footer',
        props: {},
        translations: inLanguages({
          de: { header: 'Aus der Werkstatt' },
          en: { header: 'From the workshop' },
          fr: { header: "Depuis l'atelier" },
        }),
      },
    ],
  },
] satisfies Step[];
