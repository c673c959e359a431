import { choice } from './choice.ts';
import type { Collections } from './collection.ts';
import { sort } from './layout.ts';
import { integer, money } from './number-fields.ts';
import { o2m, partOf, translations } from './relations.ts';
import { shownFor } from './rules.ts';
import { flag, json, text } from './values.ts';

const folder = 'folder_vocabulary';

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
    folder,
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
    folder,
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
      max_length: shownFor('type', ['text'], integer('Höchstens so viele Zeichen', { min: 1, max: 500 })),
      options: shownFor('type', ['select'], json('Möglichkeiten', { editor: optionsEditor })),
      ...translations({ label: text('Beschriftung', { required: true }), hint: text('Hinweis') }),
      ...sort(),
    },
  },
};
