import type { Folder } from './collection.ts';

/** The studio's navigation, from top to bottom. */
export const folders: Record<string, Folder> = {
  folder_shop: {
    label: 'Shop',
    english: 'Shop',
    icon: 'diamond',
    note: 'Was im Schaufenster des Shops liegt.',
    color: '#8C6A2F',
  },
  folder_vocabulary: {
    label: 'Listen',
    english: 'Lists',
    icon: 'category',
    note: 'Woraus sich Produkte zusammensetzen: Kategorien, Hersteller, Merkmale.',
    parent: 'folder_shop',
    collapse: 'closed',
    color: '#8C6A2F',
  },
  folder_orders: {
    label: 'Bestellungen & Anfragen',
    english: 'Orders & requests',
    icon: 'inbox',
    note: 'Was Kundinnen und Kunden schicken.',
    color: '#2E7D5B',
  },
  folder_pages: {
    label: 'Seiten',
    english: 'Pages',
    icon: 'article',
    note: 'Was auf der Website zu lesen ist.',
    color: '#3F5E73',
  },
  folder_house: {
    label: 'Unternehmen',
    english: 'Company',
    icon: 'storefront',
    note: 'Wer wir sind, wo wir sind, wann wir offen haben.',
    color: '#7A4B3A',
  },
  folder_settings: {
    label: 'Einstellungen',
    english: 'Settings',
    icon: 'tune',
    note: 'Selten geändert: Website, Aussehen, Shop, Versand und Zahlung.',
    collapse: 'closed',
    color: '#5E5A53',
  },
  folder_parts: {
    label: 'Bestandteile',
    english: 'Parts',
    icon: 'widgets',
    note: 'Wird innerhalb anderer Einträge bearbeitet.',
    color: '#A2927A',
  },
};
