import type { Collections } from './collection.ts';
import { audit, section, sort, status } from './layout.ts';
import { integer, money, percent } from './number-fields.ts';
import { listBranchStock, priceConfirmed } from './product-parts.ts';
import { files, m2m, m2o, o2m, ofProject, partOf, translations } from './relations.ts';
import { shownFor } from './rules.ts';
import { slug } from './texts.ts';
import { choice, flag, json, longText, richText, text, topics } from './values.ts';

export const productCollections: Collections = {
  ecommerce_product: {
    label: 'Produkte',
    english: 'Products',
    icon: 'diamond',
    note: 'Alle Stücke des Shops. Neue bleiben Entwurf, bis sie fertig sind.',
    folder: 'folder_shop',
    template: '{{translations}} ({{reference_number}})',
    preview: '/publishing/preview/ecommerce_product/{{id}}',
    fields: {
      ...status(),
      project: ofProject(),
      category: m2o('Kategorie', 'ecommerce_category', { template: '{{translations}}', indexed: true }),
      manufacturer: m2o('Hersteller', 'ecommerce_manufacturer', { template: '{{display_name}}', indexed: true }),
      slug: slug('Adresse', { required: true, unique: true }),
      reference_number: text('Artikelnummer', { width: 'half' }),
      ...section(
        'group_price',
        'Preis und Bestand',
        'euro',
        {
          price_brutto: money('Preis', { note: 'Mit Mehrwertsteuer. Leer: Preis auf Anfrage.', indexed: true }),
          price_confirmed: priceConfirmed,
          original_price_brutto: money('Früherer Preis', {
            note: 'Kündigt eine Ermäßigung an. Durchgestrichen steht der niedrigste Preis der 30 Tage davor aus dem Preisverlauf; nach 30 Tagen ist der neue Preis der übliche.',
          }),
          tax_percent: percent('Mehrwertsteuer', { note: 'Leer: wie im Shop eingestellt.' }),
          stock: integer('Bestand', { default: 0 }),
          shipping_time: integer('Lieferzeit in Werktagen', {
            min: 0,
            note: 'Bis es unser Haus verlässt. Daraus wird im Shop das Datum der Lieferung.',
          }),
          reorder_time: integer('Lieferzeit auf Bestellung', {
            min: 0,
            note: 'In Werktagen, wenn nichts auf Lager ist. Leer: wie die Lieferzeit.',
          }),
          reorder_possible: flag('Nachbestellbar', { note: 'Auch ohne Bestand zu kaufen.' }),
        },
        'open',
      ),
      images: files('Bilder', 'ecommerce_product_files', { note: 'Das erste Bild steht in den Listen.' }),
      ...translations({
        display_name: text('Name', { required: true }),
        teaser: text('Eine Zeile dazu', { note: 'Steht in den Listen unter dem Namen.' }),
        description: richText('Beschreibung'),
        variant_display_name: text('Wonach sich Varianten unterscheiden', { width: 'half', placeholder: 'Ringgröße' }),
        safety_information: longText('Sicherheitshinweise'),
        seo_title: text('Titel für Suchmaschinen'),
        seo_description: longText('Beschreibung für Suchmaschinen', { softLength: 160 }),
      }),
      ...section(
        'group_variants',
        'Varianten und Personalisierung',
        'style',
        {
          product_variants: o2m('Varianten', 'ecommerce_product_variant', 'product', {
            table: ['display_name', 'price_brutto', 'stock', 'active'],
            note: 'Größen oder Ausführungen mit eigenem Preis und Bestand.',
          }),
          branch_stock: listBranchStock('ecommerce_product_branch_stock'),
          personalization: m2o('Personalisierung', 'ecommerce_personalization', { template: '{{translations}}' }),
          ring_studio: o2m('Trauringstudio', 'ring_studio', 'product', {
            create: false,
            note: 'Das Produkt des Trauringstudios hat keine eigene Seite und steht in keiner Liste; den Preis ergibt das Paar.',
            readonly: true,
          }),
          size_guide: m2o('Größentabelle', 'ecommerce_size_guide', { template: '{{translations}}' }),
        },
        'closed',
      ),
      ...section(
        'group_features',
        'Merkmale und Einordnung',
        'label',
        {
          attributes: o2m('Merkmale', 'ecommerce_product_attribute', 'product', {
            template: '{{group.translations}}: {{display_values.ecommerce_attribute_id.translations}}',
          }),
          subcategories: m2m('Unterkategorien', 'ecommerce_subcategory', {
            junction: 'ecommerce_product_subcategory',
            junctionField: 'subcategory_id',
            template: 'translations',
          }),
          tags: topics('Themen', { note: 'Unter jedem steht das Stück im Shop auf einer eigenen Seite.' }),
        },
        'closed',
      ),
      ...section(
        'group_guarantee',
        'Gewährleistung und Kennzeichnung',
        'verified',
        {
          warranty_months: integer('Gewährleistung in Monaten', { min: 0 }),
          guarantee_months: integer('Haltbarkeitsgarantie in Monaten', {
            min: 0,
            note: 'Nur was der Hersteller kostenlos und für das ganze Stück garantiert. Über zwei Jahren steht die EU-Kennzeichnung GARAN auf der Seite.',
          }),
          gtin: text('GTIN / EAN', { width: 'half' }),
        },
        'closed',
      ),
      ...section(
        'group_history',
        'Bewertungen, Nachfrage und Preisverlauf',
        'history',
        {
          ratings: o2m('Bewertungen', 'ecommerce_product_rating', 'product', {
            table: ['rating', 'name', 'title', 'status'],
            create: false,
          }),
          demand: integer('Nachfrage', {
            default: 0,
            min: 0,
            note: 'In wie vielen Bestellungen der letzten 180 Tage es vorkommt, in Stufen von 0 bis 3. Wird täglich gezählt; in der Suche steht unter Gleichem voran, was gefragt ist.',
            readonly: true,
          }),
          price_log: o2m('Preisverlauf', 'ecommerce_price_log', 'product', {
            table: ['valid_from', 'price_brutto', 'variant'],
            create: false,
            note: 'Für den niedrigsten Preis der 30 Tage vor einer Ermäßigung. Wird von selbst geführt.',
            readonly: true,
          }),
        },
        'closed',
      ),
      ...sort(),
      ...audit(),
    },
  },
};

const choicesFolder = 'folder_vocabulary';

const optionsEditor = {
  template: '{{label}}',
  addLabel: 'Möglichkeit hinzufügen',
  fields: [
    { field: 'value', name: 'Kennung', type: 'string', meta: { field: 'value', interface: 'input', width: 'half' } },
    {
      field: 'label',
      name: 'Beschriftung',
      type: 'string',
      meta: { field: 'label', interface: 'input', width: 'half' },
    },
  ],
};

/** Size guides and personalization options of products. */
export const productChoiceCollections: Collections = {
  ecommerce_size_guide: {
    label: 'Größentabellen',
    english: 'Size guides',
    icon: 'straighten',
    note: 'Tabellen, in denen Kundinnen und Kunden ihre Größe finden.',
    folder: choicesFolder,
    template: '{{translations}}',
    fields: {
      key: text('Kennung', { width: 'half', required: true, unique: true, monospace: true }),
      ...translations({
        display_name: text('Name', { required: true }),
        table: json('Tabelle', {
          note: 'columns nennt die Spalten, rows die Zeilen: {"columns": ["A"], "rows": [["1"]]}',
        }),
      }),
    },
  },
  ecommerce_personalization: {
    label: 'Personalisierungen',
    english: 'Personalizations',
    icon: 'draw',
    note: 'Was sich an einem Stück anpassen lässt, etwa eine Gravur.',
    folder: choicesFolder,
    template: '{{translations}}',
    fields: {
      key: text('Kennung', { width: 'half', required: true, unique: true, monospace: true }),
      ...translations({ display_name: text('Name', { required: true }) }),
      fields: o2m('Felder', 'ecommerce_personalization_field', 'personalization', { template: '{{translations}}' }),
    },
  },
  ecommerce_personalization_field: {
    label: 'Felder einer Personalisierung',
    english: 'Personalization fields',
    icon: 'edit_note',
    note: 'Ein Feld, das beim Kauf ausgefüllt wird.',
    template: '{{translations}}',
    fields: {
      personalization: partOf('ecommerce_personalization'),
      key: text('Kennung', { width: 'half', required: true, monospace: true }),
      type: choice(
        'Art',
        { text: 'Text', select: 'Auswahl', number: 'Zahl', checkbox: 'Kästchen' },
        { default: 'text' },
      ),
      required: flag('Muss ausgefüllt werden'),
      price_brutto: money('Aufpreis', { default: 0 }),
      price_confirmed: priceConfirmed,
      max_length: shownFor('type', ['text'], integer('Höchstens so viele Zeichen', { min: 1, max: 500 })),
      options: shownFor('type', ['select'], json('Möglichkeiten', { editor: optionsEditor })),
      ...translations({ label: text('Beschriftung', { required: true }), hint: text('Hinweis') }),
      ...sort(),
    },
  },
};
