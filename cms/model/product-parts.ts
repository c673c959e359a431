import type { Collections } from './collection.ts';
import { dateCreated, sort } from './layout.ts';
import { integer, money } from './number-fields.ts';
import { m2m, m2o, o2m, ofProject, partOf, shownPartOf } from './relations.ts';
import { language } from './texts.ts';
import { choice, dateTime, flag, longText, text } from './values.ts';

const arrived = { ...dateCreated(), label: 'Eingegangen am' };

/** Stock by branch, for information only: `stock` alone determines what can be bought online. */
const branchStock = (of: 'ecommerce_product' | 'ecommerce_product_variant', label: string, english: string) => ({
  label,
  english,
  icon: 'store',
  note: 'Wie viele Stücke in einem Geschäft liegen. Der Bestand der Website bleibt davon unberührt.',
  template: '{{branch.display_name}}: {{stock}}',
  fields: {
    owner: partOf(of),
    // A deleted branch has no stock.
    branch: m2o('Geschäft', 'branch', { template: '{{display_name}}', indexed: true, onDelete: 'CASCADE' }),
    stock: integer('Stück im Geschäft', { min: 0, default: 1, note: '0: hier gerade nicht.' }),
    ...sort(),
  },
});

/** List field of the stock by branch, on a product or variant. */
export const listBranchStock = (collection: string) =>
  o2m('Bestand je Geschäft', collection, 'owner', {
    table: ['branch', 'stock'],
    note: 'Freiwillig. Auf der Produktseite steht dann, wo das Stück zu sehen ist; beim Zurücklegen steht es am Geschäft. Ändert den Bestand der Website nicht.',
  });

/** Ticked for one change only; the extension `guards` asks for it wherever staff type amounts. */
export const priceConfirmed = flag('Preissprung bestätigt', {
  note: 'Nur nötig, wenn sich ein Betrag auf mehr als das Dreifache oder weniger als ein Drittel ändert.',
});

export const productPartCollections: Collections = {
  ecommerce_product_branch_stock: branchStock(
    'ecommerce_product',
    'Bestand je Geschäft (Produkt)',
    'Product stock by branch',
  ),
  ecommerce_variant_branch_stock: branchStock(
    'ecommerce_product_variant',
    'Bestand je Geschäft (Variante)',
    'Variant stock by branch',
  ),
  ecommerce_product_variant: {
    label: 'Varianten',
    english: 'Variants',
    icon: 'style',
    note: 'Eine Größe oder Ausführung eines Produkts.',
    template: '{{display_name}}',
    fields: {
      product: partOf('ecommerce_product'),
      display_name: text('Name', { width: 'half', required: true, placeholder: '54' }),
      reference_number_suffix: text('Zusatz zur Artikelnummer', { width: 'half', placeholder: '-54' }),
      price_brutto: money('Preis', { note: 'Leer: wie das Produkt.' }),
      price_confirmed: priceConfirmed,
      original_price_brutto: money('Früherer Preis', { note: 'Kündigt eine Ermäßigung an, wie beim Produkt.' }),
      stock: integer('Bestand', { default: 0 }),
      shipping_time: integer('Lieferzeit in Werktagen', { min: 0, note: 'Leer: wie das Produkt.' }),
      reorder_time: integer('Lieferzeit auf Bestellung', {
        min: 0,
        note: 'In Werktagen, wenn nichts auf Lager ist. Leer: wie das Produkt, sonst wie die Lieferzeit.',
      }),
      reorder_possible: flag('Nachbestellbar'),
      active: flag('Wird angeboten', { on: true }),
      branch_stock: listBranchStock('ecommerce_variant_branch_stock'),
      ...sort(),
    },
  },
  ecommerce_product_attribute: {
    label: 'Merkmale eines Produkts',
    english: 'Product attributes',
    icon: 'label',
    note: 'Ein Merkmal eines Produkts mit seinen Werten.',
    template: '{{group.translations}}',
    fields: {
      product: partOf('ecommerce_product'),
      group: m2o('Merkmal', 'ecommerce_attribute_group', { template: '{{translations}}', indexed: true }),
      display_values: m2m('Werte', 'ecommerce_attribute', {
        junction: 'ecommerce_product_attribute_value',
        junctionField: 'ecommerce_attribute_id',
        template: 'translations',
        filter: { attribute_group: { _eq: '{{group}}' } },
        note: 'Zur Wahl stehen die Werte des Merkmals daneben.',
      }),
      ...sort(),
    },
  },
  ecommerce_product_rating: {
    label: 'Bewertungen',
    english: 'Ratings',
    icon: 'star',
    note: 'Was Kundinnen und Kunden über ein Stück sagen. Erst geprüft und veröffentlicht ist es zu sehen.',
    folder: 'folder_orders',
    template: '{{rating}} ★ {{title}}',
    fields: {
      status: choice(
        'Stand',
        [
          { text: 'Zu prüfen', value: 'pending', icon: 'pending', color: '#B4552D' },
          { text: 'Veröffentlicht', value: 'published', icon: 'check', color: '#2E7D5B' },
          { text: 'Abgelehnt', value: 'rejected', icon: 'block', color: '#8A8A8A' },
        ],
        { default: 'pending', indexed: true },
      ),
      verified: flag('Kauf geprüft', {
        note: 'Zu dieser E-Mail-Adresse gibt es eine Bestellung mit diesem Stück. Wird von selbst festgestellt.',
        readonly: true,
      }),
      product: shownPartOf('ecommerce_product', 'Produkt', '{{translations}}'),
      rating: integer('Sterne', { min: 1, max: 5, required: true, readonly: true }),
      name: text('Name', { width: 'half', readonly: true }),
      title: text('Überschrift', { readonly: true }),
      comment: longText('Text', { readonly: true }),
      language: language('Sprache', { readonly: true }),
      date_created: { ...arrived, meta: { ...arrived.meta, hidden: false } },
      mails: o2m('E-Mail dazu', 'mail', 'rating', {
        table: ['status', 'to', 'date_sent'],
        create: false,
        readonly: true,
      }),
      request_id: text('Schlüssel gegen doppelte Bewertungen', { unique: true, hidden: true, readonly: true }),
    },
  },
  ecommerce_price_log: {
    label: 'Preisverlauf',
    english: 'Price log',
    icon: 'trending_down',
    note: 'Welcher Preis seit wann galt. Nachweis bei Ermäßigungen, darum nicht zu ändern.',
    template: '{{valid_from}}: {{price_brutto}} €',
    fields: {
      product: partOf('ecommerce_product'),
      variant: m2o('Variante', 'ecommerce_product_variant', {
        template: '{{display_name}}',
        readonly: true,
        // Set to null, its entries would count as the product's.
        onDelete: 'CASCADE',
      }),
      price_brutto: money('Preis', { readonly: true }),
      valid_from: dateTime('Gilt seit', { required: true, readonly: true }),
    },
  },
  ecommerce_former_address: {
    label: 'Frühere Adressen',
    english: 'Former addresses',
    icon: 'link_off',
    note: 'Wo ein Produkt einmal stand. Wird von selbst geführt, damit alte Links sagen, was daraus geworden ist.',
    folder: 'folder_shop',
    template: '{{slug}}',
    fields: {
      slug: text('Adresse', { width: 'half', required: true, indexed: true, readonly: true }),
      product: m2o('Produkt', 'ecommerce_product', {
        template: '{{translations}}',
        indexed: true,
        readonly: true,
        note: 'Leer: das Produkt wurde gelöscht.',
      }),
      project: ofProject(),
      date_created: { ...dateCreated(), label: 'Verlassen am' },
    },
  },
  ecommerce_visitor_limit: {
    label: 'Grenzen für Besucher',
    english: 'Visitor limits',
    icon: 'speed',
    note: 'Was jemand geschickt hat, für die Grenzen. Nach einem Tag wird es gelöscht, unbezahlte Bestellungen nach einer Woche.',
    fields: {
      client: text('Prüfsumme der Herkunft', { required: true, indexed: true, readonly: true }),
      network: text('Prüfsumme des Netzes', { indexed: true, readonly: true }),
      kind: choice(
        'Was',
        {
          ...{ request: 'Anfrage', rating: 'Bewertung', withdrawal: 'Widerruf' },
          ...{ order: 'Bestellung', refused_order: 'Abgelehnte Bestellung', express: 'PayPal Express begonnen' },
        },
        { default: 'request', readonly: true },
      ),
      order: m2o('Bestellung', 'ecommerce_order', {
        template: '{{order_number}}',
        indexed: true,
        readonly: true,
        onDelete: 'CASCADE',
      }),
      date_created: dateCreated(),
    },
  },
};
