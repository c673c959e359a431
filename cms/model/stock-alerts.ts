import type { Collections } from './collection.ts';
import { dateCreated } from './layout.ts';
import { integer } from './number-fields.ts';
import { m2o, o2m, ofProject } from './relations.ts';
import { email, language, secrets } from './texts.ts';
import { choice, json, text, timestamp } from './values.ts';

const readonly = true;

const productFields = {
  product: m2o('Produkt', 'ecommerce_product', {
    template: '{{translations}}',
    ...{ indexed: true, readonly, onDelete: 'CASCADE' as const },
  }),
  // Set to null, an alert for a variant would count for the whole product.
  variant: m2o('Variante', 'ecommerce_product_variant', {
    template: '{{display_name}}',
    ...{ indexed: true, readonly, onDelete: 'CASCADE' as const },
  }),
};

export const stockAlertCollections: Collections = {
  ecommerce_waitlist: {
    label: 'Gefragt, aber ausverkauft',
    english: 'Waitlists',
    icon: 'hourglass_top',
    note:
      'Auf welche Stücke und Größen Kundinnen und Kunden warten. Sobald sie wieder zu kaufen sind, schreibt die Website von ' +
      'selbst: so vielen, wie Stücke da sind, der Reihe nach; dem Nächsten nach einem Tag, wenn dann noch etwas da ist, oder ' +
      'sobald nach einem Verkauf wieder ein Stück kommt.',
    folder: 'folder_orders',
    template: '{{product.translations}} {{variant.display_name}}: {{waiting}}',
    fields: {
      ...productFields,
      waiting: integer('Warten auf Bescheid', { default: 0, min: 0, readonly }),
      told: integer('Haben Bescheid', {
        ...{ default: 0, min: 0, readonly },
        note: 'Wie viele seit höchstens einem Tag Bescheid haben und für wie viele noch ein Stück da ist.',
      }),
      turns: json('Zeitpunkte der Benachrichtigungen', { hidden: true, readonly }),
      project: ofProject(),
      scope: text('Produkt und Variante', { unique: true, hidden: true, readonly }),
    },
  },
  ecommerce_stock_alert: {
    label: 'Bescheid geben',
    english: 'Back-in-stock alerts',
    icon: 'notifications',
    note: 'Wem die Website einmal schreibt, sobald ein Stück wieder zu kaufen ist. Entsteht und verschwindet von selbst.',
    template: '{{product.translations}} {{variant.display_name}}',
    keepsRevisions: false,
    fields: {
      ...productFields,
      status: choice(
        'Stand',
        { pending: 'Noch nicht bestätigt', confirmed: 'Wartet', told: 'Benachrichtigt' },
        { default: 'pending', indexed: true, readonly },
      ),
      email: email('E-Mail', { required: true, indexed: true, readonly }),
      language: language('Sprache', { readonly }),
      project: ofProject(),
      date_created: dateCreated(),
      date_confirmed: timestamp('Bestätigt am', { readonly, indexed: true, note: 'Der Nachweis der Einwilligung.' }),
      date_told: timestamp('Benachrichtigt am', { readonly }),
      mails: o2m('E-Mails dazu', 'mail', 'stock_alert', {
        table: ['status', 'subject', 'date_sent'],
        create: false,
        readonly,
      }),
      confirm_expires: timestamp('Bestätigen möglich bis', { readonly, hidden: true }),
      request_key: text('Schlüssel gegen doppelte Wünsche', { unique: true, hidden: true, readonly }),
      ...secrets('confirm', 'Bestätigungslink'),
      ...secrets('unsubscribe', 'Löschlink'),
    },
  },
};
