import { mailKinds } from '../extensions/mail/mail-content.ts';
import type { Choice, Collections } from './collection.ts';
import { dateCreated } from './layout.ts';
import { integer } from './number-fields.ts';
import { m2o, o2m, ofProject, partOf, shownPartOf } from './relations.ts';
import { email, language, phone, secrets } from './texts.ts';
import { choice, json, longText, text, timestamp } from './values.ts';

const folder = 'folder_orders';
const readonly = true;

const progress: Choice[] = [
  { text: 'Neu', value: 'new', icon: 'fiber_new', color: '#B4552D' },
  { text: 'In Bearbeitung', value: 'in_progress', icon: 'pending', color: '#8C6A2F' },
  { text: 'Erledigt', value: 'done', icon: 'check', color: '#2E7D5B' },
];

const spam: Choice = { text: 'Werbung', value: 'spam', icon: 'block', color: '#8A8A8A' };

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
    keepsRevisions: false,
    fields: {
      status: choice('Stand', [...progress, spam], { default: 'new', indexed: true }),
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
      notes: longText('Notizen', {
        note: 'Nur für uns: was besprochen ist, wo das Stück liegt, bis wann. Antworten gehen an die E-Mail oben.',
      }),
      mail_status: choice(
        'Versand an uns',
        { pending: 'Steht aus', sent: 'Verschickt', failed: 'Fehlgeschlagen', none: 'Wird nicht verschickt' },
        { default: 'pending', readonly },
      ),
      mail_attempts: integer('Versuche', { default: 0, readonly }),
      mail_error: longText('Fehler beim Versand', { readonly }),
      mails: o2m('E-Mails dazu', 'mail', 'request', {
        table: ['status', 'to', 'subject', 'date_sent'],
        create: false,
        readonly,
      }),
      request_id: text('Schlüssel gegen doppelte Anfragen', { unique: true, hidden: true, readonly }),
    },
  },
  contact_message: {
    label: 'Nachrichten',
    english: 'Messages',
    icon: 'mail',
    note: 'Was über das Kontaktformular kommt. Es liegt hier auch dann, wenn die E-Mail nicht ankam.',
    folder,
    template: '{{name}}: {{message}}',
    keepsRevisions: false,
    fields: {
      status: choice('Stand', [...progress, spam], {
        default: 'new',
        indexed: true,
        note: 'Was wie Werbung aussieht, liegt hier, wird aber nicht per E-Mail geschickt.',
      }),
      date_created: shownArrived,
      name: text('Name', { width: 'half', readonly }),
      email: email('E-Mail', { readonly, indexed: true }),
      language: language('Sprache', { readonly }),
      project: ofProject(),
      message: longText('Nachricht', { readonly }),
      drawings: o2m('Zeichnungen zum Gravieren', 'ecommerce_order_drawing', 'message', {
        table: ['ring', 'hash'],
        note: 'Was zu einem Paar Trauringe mitgeschickt wurde; „Ansicht“ zeigt die Zeichnung groß. Wird mit der Nachricht gelöscht.',
        create: false,
        readonly,
      }),
      mail_status: choice(
        'Versand per E-Mail',
        { pending: 'Steht aus', sent: 'Verschickt', failed: 'Fehlgeschlagen', none: 'Wird nicht verschickt' },
        { default: 'pending', readonly },
      ),
      mail_attempts: integer('Versuche', { default: 0, readonly }),
      mail_error: longText('Fehler beim Versand', { readonly }),
      mails: o2m('E-Mail dazu', 'mail', 'message', { table: ['status', 'to', 'date_sent'], create: false, readonly }),
      request_id: text('Schlüssel gegen doppelte Nachrichten', { unique: true, hidden: true, readonly }),
    },
  },
  newsletter_subscriber: {
    label: 'Newsletter',
    english: 'Newsletter',
    icon: 'campaign',
    note: 'Wer unseren Newsletter bestellt hat. Schreiben dürfen wir nur denen, die es bestätigt haben.',
    folder,
    template: '{{email}}',
    keepsRevisions: false,
    fields: {
      email: email('E-Mail', { required: true, indexed: true, readonly }),
      status: choice(
        'Stand',
        [
          { text: 'Noch nicht bestätigt', value: 'pending', color: '#8C6A2F' },
          { text: 'Bestätigt', value: 'confirmed', color: '#2E7D5B' },
          { text: 'Abgemeldet', value: 'unsubscribed', color: '#8A8A8A' },
        ],
        { default: 'pending', note: 'Bestätigen kann nur, wer bestellt hat; abmelden können wir auf Zuruf.' },
      ),
      language: language('Sprache', { readonly }),
      project: ofProject(),
      date_created: { ...shownArrived, label: 'Zuerst bestellt am' },
      date_requested: timestamp('Zuletzt bestellt am', { readonly }),
      date_confirmed: timestamp('Bestätigt am', { readonly, note: 'Der Nachweis der Einwilligung.' }),
      date_unsubscribed: timestamp('Abgemeldet am', { readonly }),
      mails: o2m('E-Mails dazu', 'mail', 'subscriber', {
        table: ['status', 'subject', 'date_sent'],
        create: false,
        readonly,
      }),
      confirm_expires: timestamp('Bestätigen möglich bis', { readonly, hidden: true }),
      ...secrets('confirm', 'Bestätigungslink'),
      ...secrets('unsubscribe', 'Abmeldelink'),
    },
  },
  mail: {
    label: 'Postausgang',
    english: 'Outbox',
    icon: 'outbox',
    note: 'Jede E-Mail, die die Website verschickt, und warum eine noch nicht hinausging.',
    folder,
    template: '{{subject}}',
    preview: '/ecom/mail-preview/mail/{{id}}',
    keepsRevisions: false,
    fields: {
      status: choice(
        'Stand',
        [
          { text: 'Steht aus', value: 'pending', icon: 'schedule', color: '#8C6A2F' },
          { text: 'Wird verschickt', value: 'sending', icon: 'send', color: '#3F5E73' },
          { text: 'Verschickt', value: 'sent', icon: 'check', color: '#2E7D5B' },
          { text: 'Fehlgeschlagen', value: 'failed', icon: 'error', color: '#A23A2E' },
        ],
        {
          default: 'pending',
          indexed: true,
          note: 'Fehlgeschlagenes wird noch einmal versucht, wenn Sie hier „Steht aus“ wählen und speichern.',
        },
      ),
      last_error: longText('Warum noch nicht', { readonly }),
      date_created: { ...shownArrived, label: 'Geschrieben am' },
      date_sent: timestamp('Verschickt am', { readonly }),
      attempts: integer('Versuche', { default: 0, readonly }),
      next_attempt: timestamp('Nächster Versuch', { readonly, indexed: true }),
      recipient: choice('Für', { shop: 'das Geschäft', visitor: 'Kundin, Kunde' }, { default: 'shop', readonly }),
      kind: choice('Art', mailKinds, { readonly }),
      to: text('An', { width: 'half', readonly }),
      reply_to: text('Antwort an', { width: 'half', readonly }),
      subject: text('Betreff', { readonly }),
      text: longText('Text', { readonly }),
      language: language('Sprache', { readonly }),
      project: ofProject(),
      message: shownPartOf('contact_message', 'Nachricht', '{{name}}'),
      request: shownPartOf('ecommerce_request', 'Anfrage', '{{name}}'),
      order: shownPartOf('ecommerce_order', 'Bestellung', '{{order_number}}'),
      withdrawal: shownPartOf('ecommerce_withdrawal', 'Widerruf', '{{name}}'),
      rating: shownPartOf('ecommerce_product_rating', 'Bewertung', '{{rating}} ★ {{title}}'),
      subscriber: shownPartOf('newsletter_subscriber', 'Newsletter', '{{email}}'),
      stock_alert: partOf('ecommerce_stock_alert'),
      content: json('Inhalt', { readonly, hidden: true }),
      claimed_at: timestamp('Versuch begonnen', { readonly, hidden: true }),
      message_id: text('Kennung der E-Mail', { readonly, hidden: true }),
    },
  },
};
