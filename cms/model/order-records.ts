import type { Collections } from './collection.ts';
import { byUser, dateCreated } from './layout.ts';
import { integer, money } from './number-fields.ts';
import { m2o, o2m, ofProject, partOf } from './relations.ts';
import { email, language } from './texts.ts';
import { choice, json, longText, text } from './values.ts';

const readonly = true;
const created = dateCreated();
const when = { ...created, label: 'Wann', meta: { ...created.meta, hidden: false } };

/** Payments, history and withdrawals of orders. */
export const orderRecordCollections: Collections = {
  ecommerce_payment: {
    label: 'Zahlungen',
    english: 'Payments',
    icon: 'payments',
    note: 'Was zu einer Bestellung gezahlt werden soll oder gezahlt ist.',
    template: '{{provider}} {{amount}} €',
    fields: {
      order: partOf('ecommerce_order'),
      provider: choice(
        'Zahlungsdienst',
        { prepayment: 'Vorkasse', cash: 'Bar bei Abholung', paypal: 'PayPal', klarna: 'Klarna' },
        { readonly },
      ),
      status: choice(
        'Stand',
        [
          { text: 'Angelegt', value: 'created', color: '#8C6A2F' },
          { text: 'Bestätigt', value: 'approved', color: '#3F5E73' },
          { text: 'Bezahlt', value: 'captured', color: '#2E7D5B' },
          { text: 'Abgelehnt', value: 'refused', color: '#A23A2E' },
          { text: 'Fehlgeschlagen', value: 'failed', color: '#A23A2E' },
          { text: 'Erstattet', value: 'refunded', color: '#8A8A8A' },
        ],
        { default: 'created', readonly },
      ),
      amount: money('Betrag', { readonly }),
      currency: text('Währung', { width: 'half', readonly }),
      provider_id: text('Kennung beim Zahlungsdienst', { width: 'half', unique: true, readonly }),
      details: json('Einzelheiten', { note: 'Ohne Angaben zur Person.', readonly }),
      date_created: when,
    },
  },
  ecommerce_order_drawing: {
    label: 'Zeichnungen',
    english: 'Engraved drawings',
    icon: 'draw',
    note: 'Handschriften und Fingerabdrücke, die in Ringe einer Bestellung oder einer Anfrage graviert werden. Werden mit ihr gelöscht.',
    template: 'Ring {{ring}}',
    preview: '/ecom/drawing/{{id}}',
    keepsRevisions: false,
    fields: {
      item: partOf('ecommerce_order_item'),
      message: partOf('contact_message'),
      ring: integer('Ring', { min: 1, max: 2, required: true, readonly }),
      hash: text('Kennung', { width: 'half', note: 'Steht so in der Konfiguration des Paars.', readonly }),
      data: longText('Zeichnung als Zahlen', { note: 'Daraus zeichnet „Ansicht“ das Bild.', readonly }),
      date_created: when,
    },
  },
  ecommerce_order_event: {
    label: 'Verlauf von Bestellungen',
    english: 'Order history',
    icon: 'history',
    note: 'Was mit einer Bestellung geschah. Entsteht von selbst und bleibt, wie es ist.',
    template: '{{date_created}} {{kind}}',
    fields: {
      order: partOf('ecommerce_order'),
      kind: choice(
        'Was',
        {
          placed: 'Bestellt',
          payment_created: 'Zahlung begonnen',
          payment_approved: 'Zahlung bestätigt',
          payment_captured: 'Bezahlt',
          payment_refused: 'Zahlung abgelehnt',
          payment_failed: 'Zahlung fehlgeschlagen',
          payment_refunded: 'Erstattet',
          cancelled: 'Abgebrochen',
          expired: 'Nicht rechtzeitig bezahlt',
          mail_sent: 'E-Mail geschrieben',
          mail_waiting: 'E-Mail wartet',
          mail_delivered: 'E-Mail verschickt',
          mail_failed: 'E-Mail nicht verschickt',
          paid_told: 'E-Mail geschrieben: Zahlung eingegangen',
          ready_told: 'E-Mail geschrieben: abholbereit',
          shipped_told: 'E-Mail geschrieben: unterwegs',
          tracking_told: 'E-Mail geschrieben: Sendungsverfolgung',
          cancelled_told: 'E-Mail geschrieben: storniert',
          refund_due: 'Zu erstatten',
          withdrawal_received: 'Widerruf eingegangen',
          status_changed: 'Stand geändert',
          payment_status_changed: 'Stand der Zahlung geändert',
          changed: 'Geändert',
        },
        { readonly },
      ),
      text: longText('Einzelheiten', { readonly }),
      date_created: when,
      user: byUser('Von'),
    },
  },
  ecommerce_withdrawal: {
    label: 'Widerrufe',
    english: 'Withdrawals',
    icon: 'undo',
    note: 'Wer einen Vertrag widerruft, ganz oder in Teilen. Der Eingang wurde schon bestätigt.',
    folder: 'folder_orders',
    template: '{{order_number}} {{name}}',
    fields: {
      status: choice(
        'Stand',
        [
          { text: 'Neu', value: 'new', icon: 'fiber_new', color: '#B4552D' },
          { text: 'In Bearbeitung', value: 'in_progress', icon: 'pending', color: '#8C6A2F' },
          { text: 'Erledigt', value: 'done', icon: 'check', color: '#2E7D5B' },
          { text: 'Werbung', value: 'spam', icon: 'block', color: '#8A8A8A' },
        ],
        { default: 'new', indexed: true },
      ),
      date_created: { ...when, label: 'Eingegangen am' },
      order: m2o('Bestellung', 'ecommerce_order', {
        template: '{{order_number}}',
        indexed: true,
        readonly,
        note: 'Leer, wenn Nummer und E-Mail zu keiner Bestellung gemeinsam passen.',
      }),
      order_number: text('Bestellnummer, wie angegeben', { width: 'half', readonly }),
      name: text('Name', { width: 'half', readonly }),
      email: email('E-Mail', { readonly }),
      lines: json('Widerrufene Stücke', { note: 'Leer und nichts angegeben: die ganze Bestellung.', readonly }),
      items: longText('Widerrufene Stücke, wie angegeben', {
        note: 'In den Worten der Person, wenn sie ohne den Link zur Bestellung nur einzelne Stücke widerruft.',
        readonly,
      }),
      message: longText('Nachricht', { readonly }),
      notes: longText('Notizen', { note: 'Nur für uns.' }),
      language: language('Sprache', { readonly }),
      project: ofProject(),
      mails: o2m('E-Mails dazu', 'mail', 'withdrawal', {
        table: ['status', 'to', 'subject', 'date_sent'],
        create: false,
        readonly,
      }),
      request_id: text('Schlüssel gegen doppelte Widerrufe', { unique: true, hidden: true, readonly }),
    },
  },
  ecommerce_order_number: {
    label: 'Bestellnummern',
    english: 'Order numbers',
    icon: 'pin',
    note: 'Die letzte Nummer je Website und Jahr. Wird von selbst geführt.',
    template: '{{scope}}: {{last}}',
    fields: {
      scope: text('Website und Jahr', { width: 'half', required: true, unique: true, readonly }),
      last: integer('Letzte Nummer', { default: 0, min: 0, readonly }),
    },
  },
};
