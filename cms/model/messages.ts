import { choice } from './choice.ts';
import type { Collections } from './collection.ts';
import type { Choice } from './field.ts';
import { dateCreated } from './layout.ts';
import { dateTime } from './moments.ts';
import { integer } from './numbers.ts';
import { m2o, ofProject } from './relations.ts';
import { email, language, phone } from './texts.ts';
import { longText, text } from './values.ts';

const folder = 'folder_orders';

const progress: Choice[] = [
  { text: 'Neu', value: 'new', icon: 'fiber_new', color: '#B4552D' },
  { text: 'In Bearbeitung', value: 'in_progress', icon: 'pending', color: '#8C6A2F' },
  { text: 'Erledigt', value: 'done', icon: 'check', color: '#2E7D5B' },
];

const arrived = { ...dateCreated(), label: 'Eingegangen am' };
const shownArrived = { ...arrived, meta: { ...arrived.meta, hidden: false } };

export const messageCollections: Collections = {
  ecommerce_request: {
    label: 'Anfragen',
    english: 'Requests',
    icon: 'contact_support',
    note: 'Wer nach einem Stück fragt, es zurücklegen lassen oder ansehen möchte.',
    folder,
    template: '{{name}}: {{product.translations}}',
    fields: {
      status: choice('Stand', progress, { default: 'new', indexed: true }),
      date_created: shownArrived,
      kind: choice(
        'Anliegen',
        { availability: 'Verfügbarkeit', reservation: 'Zurücklegen', appointment: 'Termin' },
        { default: 'availability', readonly: true },
      ),
      project: ofProject(),
      product: m2o('Produkt', 'ecommerce_product', { template: '{{translations}}', readonly: true }),
      variant: m2o('Variante', 'ecommerce_product_variant', { template: '{{display_name}}', readonly: true }),
      name: text('Name', { width: 'half', readonly: true }),
      email: email('E-Mail', { readonly: true }),
      phone: phone('Telefon', { readonly: true }),
      language: language('Sprache', { readonly: true }),
      message: longText('Nachricht', { readonly: true }),
    },
  },
  contact_message: {
    label: 'Nachrichten',
    english: 'Messages',
    icon: 'mail',
    note: 'Was über das Kontaktformular kommt. Es liegt hier auch dann, wenn die E-Mail nicht ankam.',
    folder,
    template: '{{name}}: {{message}}',
    fields: {
      status: choice('Stand', progress, { default: 'new', indexed: true }),
      date_created: shownArrived,
      name: text('Name', { width: 'half', readonly: true }),
      email: email('E-Mail', { readonly: true }),
      language: language('Sprache', { readonly: true }),
      project: ofProject(),
      message: longText('Nachricht', { readonly: true }),
      mail_status: choice(
        'Versand per E-Mail',
        { pending: 'Steht aus', sent: 'Verschickt', failed: 'Fehlgeschlagen' },
        { default: 'pending', readonly: true },
      ),
      mail_attempts: integer('Versuche', { default: 0, readonly: true }),
      mail_error: longText('Fehler beim Versand', { readonly: true }),
    },
  },
  newsletter_subscriber: {
    label: 'Newsletter',
    english: 'Newsletter',
    icon: 'campaign',
    note: 'Wer unseren Newsletter bestellt und die Bestellung bestätigt hat.',
    folder,
    template: '{{email}}',
    fields: {
      email: email('E-Mail', { required: true, indexed: true, readonly: true }),
      status: choice(
        'Stand',
        [
          { text: 'Noch nicht bestätigt', value: 'pending', color: '#8C6A2F' },
          { text: 'Bestätigt', value: 'confirmed', color: '#2E7D5B' },
          { text: 'Abgemeldet', value: 'unsubscribed', color: '#8A8A8A' },
        ],
        { default: 'pending' },
      ),
      language: language('Sprache', { readonly: true }),
      project: ofProject(),
      date_created: shownArrived,
      date_confirmed: dateTime('Bestätigt am', { readonly: true }),
      token_hash: text('Prüfsumme des Bestätigungslinks', { hidden: true, readonly: true }),
    },
  },
};
