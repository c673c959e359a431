import type { Collections } from './collection.ts';
import { audit, sort } from './layout.ts';
import { integer } from './number-fields.ts';
import { ofProject, partOf, translations } from './relations.ts';
import { shownFor } from './rules.ts';
import { email, phone, url } from './texts.ts';
import { choice, flag, longText, richText, text } from './values.ts';

const folder = 'folder_pages';
const ofOfficer = ['data_protection'];

export const legalCollections: Collections = {
  legal_notice: {
    label: 'Rechtliche Hinweise',
    english: 'Legal notices',
    icon: 'gavel',
    note: 'Abschnitte von Impressum und Datenschutzerklärung.',
    folder,
    template: '{{notice_id}} {{translations}}',
    fields: {
      project: ofProject(),
      notice_id: choice(
        'Abschnitt',
        {
          additional_top_info: 'Impressum: weitere Angaben, oben',
          legal_authority: 'Impressum: Aufsichtsbehörde, Kammer',
          insurance: 'Impressum: Berufshaftpflichtversicherung',
          dispute: 'Impressum: Streitbeilegung',
          battery: 'Impressum: Batterien',
          image_sources: 'Impressum: Bildquellen',
          brand_area: 'Impressum: Markenbereich',
          additional_bottom_info: 'Impressum: weitere Angaben, unten',
          data_protection: 'Datenschutz: Beauftragte Person',
          consent_manager: 'Datenschutz: Zustimmungen verwalten',
        },
        { required: true },
      ),
      name: shownFor('notice_id', ofOfficer, text('Name', { width: 'half' })),
      street: shownFor('notice_id', ofOfficer, text('Straße', { width: 'half' })),
      number: shownFor('notice_id', ofOfficer, text('Hausnummer', { width: 'half' })),
      zip_code: shownFor('notice_id', ofOfficer, text('Postleitzahl', { width: 'half' })),
      city: shownFor('notice_id', ofOfficer, text('Ort', { width: 'half' })),
      phone_number: shownFor('notice_id', ofOfficer, phone('Telefon')),
      email: shownFor('notice_id', ofOfficer, email('E-Mail')),
      ...translations({ heading: text('Überschrift'), content: richText('Text') }),
      ...sort(),
      ...audit(),
    },
  },
  legal_page: {
    label: 'AGB, Widerruf, Versand',
    english: 'Terms of the shop',
    icon: 'contract',
    note: 'Die Bedingungen des Shops. Änderungen bitte rechtlich prüfen lassen.',
    folder,
    template: '{{type}}',
    fields: {
      settings: {
        ...partOf('ecommerce_settings'),
        label: 'Shop',
        meta: { ...partOf('ecommerce_settings').meta, hidden: false },
      },
      type: choice(
        'Seite',
        { agb: 'AGB', widerruf: 'Widerruf', 'versand-und-zahlung': 'Versand und Zahlung' },
        { required: true },
      ),
      ...translations({ title: text('Überschrift'), content: richText('Text', { required: true }) }),
      ...audit(),
    },
  },
  consent: {
    label: 'Zustimmungen',
    english: 'Consents',
    icon: 'cookie',
    note: 'Wofür die Website um Erlaubnis fragt.',
    folder,
    template: '{{function_id}} {{translations}}',
    fields: {
      project: ofProject(),
      function_id: text('Kennung', { width: 'half', required: true, monospace: true, placeholder: 'matomo' }),
      locked: flag('Notwendig', { note: 'Notwendiges lässt sich nicht abwählen.' }),
      default_on: flag('Von Anfang an eingeschaltet', { note: 'Wirkt nur bei Notwendigem, so will es das Gesetz.' }),
      link: url('Mehr dazu'),
      revision: integer('Neu fragen', {
        default: 1,
        min: 1,
        required: true,
        note: 'Erhöhen fragt alle noch einmal, nur nach diesem Eintrag. Nötig, wenn sich Anbieter, Daten oder Zweck ändern.',
      }),
      ...translations({ display_name: text('Name', { required: true }), description: longText('Beschreibung') }),
      ...sort(),
      ...audit(),
    },
  },
};
