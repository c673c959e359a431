import { keysOf } from '../base/records.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { getAddresses, type InLanguages } from './addresses.ts';
import type { LinkedPage } from './page-kinds.ts';
import { ringAppointmentRoutes } from './ring-routes.ts';
import { findTranslatedShopPath } from './shop-routes.ts';

type PageAddresses = { de: string; en?: string; fr?: string };

/** Offline fallback pages; the service worker knows these paths and no others. */
export const offlineRoutes = { de: '/offline', en: '/en/offline', fr: '/fr/hors-ligne' } as const satisfies Record<
  Language,
  string
>;

/** The route table: every static path, defined once. A language that is missing has no such page. */
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
  /** The withdrawal form; `withdrawal` is the information about the right. */
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

/** Pages that respond to every unknown path below them. */
export const areas: readonly PageKey[] = ['wedding_rings'];

/** Pages that exist in every language, so that links to them are always valid. */
export type PageKeyInEveryLanguage = {
  [Key in PageKey]: (typeof pageRoutes)[Key] extends Record<Language, string> ? Key : never;
}[PageKey];

/** Not-found pages, by the language of the requested path. */
export const notFoundRoutes = { de: '/404', en: '/en/404', fr: '/fr/404' } as const satisfies Record<Language, string>;

/** Status pages of the shop: 410 for a product that was removed, 503 for maintenance. */
export const shopStatusRoutes = {
  gone: { de: '/410', en: '/en/410', fr: '/fr/410' },
  maintenance: { de: '/503', en: '/en/503', fr: '/fr/503' },
} as const satisfies Record<string, Record<Language, string>>;

/** Previews of drafts for staff: `/vorschau/page/12`, with a signed key. */
export const previewRoutes = { de: '/vorschau', en: '/en/preview', fr: '/fr/apercu' } as const satisfies Record<
  Language,
  string
>;

/**
 * Result pages of the newsletter form and of links in its mails. Not in the route table: no menu, sitemap or search
 * engine links to them.
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

/** Confirmation of a withdrawal. Not in the route table: only the form leads there. */
export const withdrawnRoutes = {
  de: '/vertrag-widerrufen/eingegangen',
  en: '/en/withdraw-from-contract/received',
  fr: '/fr/renoncer-au-contrat/recue',
} as const satisfies Record<Language, string>;

/** The wedding-ring studio, whose query is the pair. */
export const ringStudioRoutes = {
  de: '/trauringe/studio',
  en: '/en/wedding-rings/studio',
  fr: '/fr/alliances/studio',
} as const satisfies Record<Language, string>;

export function hrefTo(page: LinkedPage, language: Language): string {
  return pageRoutes[page][language];
}

/** The path of a page that visitors can open; undefined where nothing is published. On the server only. */
export function findShownHref(page: PageKey, language: Language, among = getAddresses()): string | undefined {
  return among.absent[language]?.includes(page) ? undefined : findHref(page, language);
}

/** Path of a page, whether or not something is published there. Undefined if there is none in this language. */
export function findHref(page: PageKey, language: Language): string | undefined {
  const routes: PageAddresses = pageRoutes[page];
  return routes[language];
}

let pagesByPath: Map<string, { page: PageKey; language: Language }> | undefined;

/** The page of a path. In French privacy shares the imprint's path, and the imprint is returned. */
export function findPageKey(path: string): { page: PageKey; language: Language } | undefined {
  const toEntry = (page: PageKey, language: Language) => [findHref(page, language) ?? '', { page, language }] as const;
  const listPages = () => keysOf(pageRoutes).flatMap((page) => languages.map((language) => toEntry(page, language)));
  // The last one of a path counts.
  pagesByPath ??= new Map(listPages().reverse());
  return path ? pagesByPath.get(path) : undefined;
}

/** Path of a category's list; undefined if the language has no shop or no such category. */
export function findCategoryHref(category: string, language: Language, among = getAddresses()): string | undefined {
  const root = among.storeRoots[language];
  const slug = among.categories.find(({ key }) => key === category)?.slugs[language];
  return root && slug ? `${root}/${slug}` : undefined;
}

/** Path of an article, below the list of articles; undefined without a translation. */
export function findArticleHref(slugs: InLanguages, language: Language): string | undefined {
  const slug = slugs[language];
  return slug && `${pageRoutes.insights[language]}/${slug}`;
}

/**
 * Translates a path of the route table, the only addresses that browsers know.
 *
 * @param path without query
 * @returns undefined if the path is not in the table; null if there is no translation
 */
export function findTranslatedPage(path: string, language: Language): string | null | undefined {
  const known = findPageKey(path);
  return known && (findHref(known.page, language) ?? null);
}

/** Translates any path of the site; undefined if there is no translation. */
export function findTranslatedPath(path: string, language: Language): string | undefined {
  const known = findPageKey(path);
  if (known) return findShownHref(known.page, language);
  const outsideTable = [...Object.values(newsletterRoutes), withdrawnRoutes, ringStudioRoutes, ringAppointmentRoutes];
  const step = outsideTable.find((routes) => languages.some((one) => routes[one] === path));
  if (step) return step[language];
  if (languages.some((one) => getAddresses().storeRoots[one] === path))
    return getAddresses().storeRoots[language] ?? undefined;
  for (const { key } of getAddresses().categories) {
    if (languages.some((one) => findCategoryHref(key, one) === path)) return findCategoryHref(key, language);
  }
  const ofShop = findTranslatedShopPath(path, language);
  if (ofShop) return ofShop;
  const page = getAddresses().pages.find(({ paths }) => languages.some((one) => paths[one] === path));
  if (page) return page.paths[language];
  const article = getAddresses().articles.find(({ slugs }) =>
    languages.some((one) => findArticleHref(slugs, one) === path),
  );
  return article && findArticleHref(article.slugs, language);
}

/**
 * Translates a path below an area.
 *
 * @returns undefined for a path below no area; null if the area has no translation
 */
export function findPathBelowArea(path: string, language: Language): string | null | undefined {
  for (const page of areas) {
    const start = languages.map((one) => findShownHref(page, one)).find((one) => one && path.startsWith(`${one}/`));
    if (start === undefined) continue;
    const translated = findShownHref(page, language);
    return translated ? translated + path.slice(start.length) : null;
  }
  return undefined;
}

/** Whether the site map contains this path. */
export function isKnownPath(path: string): boolean {
  return languages.some((language) => findTranslatedPath(path, language) === path);
}
