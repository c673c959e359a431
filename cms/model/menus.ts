import type { Collections } from './collection.ts';
import { sort } from './layout.ts';
import { o2m, ofProject, partOf, translations } from './relations.ts';
import { shownFor } from './rules.ts';
import { path } from './texts.ts';
import { choice, flag, json, text } from './values.ts';

const folder = 'folder_pages';

export const menuCollections: Collections = {
  menu: {
    label: 'Menüs',
    english: 'Menus',
    icon: 'menu',
    note: 'Die Menüs der Website, Eintrag für Eintrag.',
    folder,
    template: '{{key}}',
    fields: {
      project: ofProject(),
      key: choice(
        'Menü',
        { primary: 'Hauptmenü', footer: 'Fußzeile', legal: 'Rechtliches', shop: 'Shop' },
        { required: true },
      ),
      entries: o2m('Einträge', 'menu_entry', 'menu', { template: '{{translations}}' }),
    },
  },
  menu_entry: {
    label: 'Menüeinträge',
    english: 'Menu entries',
    icon: 'list',
    note: 'Ein Verweis im Menü, oder ein Knopf, der weitere Verweise öffnet.',
    template: '{{translations}}',
    fields: {
      menu: partOf('menu'),
      parent: partOf('menu_entry'),
      group: partOf('menu_group'),
      type: choice(
        'Art',
        {
          page: 'Seite dieser Website',
          panel: 'Knopf mit Untermenü',
          shop: 'Shop',
          anchor: 'Stelle auf einer Seite',
          external: 'Fremde Website',
          email: 'E-Mail',
          phone: 'Telefon',
          social: 'Soziales Netzwerk',
        },
        { default: 'page', width: 'full' },
      ),
      path: shownFor(
        'type',
        ['page', 'panel', 'shop', 'anchor'],
        path('Seite', { note: 'Deutsche Adresse ohne Schrägstrich am Anfang; leer ist die Startseite.' }),
      ),
      path_prefix: shownFor('type', ['page', 'panel', 'shop', 'anchor'], flag('Adresse des Obereintrags voranstellen')),
      anchor: shownFor(
        'type',
        ['page', 'anchor'],
        text('Stelle auf der Seite', { width: 'half', placeholder: 'cookies' }),
      ),
      external_path: shownFor(
        'type',
        ['external', 'email', 'phone', 'social'],
        text('Adresse', { maxLength: 1000, placeholder: 'https://… oder mailto:… oder tel:…' }),
      ),
      media: shownFor('type', ['social'], text('Name des Netzwerks', { width: 'half', placeholder: 'instagram' })),
      ...translations({ display_name: text('Beschriftung', { required: true }) }),
      sub: o2m('Untereinträge', 'menu_entry', 'parent', { template: '{{translations}}' }),
      groups: o2m('Gruppen von Untereinträgen', 'menu_group', 'entry', { template: '{{translations}}' }),
      ...sort(),
    },
  },
  menu_group: {
    label: 'Menügruppen',
    english: 'Menu groups',
    icon: 'view_column',
    note: 'Eine Spalte mit Überschrift in einem Untermenü.',
    template: '{{translations}}',
    fields: {
      entry: partOf('menu_entry'),
      ...translations({ displayName: text('Überschrift', { required: true }) }),
      sub: o2m('Einträge', 'menu_entry', 'group', { template: '{{translations}}' }),
      ...sort(),
    },
  },
  widget: {
    label: 'Fußzeile',
    english: 'Footer widgets',
    icon: 'dock_to_bottom',
    note: 'Die Spalten der Fußzeile. Ohne Einträge zeigt die Website ihre übliche Fußzeile.',
    folder,
    template: '{{widget_name}} {{translations}}',
    fields: {
      project: ofProject(),
      widget_name: choice(
        'Inhalt',
        {
          address: 'Anschrift',
          contact: 'Kontakt',
          navigation: 'Navigation',
          social: 'Soziale Netzwerke',
          openingHours: 'Öffnungszeiten',
        },
        { required: true, allowOther: true },
      ),
      position: choice('Ort', { footer: 'Fußzeile' }, { default: 'footer' }),
      props: json('Feineinstellungen', { note: 'Bei der Anschrift zeigt {"showLogo": true} das Logo.' }),
      ...translations({ header: text('Überschrift') }),
      ...sort(),
    },
  },
};
