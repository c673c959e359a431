import { type Language, languages } from '../i18n/languages.ts';
import { addresses, type InLanguages } from './addresses.ts';
import { findTranslatedShopPath } from './shop-routes.ts';

type PageAddresses = { de: string; en?: string; fr?: string };

/** What is shown in place of a page that cannot be had without a network; the service worker knows these and no others. */
export const offlineRoutes = { de: '/offline', en: '/en/offline', fr: '/fr/hors-ligne' } as const satisfies Record<
  Language,
  string
>;

/** The only place where a page's path is written. A language that a page does not name has no such page. */
export const pageRoutes = {
  home: { de: '/', en: '/en', fr: '/fr' },
  contact: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
  thanks: { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
  newsletter: { de: '/newsletter', en: '/en/newsletter', fr: '/fr/newsletter' },
  imprint: { de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' },
  privacy: { de: '/datenschutz', en: '/en/privacy', fr: '/fr/mentions-legales' },
  watches: { de: '/uhren', en: '/en/watches' },
  jewelry: { de: '/schmuck', en: '/en/jewelry' },
  accessories: { de: '/accessories', en: '/en/accessories' },
  wedding_rings: { de: '/trauringe', en: '/en/wedding-rings' },
  beads: { de: '/perlen', en: '/en/beads' },
  engagement_rings: { de: '/verlobungsringe', en: '/en/engagement-rings' },
  optics: { de: '/optik', en: '/en/optics' },
  for_kids: { de: '/fuer-kinder', en: '/en/for-kids' },
  events: { de: '/events', en: '/en/events' },
  home_fabrics: { de: '/heimtextilien', en: '/en/home-fabrics' },
  decoratives: { de: '/dekoration', en: '/en/decoratives' },
  floral_workshop: { de: '/florale-werkstatt', en: '/en/floral_workshop' },
  room_fragrances: { de: '/raumduefte', en: '/en/room-fragrances' },
  bicycles: { de: '/fahrraeder', en: '/en/bicycles' },
  window: { de: '/digitales-schaufenster', en: '/en/store-window' },
  appointment: { de: '/terminvereinbarung', en: '/en/appointment', fr: '/fr/rendez-vous' },
  terms: { de: '/agb', en: '/en/terms', fr: '/fr/conditions-generales' },
  withdrawal: { de: '/widerruf', en: '/en/withdrawal', fr: '/fr/retractation' },
  /** Where a contract is withdrawn from; the page above says what the law gives. */
  withdraw: { de: '/vertrag-widerrufen', en: '/en/withdraw-from-contract', fr: '/fr/renoncer-au-contrat' },
  shipping: { de: '/versand-und-zahlung', en: '/en/shipping-and-payment', fr: '/fr/livraison-et-paiement' },
  accessibility: { de: '/barrierefreiheit', en: '/en/accessibility', fr: '/fr/accessibilite' },
  insights: { de: '/einblicke', en: '/en/insights', fr: '/fr/regards' },
  faq: { de: '/faq', en: '/en/faq', fr: '/fr/faq' },
  info: { de: '/info', en: '/en/info', fr: '/fr/info' },
  partner: { de: '/partner', en: '/en/partners', fr: '/fr/partenaires' },
  materials: { de: '/materialkunde', en: '/en/materials', fr: '/fr/materiaux' },
  sustainability: { de: '/nachhaltigkeit', en: '/en/sustainability', fr: '/fr/durabilite' },
  display: { de: '/display', en: '/en/display', fr: '/fr/display' },
  offline: offlineRoutes,
  privacy_social: { de: '/datenschutz-social', en: '/en/privacy-social', fr: '/fr/confidentialite-reseaux' },
} as const satisfies Record<string, PageAddresses>;

export type PageKey = keyof typeof pageRoutes;

/** Pages that answer for every address below them which no other page has. */
export const areas: readonly PageKey[] = ['wedding_rings'];

/** Pages that every language has: a link to one of them can never be dead. */
export type PageKeyInEveryLanguage = {
  [Key in PageKey]: (typeof pageRoutes)[Key] extends Record<Language, string> ? Key : never;
}[PageKey];

/** Says that there is no such page, in the language of the address that was asked for. */
export const notFoundRoutes = { de: '/404', en: '/en/404', fr: '/fr/404' } as const satisfies Record<Language, string>;

/** What the shop says instead of a page, with a status of its own: a piece that was here once, and a pause. */
export const shopStatusRoutes = {
  gone: { de: '/410', en: '/en/410', fr: '/fr/410' },
  maintenance: { de: '/503', en: '/en/503', fr: '/fr/503' },
} as const satisfies Record<string, Record<Language, string>>;

/** Where staff see entries before visitors do: `/vorschau/page/12`, with a signed key. */
export const previewRoutes = { de: '/vorschau', en: '/en/preview', fr: '/fr/apercu' } as const satisfies Record<
  Language,
  string
>;

/**
 * What comes of the newsletter's form and of the links in its mails. Outside the table: nobody looks for these pages, and
 * no menu or search engine leads there.
 */
export const newsletterRoutes = {
  sent: { de: '/newsletter/danke', en: '/en/newsletter/thanks', fr: '/fr/newsletter/merci' },
  confirm: { de: '/newsletter/bestaetigen', en: '/en/newsletter/confirm', fr: '/fr/newsletter/confirmer' },
  confirmed: { de: '/newsletter/bestaetigt', en: '/en/newsletter/confirmed', fr: '/fr/newsletter/confirme' },
  unsubscribe: { de: '/newsletter/abmelden', en: '/en/newsletter/unsubscribe', fr: '/fr/newsletter/desabonner' },
  unsubscribed: { de: '/newsletter/abgemeldet', en: '/en/newsletter/unsubscribed', fr: '/fr/newsletter/desabonne' },
  expired: { de: '/newsletter/abgelaufen', en: '/en/newsletter/expired', fr: '/fr/newsletter/expire' },
  later: { de: '/newsletter/spaeter', en: '/en/newsletter/later', fr: '/fr/newsletter/plus-tard' },
} as const satisfies Record<string, Record<Language, string>>;

/** Says that a withdrawal has arrived, and when. Outside the table, like the newsletter's: only the form leads there. */
export const withdrawnRoutes = {
  de: '/vertrag-widerrufen/eingegangen',
  en: '/en/withdraw-from-contract/received',
  fr: '/fr/renoncer-au-contrat/recue',
} as const satisfies Record<Language, string>;

export function hrefTo(page: PageKeyInEveryLanguage, language: Language): string {
  return pageRoutes[page][language];
}

/** Undefined where the page does not exist in this language. */
export function findHref(page: PageKey, language: Language): string | undefined {
  const routes: PageAddresses = pageRoutes[page];
  return routes[language];
}

/** The page behind an address; French privacy shares the imprint's address, and the imprint answers for both. */
export function findPageKey(path: string): { page: PageKey; language: Language } | undefined {
  for (const page of Object.keys(pageRoutes) as PageKey[]) {
    const language = languages.find((one) => findHref(page, one) === path);
    if (language) return { page, language };
  }
  return undefined;
}

/** The list of a category under the store root, or undefined where the language has no shop or no such category. */
export function findCategoryHref(category: string, language: Language, among = addresses): string | undefined {
  const root = among.storeRoots[language];
  const slug = among.categories.find(({ key }) => key === category)?.slugs[language];
  return root && slug ? `${root}/${slug}` : undefined;
}

/** Articles lie below the page that lists them. Undefined where the article is not written in this language. */
export function findArticleHref(slugs: InLanguages, language: Language): string | undefined {
  const slug = slugs[language];
  return slug && `${hrefTo('insights', language)}/${slug}`;
}

/**
 * The same page of the route table in another language. Browsers know this table and no other address.
 *
 * @param path without query, as the browser shows it
 * @returns undefined where the table does not have the path; null where that language has no such page
 */
export function findTranslatedPage(path: string, language: Language): string | null | undefined {
  const known = findPageKey(path);
  return known && (findHref(known.page, language) ?? null);
}

/** The same page in another language, whatever it is; undefined where that language has no such page. */
export function findTranslatedPath(path: string, language: Language): string | undefined {
  const known = findTranslatedPage(path, language);
  if (known !== undefined) return known ?? undefined;
  const outsideTable = [...Object.values(newsletterRoutes), withdrawnRoutes];
  const step = outsideTable.find((routes) => languages.some((one) => routes[one] === path));
  if (step) return step[language];
  if (languages.some((one) => addresses.storeRoots[one] === path)) return addresses.storeRoots[language] ?? undefined;
  for (const { key } of addresses.categories) {
    if (languages.some((one) => findCategoryHref(key, one) === path)) return findCategoryHref(key, language);
  }
  const ofShop = findTranslatedShopPath(path, language);
  if (ofShop) return ofShop;
  const page = addresses.pages.find(({ paths }) => languages.some((one) => paths[one] === path));
  if (page) return page.paths[language];
  const article = addresses.articles.find(({ slugs }) => languages.some((one) => findArticleHref(slugs, one) === path));
  return article && findArticleHref(article.slugs, language);
}

/**
 * A path that no other page has and that an area answers, below the area's start in another language.
 *
 * @returns undefined for a path below no area; null where that language does not have the area
 */
export function findPathBelowArea(path: string, language: Language): string | null | undefined {
  for (const page of areas) {
    const start = languages.map((one) => findHref(page, one)).find((one) => one && path.startsWith(`${one}/`));
    if (start === undefined) continue;
    const translated = findHref(page, language);
    return translated ? translated + path.slice(start.length) : null;
  }
  return undefined;
}

/** Whether there is a page at this path, as far as the map of the site knows. */
export function isKnownPath(path: string): boolean {
  return languages.some((language) => findTranslatedPath(path, language) === path);
}

/** Leads to the translation of a page whose addresses are not the browser's to know. */
export function getTranslationHref(path: string, language: Language): string {
  return `/api/translation?${new URLSearchParams({ of: path, to: language })}`;
}
