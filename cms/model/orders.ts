import { choice } from './choice.ts';
import type { Collections } from './collection.ts';
import { dateCreated, section, sort, stamp } from './layout.ts';
import { integer, money, percent } from './numbers.ts';
import { m2o, o2m, ofProject, partOf } from './relations.ts';
import { email, language } from './texts.ts';
import { flag, json, longText, text } from './values.ts';

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
        { default: 'new', indexed: true },
      ),
      date_created: { ...received, meta: { ...received.meta, hidden: false } },
      order_number: text('Bestellnummer', { width: 'half', unique: true, readonly }),
      customer_email: email('E-Mail', { readonly }),
      items: o2m('Bestellte Stücke', 'ecommerce_order_item', 'order', {
        table: ['count', 'display_name', 'reference_number', 'price_brutto'],
        create: false,
      }),
      shipping_address: json('Lieferanschrift', { width: 'half' }),
      invoice_address: json('Rechnungsanschrift', { width: 'half' }),
      comment: longText('Bemerkung der Kundin, des Kunden', { readonly }),
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
              { text: 'Genehmigt', value: 'authorized', color: '#8C6A2F' },
              { text: 'Bezahlt', value: 'paid', color: '#2E7D5B' },
              { text: 'Erstattet', value: 'refunded', color: '#8A8A8A' },
              { text: 'Fehlgeschlagen', value: 'failed', color: '#A23A2E' },
            ],
            { default: 'open' },
          ),
          payment_reference: text('Kennung der Zahlung', { width: 'half' }),
          shipping_method: m2o('Versandart', 'ecommerce_shipping_method', { template: '{{name}}', readonly }),
          shipping_cost: money('Versandkosten', { readonly }),
          present_wrap: flag('Als Geschenk verpacken', { readonly }),
          total_price_brutto: money('Gesamtpreis', { readonly }),
          tax_total: money('Darin Mehrwertsteuer', { readonly }),
        },
        'open',
      ),
      ...section(
        'group_technical',
        'Technisches',
        'code',
        {
          project: ofProject(),
          language: language('Sprache', { readonly }),
          uuid: text('Kennung', { width: 'half', unique: true, readonly }),
          idempotency_key: text('Schlüssel gegen doppelte Bestellungen', { width: 'half', unique: true, readonly }),
          body_hash: text('Prüfsumme', { width: 'half', readonly }),
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
      price_brutto: money('Einzelpreis', { readonly }),
      display_name: text('Name', { readonly }),
      reference_number: text('Artikelnummer', { width: 'half', readonly }),
      tax_percent: percent('Mehrwertsteuer', { readonly }),
      product: m2o('Produkt', 'ecommerce_product', { template: '{{translations}}', readonly }),
      variant: m2o('Variante', 'ecommerce_product_variant', { template: '{{display_name}}', readonly }),
      personalization: json('Personalisierung', { readonly }),
      ...sort(),
    },
  },
};
