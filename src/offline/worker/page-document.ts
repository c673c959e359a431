import { getLocale } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';

/** Matches the placeholder that `AsOf` renders: empty and hidden. React may add attributes for view transitions. */
const dateElement = /<p data-as-of="(product|list)" class="([\w -]{0,100})" hidden=""([\w ="-]{0,100})>[^<]{0,9}<\/p>/g;

type DateMessages = { asOf: string; prices: string; reload: string } & Record<'product' | 'list', string>;

/** Pages do not include messages for offline use. */
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
    prices: 'prix et disponibilités d’alors',
    product: 'Pour ajouter au panier, demander et commander, il faut attendre le retour du réseau.',
    list: 'Pour filtrer, trier et commander, il faut attendre le retour du réseau.',
    reload: 'Recharger',
  },
};

/** Whether a document has the placeholder for its date; without it the page is not served offline. */
export function hasDateElement(document: string): boolean {
  return document.search(dateElement) >= 0;
}

/** The document with the date at which it was cached, inserted before its prices. */
export function insertDate(document: string, date: Date, language: Language): string {
  const { asOf, prices, reload, ...hints } = messages[language];
  const dateText = `${asOf} <time datetime="${date.toISOString()}">${formatMoment(date, language)}</time> – ${prices}`;
  return document.replace(
    dateElement,
    (_, kind: 'product' | 'list', classes: string, more: string) =>
      `<p data-as-of="${kind}" class="${classes}"${more}><strong>${dateText}</strong> <span>${hints[kind]}</span> <a href="">${reload}</a></p>`,
  );
}

/** In the reader's time zone. */
function formatMoment(date: Date, language: Language): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(getLocale(language), options).format(date);
  return `${format({ dateStyle: 'long' })}, ${format({ timeStyle: 'short' })}`;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** The text of a document's heading, or of its title where it has no heading. */
export function findPageTitle(document: string): string {
  const heading = findHeading(document);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(document) ?? [];
  const text = (heading ?? title).replace(/<[^<>]*>|\u00ad/g, '');
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '').trim();
}

function findHeading(document: string): string | undefined {
  const opening = document.search(/<h1\b/);
  const start = opening < 0 ? -1 : document.indexOf('>', opening);
  const end = start < 0 ? -1 : document.indexOf('</h1>', start);
  return end < 0 ? undefined : document.slice(start + 1, end);
}
