import { type Collections, wordKey } from './collection.ts';
import { audit, section, sort } from './layout.ts';
import { integer } from './number-fields.ts';
import { image, m2m, m2o, o2m, ofProject, translations } from './relations.ts';
import { email, slug, url } from './texts.ts';
import { choice, date, flag, longText, richText, text } from './values.ts';

const folder = 'folder_vocabulary';

export const catalogueCollections: Collections = {
  ecommerce_category: {
    label: 'Kategorien',
    english: 'Categories',
    icon: 'category',
    note: 'Die Abteilungen des Shops.',
    folder,
    template: '{{translations}}',
    fields: {
      project: ofProject(),
      key: choice(
        'Art',
        {
          watches: 'Uhren',
          wedding_rings: 'Trauringe',
          engagement_rings: 'Verlobungsringe',
          jewelry: 'Schmuck',
          beads: 'Perlen',
          accessories: 'Accessoires',
        },
        { required: true, allowOther: true },
      ),
      image: image('Bild'),
      ...translations({
        display_name: text('Name', { required: true, width: 'half' }),
        slug: slug('Adresse', { required: true, indexed: true }),
        description: longText('Beschreibung'),
      }),
      subcategories: o2m('Unterkategorien', 'ecommerce_subcategory', 'category', { template: '{{translations}}' }),
      essential_attributes: m2m('Wesentliche Merkmale', 'ecommerce_attribute_group', {
        junction: 'ecommerce_category_attribute_group',
        junctionField: 'ecommerce_attribute_group_id',
        template: 'translations',
        sorted: true,
        note:
          'Stehen in dieser Reihenfolge über dem Bestellknopf, auf der Bestellseite und in der Bestätigung; Größe und ' +
          'Hersteller kommen von selbst dazu. Leer: was für die Art der Kategorie üblich ist, sonst alle.',
      }),
      ...sort(),
      ...audit(),
    },
  },
  ecommerce_subcategory: {
    label: 'Unterkategorien',
    english: 'Subcategories',
    icon: 'account_tree',
    note: 'Feinere Einteilung einer Kategorie: Ohrringe, Ketten, Armbänder.',
    folder,
    template: '{{translations}}',
    fields: {
      category: m2o('Kategorie', 'ecommerce_category', { template: '{{translations}}', indexed: true }),
      key: text('Kennung', { width: 'half', required: true, monospace: true }),
      ...translations({
        display_name: text('Name', { required: true, width: 'half' }),
        slug: slug('Adresse', { indexed: true }),
      }),
      ...sort(),
    },
  },
  ecommerce_manufacturer: {
    label: 'Hersteller',
    english: 'Manufacturers',
    icon: 'precision_manufacturing',
    note: 'Wer unsere Stücke macht. Anschrift und verantwortliche Person stehen bei jedem Produkt.',
    folder,
    template: '{{display_name}}',
    fields: {
      display_name: text('Name', { width: 'half', required: true }),
      slug: slug('Adresse', { required: true, indexed: true }),
      project: ofProject(),
      website: url('Website', { width: 'half' }),
      logo: image('Logo'),
      ...translations({ description: richText('Beschreibung') }),
      ...section(
        'group_maker',
        'Anschrift des Herstellers',
        'factory',
        {
          street: text('Straße', { width: 'half' }),
          number: text('Hausnummer', { width: 'half' }),
          zip_code: text('Postleitzahl', { width: 'half' }),
          city: text('Ort', { width: 'half' }),
          country: text('Land', { width: 'half' }),
          email: email('E-Mail'),
        },
        'open',
      ),
      ...section(
        'group_responsible',
        'Verantwortliche Person in der EU',
        'verified_user',
        {
          responsible_name: text('Name', { width: 'half', note: 'Nötig, wenn der Hersteller außerhalb der EU sitzt.' }),
          responsible_email: email('E-Mail'),
          responsible_address: longText('Anschrift'),
        },
        'closed',
      ),
      ...sort(),
      ...audit(),
    },
  },
  ecommerce_tag: {
    label: 'Themen',
    english: 'Topics',
    icon: 'sell',
    note: 'Stichwörter mit eigener Seite im Shop. Produkte nennen ihr Kürzel.',
    folder,
    template: '{{translations}}',
    key: wordKey('slug', 'Kürzel', 'Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche'),
    fields: {
      ...translations({ display_name: text('Name', { required: true }), description: longText('Beschreibung') }),
      ...sort(),
    },
  },
  ecommerce_synonym: {
    label: 'Suchwörter',
    english: 'Search synonyms',
    icon: 'manage_search',
    note: 'Wörter, die Kunden schreiben und wir anders nennen: Wer „Ehering“ sucht, findet Trauringe.',
    folder,
    template: '{{words}} → {{meanings}}',
    fields: {
      project: ofProject(),
      language: choice('Sprache', { de: 'Deutsch', en: 'Englisch', fr: 'Französisch' }, { default: 'de' }),
      words: text('Gesucht wird', {
        required: true,
        placeholder: 'Ehering, Hochzeitsring',
        note: 'Ein Wort oder mehrere, mit Kommas dazwischen. Mehrzahl und Beugung versteht die Suche von selbst.',
      }),
      meanings: text('Gemeint ist auch', {
        required: true,
        placeholder: 'Trauring',
        note: 'So heißt es bei uns, das Wichtigste zuerst. Es gilt nur in diese Richtung: Wer „Creole“ sucht, will keinen Ohrstecker.',
      }),
      ...audit(),
    },
  },
  ecommerce_empty_search: {
    label: 'Suchen ohne Treffer',
    english: 'Searches without a result',
    icon: 'search_off',
    note:
      'Was Kunden gesucht und nicht gefunden haben; wer und wann genau, weiß niemand. Gibt es das Gesuchte unter anderem ' +
      'Namen: Zeilen ankreuzen und rechts „Suchwort anlegen“. Was nichts sagt, darf gelöscht werden.',
    folder,
    template: '{{text}}',
    fields: {
      text: text('Gesucht wurde', { readonly: true }),
      language: choice(
        'Sprache',
        { de: 'Deutsch', en: 'Englisch', fr: 'Französisch' },
        { default: 'de', readonly: true },
      ),
      count: integer('Wie oft', { default: 1, readonly: true }),
      last_day: date('Zuletzt am', { readonly: true }),
      project: ofProject(),
    },
  },
  ecommerce_attribute_group: {
    label: 'Merkmale',
    english: 'Attribute groups',
    icon: 'tune',
    note: 'Wonach sich Stücke unterscheiden: Material, Stein, Werk, Durchmesser.',
    folder,
    template: '{{translations}}',
    fields: {
      key: text('Kennung', { width: 'half', required: true, unique: true, monospace: true }),
      unit: text('Einheit', { width: 'half', placeholder: 'mm' }),
      filterable: flag('Im Shop filterbar', { on: true }),
      ...translations({ display_name: text('Name', { required: true }) }),
      attributes: o2m('Werte', 'ecommerce_attribute', 'attribute_group', { template: '{{translations}}' }),
      ...sort(),
    },
  },
  ecommerce_attribute: {
    label: 'Merkmalswerte',
    english: 'Attribute values',
    icon: 'label',
    note: 'Die möglichen Werte eines Merkmals: Gelbgold, Saphir, Automatik.',
    template: '{{attribute_group.translations}}: {{translations}}',
    fields: {
      attribute_group: m2o('Merkmal', 'ecommerce_attribute_group', { template: '{{translations}}', indexed: true }),
      key: text('Kennung', { width: 'half', required: true, monospace: true }),
      ...translations({ display_value: text('Wert', { required: true }) }),
      ...sort(),
    },
  },
};
