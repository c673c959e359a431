import type { Collections } from './collection.ts';
import { dateCreated, previewLink, section, sort, stamp } from './layout.ts';
import { integer, money, percent } from './number-fields.ts';
import { m2o, o2m, ofProject, partOf } from './relations.ts';
import { email, language, phone } from './texts.ts';
import { address, choice, date, flag, json, jsonList, longText, text, timestamp } from './values.ts';

const readonly = true;
const received = { ...dateCreated(), label: 'Bestellt am' };

export const orderCollections: Collections = {
  ecommerce_order: {
    label: 'Bestellungen',
    english: 'Orders',
    icon: 'shopping_bag',
    note: 'Was bestellt wurde und wie weit es ist.',
    folder: 'folder_orders',
    template: '{{order_number}} {{customer_email}}',
    preview: '/ecom/mail-preview/order/{{id}}',
    fields: {
      status: choice(
        'Stand',
        [
          { text: 'Neu', value: 'new', color: '#B4552D' },
          { text: 'Bezahlt', value: 'paid', color: '#8C6A2F' },
          { text: 'In Arbeit', value: 'in_progress', color: '#8C6A2F' },
          { text: 'Abholbereit', value: 'ready', color: '#3F5E73' },
          { text: 'Verschickt', value: 'shipped', color: '#2E7D5B' },
          { text: 'Abgeholt', value: 'collected', color: '#2E7D5B' },
          { text: 'Storniert', value: 'cancelled', color: '#8A8A8A' },
          { text: 'Widerrufen', value: 'withdrawn', color: '#8A8A8A' },
        ],
        {
          default: 'new',
          indexed: true,
          note: 'Bei „Bezahlt“, „Abholbereit“, „Verschickt“ und „Storniert“ geht einmal eine E-Mail an die Kundin, den Kunden.',
        },
      ),
      date_created: { ...received, meta: { ...received.meta, hidden: false } },
      order_number: text('Bestellnummer', { width: 'half', indexed: true, readonly }),
      customer_email: email('E-Mail', { readonly }),
      phone: phone('Telefon', { readonly }),
      items: o2m('Bestellte Stücke', 'ecommerce_order_item', 'order', {
        table: ['count', 'display_name', 'variant_name', 'reference_number', 'price_brutto', 'withdrawn'],
        create: false,
      }),
      shipping_address: address('Lieferanschrift', 'AddressJson', { width: 'half' }),
      invoice_address: address('Rechnungsanschrift', 'AddressJson', {
        width: 'half',
        note: 'Keine: wie die Lieferanschrift.',
      }),
      gift_message: longText('Text der Grußkarte', {
        note: 'Steht hier etwas, ist es ein Geschenk: auf eine Karte drucken, und nichts mit Preisen beilegen.',
        readonly,
      }),
      comment: longText('Bemerkung der Kundin, des Kunden', { readonly }),
      tracking: text('Sendungsverfolgung', {
        note: 'Nummer oder Link; steht auf der Bestellseite und, sobald die Bestellung verschickt ist, in einer E-Mail.',
      }),
      notes: longText('Notizen', { note: 'Nur für uns.' }),
      ...section(
        'group_payment',
        'Zahlung und Versand',
        'payments',
        {
          payment_method: m2o('Zahlungsart', 'ecommerce_payment_method', { template: '{{translations}}', readonly }),
          payment_status: choice(
            'Zahlung',
            [
              { text: 'Offen', value: 'open', color: '#B4552D' },
              { text: 'Wird bezahlt', value: 'pending', color: '#3F5E73' },
              { text: 'Genehmigt', value: 'authorized', color: '#8C6A2F' },
              { text: 'Bezahlt', value: 'paid', color: '#2E7D5B' },
              { text: 'Erstattet', value: 'refunded', color: '#8A8A8A' },
              { text: 'Fehlgeschlagen', value: 'failed', color: '#A23A2E' },
            ],
            { default: 'open', note: 'Bei „Bezahlt“ geht einmal eine E-Mail hinaus, bei Zahlung im Geschäft keine.' },
          ),
          payment_reference: text('Kennung der Zahlung', { width: 'half' }),
          shipping_method: m2o('Versandart', 'ecommerce_shipping_method', { template: '{{name}}', readonly }),
          branch: m2o('Abholung in', 'branch', { template: '{{display_name}}, {{city}}', readonly }),
          branch_address: address('Abholung: Anschrift, wie vereinbart', 'BranchAddressJson', {
            note: 'Von damals, auch wenn das Geschäft inzwischen umgezogen ist.',
            readonly,
          }),
          delivery_from: date('Zugesagte Lieferung: frühestens', { readonly }),
          delivery_to: date('Zugesagte Lieferung: spätestens', {
            note: 'Bei Abholung: ab dann bereit. Bei Vorkasse zugesagt für den, der am Tag der Bestellung überweist.',
            readonly,
          }),
          shipping_cost: money('Versandkosten', { readonly }),
          present_wrap: flag('Als Geschenk verpacken', { readonly }),
          present_wrap_cost: money('Geschenkverpackung', { readonly }),
          total_price_brutto: money('Gesamtpreis', { readonly }),
          accepted_total: money('Zugestimmter Gesamtpreis', { readonly }),
          tax_total: money('Darin Mehrwertsteuer', { readonly }),
          date_expires: timestamp('Bezahlt werden muss bis', { readonly, indexed: true }),
          payments: o2m('Zahlungen', 'ecommerce_payment', 'order', {
            table: ['date_created', 'provider', 'status', 'amount'],
            create: false,
            readonly,
          }),
        },
        'open',
      ),
      ...section(
        'group_history',
        'Verlauf, Widerrufe, E-Mails',
        'history',
        {
          events: o2m('Verlauf', 'ecommerce_order_event', 'order', {
            table: ['date_created', 'kind', 'text', 'user'],
            create: false,
            readonly,
          }),
          withdrawals: o2m('Widerrufe', 'ecommerce_withdrawal', 'order', {
            table: ['date_created', 'name', 'status'],
            create: false,
            readonly,
          }),
          mails: o2m('E-Mails dazu', 'mail', 'order', {
            table: ['status', 'to', 'subject', 'date_sent'],
            create: false,
            readonly,
          }),
        },
        'closed',
      ),
      ...section(
        'group_technical',
        'Technisches',
        'code',
        {
          project: ofProject(),
          language: language('Sprache', { readonly }),
          ordered_payment_method: json('Zahlungsart, wie bestellt', {
            row: 'PaymentMethodJson',
            note: 'Von damals, auch wenn sie inzwischen anders heißt oder gelöscht ist.',
            readonly,
          }),
          tax: jsonList('Mehrwertsteuer nach Sätzen', 'TaxShareJson', '{{percent}} %: {{cents}} Cent', { readonly }),
          uuid: text('Kennung', { width: 'half', unique: true, readonly }),
          idempotency_key: text('Schlüssel gegen doppelte Bestellungen', { width: 'half', unique: true, readonly }),
          body_hash: text('Prüfsumme', { width: 'half', readonly }),
          provider_order_id: text('Kennung beim Zahlungsdienst', { width: 'half', unique: true, readonly }),
          access_token_hash: text('Link der Bestellung: Prüfsumme', { hidden: true, indexed: true, readonly }),
        },
        'closed',
      ),
      date_updated: stamp('Geändert am', 'date-updated'),
    },
  },
  ecommerce_order_item: {
    label: 'Bestellte Stücke',
    english: 'Order items',
    icon: 'shopping_cart',
    note: 'Eine Zeile einer Bestellung, mit Namen und Preis von damals.',
    template: '{{count}} × {{display_name}}',
    fields: {
      order: partOf('ecommerce_order'),
      count: integer('Anzahl', { default: 1, min: 1, readonly }),
      price_brutto: money('Einzelpreis', { note: 'Mit Aufpreisen.', readonly }),
      surcharge: money('Darin Aufpreise', { readonly }),
      display_name: text('Name', { readonly }),
      variant_name: text('Ausführung', { width: 'half', readonly }),
      reference_number: text('Artikelnummer', { width: 'half', readonly }),
      essentials: jsonList('Wesentliche Merkmale', 'EssentialJson', '{{name}}: {{value}}', {
        note: 'Was über dem Bestellknopf stand, in der Sprache der Bestellung.',
        readonly,
      }),
      tax_percent: percent('Mehrwertsteuer', { readonly }),
      product: m2o('Produkt', 'ecommerce_product', { template: '{{translations}}', readonly }),
      variant: m2o('Variante', 'ecommerce_product_variant', { template: '{{display_name}}', readonly }),
      personalization: jsonList('Personalisierung', 'PersonalizationJson', '{{label}}: {{value}}', { readonly }),
      pair: json('Trauringe, wie verkauft', { hidden: true, readonly }),
      pair_sheet: previewLink('ecommerce_order_item', {
        label: 'Maßblatt der Trauringe',
        note: 'Beide Ringe mit Zeichnungen, Maßen, Gewicht und Preis, wie sie bestellt wurden; zum Drucken im Maßstab 1 : 1.',
        onlyWith: 'pair',
      }),
      drawings: o2m('Zeichnungen zum Gravieren', 'ecommerce_order_drawing', 'item', {
        table: ['ring', 'hash'],
        note: 'Handschrift oder Fingerabdruck je Ring; beim Öffnen erscheint die Zeichnung, und „Ansicht“ zeigt sie groß.',
        create: false,
        readonly,
      }),
      is_personalized: flag('Eigens angefertigt', { note: 'Davon kann niemand zurücktreten.', readonly }),
      withdrawn: flag('Widerrufen', { readonly }),
      shipping_days: integer('Lieferzeit in Werktagen', { readonly }),
      stock_taken: integer('Vom Bestand genommen', { default: 0, min: 0, readonly }),
      ...sort(),
    },
  },
};
