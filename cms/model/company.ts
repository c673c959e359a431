import type { Collections } from './collection.ts';
import { audit, sort } from './layout.ts';
import { coordinate, integer } from './number-fields.ts';
import { o2m, ofProject, partOf } from './relations.ts';
import { email, phone } from './texts.ts';
import { choice, flag, text } from './values.ts';

export const companyCollections: Collections = {
  company: {
    label: 'Firma',
    english: 'Company',
    icon: 'store',
    note: 'Unsere Angaben für Impressum, Kontakt und Rechnungen.',
    folder: 'folder_house',
    template: '{{display_name}}',
    fields: {
      company_name: text('Firmenname', { width: 'half', required: true, note: 'So, wie er im Register steht.' }),
      display_name: text('Name im Alltag', { width: 'half', note: 'So, wie er auf der Website steht.' }),
      legal_form: choice('Rechtsform', {
        single: 'Einzelunternehmen',
        ev: 'Verein',
        bag: 'Berufsausübungsgemeinschaft',
        other: 'Andere',
      }),
      founding_year: integer('Gegründet', { min: 1000, max: 2100 }),
      ust_id: text('USt-IdNr.', { width: 'half', placeholder: 'DE123456789' }),
      vat_number: text('Steuernummer', { width: 'half' }),
      project: ofProject(),
      addresses: o2m('Anschriften', 'company_address', 'company', {
        template: '{{street}} {{number}}, {{zip_code}} {{city}}',
        note: 'Die erste steht auf der Website.',
      }),
      numbers: o2m('Telefon und Fax', 'company_number', 'company', { template: '{{type}} {{number}}' }),
      emails: o2m('E-Mail-Adressen', 'company_email', 'company', { template: '{{email}}' }),
      executives: o2m('Inhaberinnen und Inhaber, Geschäftsführung', 'company_executive', 'company', {
        template: '{{name}}',
      }),
      registers: o2m('Registereinträge', 'company_register', 'company', { template: '{{register_type}} {{number}}' }),
      ...audit(),
    },
  },
  company_address: {
    label: 'Anschriften',
    english: 'Addresses',
    icon: 'home_pin',
    note: 'Anschriften der Firma.',
    template: '{{street}} {{number}}, {{zip_code}} {{city}}',
    fields: {
      company: partOf('company'),
      address_type: choice(
        'Art',
        { hq: 'Hauptgeschäftsstelle', federal_office: 'Bundesgeschäftsstelle' },
        { default: 'hq', width: 'full' },
      ),
      street: text('Straße', { width: 'half', required: true }),
      number: text('Hausnummer', { width: 'half' }),
      zip_code: text('Postleitzahl', { width: 'half' }),
      city: text('Ort', { width: 'half', required: true }),
      country: text('Land', { width: 'half', placeholder: 'DE' }),
      latitude: coordinate('Breitengrad', 90, { note: 'Für die Karte, etwa: 52,0412' }),
      longitude: coordinate('Längengrad', 180),
      ...sort(),
    },
  },
  company_email: {
    label: 'E-Mail-Adressen',
    english: 'E-mail addresses',
    icon: 'mail',
    note: 'E-Mail-Adressen der Firma.',
    template: '{{email}}',
    fields: {
      company: partOf('company'),
      email: email('E-Mail', { required: true }),
      primary: flag('Hauptadresse', { note: 'Steht auf der Website.' }),
      ...sort(),
    },
  },
  company_number: {
    label: 'Telefonnummern',
    english: 'Phone numbers',
    icon: 'call',
    note: 'Telefon- und Faxnummern der Firma.',
    template: '{{number}}',
    fields: {
      company: partOf('company'),
      type: choice('Art', { phone: 'Telefon', mobile: 'Mobil', fax: 'Fax' }, { default: 'phone' }),
      number: phone('Nummer', { required: true }),
      primary: flag('Hauptnummer', { note: 'Steht auf der Website.' }),
      ...sort(),
    },
  },
  company_executive: {
    label: 'Geschäftsführung',
    english: 'Executives',
    icon: 'badge',
    note: 'Wer die Firma vertritt.',
    template: '{{name}}',
    fields: {
      company: partOf('company'),
      name: text('Name', { width: 'half', required: true }),
      role: text('Aufgabe', { width: 'half' }),
      ...sort(),
    },
  },
  company_register: {
    label: 'Registereinträge',
    english: 'Register entries',
    icon: 'gavel',
    note: 'Handelsregister und andere Register.',
    template: '{{register_type}} {{number}}',
    fields: {
      company: partOf('company'),
      register_type: text('Register', { width: 'half', placeholder: 'Handelsregister A' }),
      number: text('Nummer', { width: 'half', placeholder: 'HRA 1234' }),
      registrar: text('Gericht oder Stelle'),
      ...sort(),
    },
  },
};
