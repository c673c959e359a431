import { getLocale } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';

/** As `AsOf` draws it: nothing in it, and not to be seen. React may add what it needs for transitions of views. */
const dateElement = /<p data-as-of="(product|list)" class="([\w -]{0,100})" hidden=""([\w ="-]{0,100})>[^<]{0,9}<\/p>/g;

type DateMessages = { asOf: string; prices: string; reload: string } & Record<'product' | 'list', string>;

/** Pages carry no words for times without a network. */
const messages: Record<Language, DateMessages> = {
  de: {
    asOf: 'Stand:',
    prices: 'Preise und Verfügbarkeit von damals',
    product: 'In den Warenkorb legen, anfragen und bestellen geht erst wieder mit Netz.',
    list: 'Filtern, Sortieren und Bestellen gehen erst wieder mit Netz.',
    reload: 'Neu laden',
  },
  en: {
    asOf: 'As of',
    prices: 'prices and availability from then',
    product: 'Adding to your bag, enquiring and ordering need a network.',
    list: 'Filtering, sorting and ordering need a network.',
    reload: 'Reload',
  },
  fr: {
    asOf: 'État au',
    prices: 'prix et disponibilités de ce moment-là',
    product: 'Pour ajouter au panier, demander et commander, il faut attendre le retour du réseau.',
    list: 'Pour filtrer, trier et commander, il faut attendre le retour du réseau.',
    reload: 'Recharger',
  },
};

/** Whether a document can say of when its prices are; without that it is shown to nobody later. */
export function hasDateElement(document: string): boolean {
  return document.search(dateElement) >= 0;
}

/** The document with the moment at which it was kept, where its prices begin. */
export function insertDate(document: string, moment: Date, language: Language): string {
  const { asOf, prices, reload, ...about } = messages[language];
  const said = `${asOf} <time datetime="${moment.toISOString()}">${formatMoment(moment, language)}</time> – ${prices}`;
  return document.replace(
    dateElement,
    (_, kind: 'product' | 'list', classes: string, more: string) =>
      `<p data-as-of="${kind}" class="${classes}"${more}><strong>${said}</strong> <span>${about[kind]}</span> <a href="">${reload}</a></p>`,
  );
}

/** In the time of whoever reads, whose clock has told it. */
function formatMoment(moment: Date, language: Language): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(getLocale(language), options).format(moment);
  return `${format({ dateStyle: 'long' })}, ${format({ timeStyle: 'short' })}`;
}
