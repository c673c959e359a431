import type { Language } from '../src/i18n/languages.ts';
import { findShopSlugHref } from '../src/routing/shop-routes.ts';
import { siteMap } from './routes.ts';

/** Slugs of demo products, by their properties. */
export const products = {
  plain: 'corvenay-reserve-39',
  kinds: 'kette-wegwarte',
  someGone: 'verlobungsring-nashira',
  reduced: 'falkenrieth-schwinge-chronograph',
  onRequest: 'corvenay-petite-seconde-email',
  madeToOrder: 'klitmark-strand-40',
  gone: 'aubrelle-vespree-33',
  engraved: 'vierlinden-winterlinde-38',
  wedding: 'trauringe-kirsche',
};

const pageTexts: Record<Language, { words: string[]; choose: string }> = {
  de: {
    words: ['inkl. MwSt., zzgl. Versand', 'Vorrätig', 'Merkmale', 'Artikelnummer', '14 Tage'],
    choose: 'Auswählen',
  },
  en: { words: ['incl. VAT, plus shipping', 'In stock', 'Details', 'Reference', '14-day'], choose: 'Choose' },
  fr: { words: ['TTC, hors livraison', 'En stock', 'Caractéristiques', 'Référence', '14 jours'], choose: 'Choisir' },
};

const find = (language: Language) => {
  const path = findShopSlugHref('product', 'x', language, siteMap.addresses)?.replace(/\/x$/, '');
  if (!path) throw new Error(`There is no shop in ${language}.`);
  return { language, path, ...pageTexts[language] };
};

/** Paths of products in each language, and texts of their pages. */
export const productPaths = [find('de'), find('en'), find('fr')] as const;
