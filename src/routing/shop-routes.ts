import { keysOf } from '../base/records.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { type Addresses, getAddresses } from './addresses.ts';

/** Pages below the store root, independent of categories. */
export const shopRoutes = {
  search: { de: 'suche', en: 'search', fr: 'recherche' },
  wishlist: { de: 'merkliste', en: 'wishlist', fr: 'favoris' },
  /** Product comparison. */
  compare: { de: 'vergleich', en: 'compare', fr: 'comparaison' },
  /** Product request form on a page of its own, and its result: for browsers without JavaScript. */
  request: { de: 'anfrage', en: 'request', fr: 'demande' },
  cart: { de: 'warenkorb', en: 'cart', fr: 'panier' },
  checkout: { de: 'kasse', en: 'checkout', fr: 'commande' },
} as const satisfies Record<string, Record<Language, string>>;

/** Pages below the store root with a slug. */
export const shopSlugRoutes = {
  product: { de: 'produkt', en: 'product', fr: 'produit' },
  brand: { de: 'marke', en: 'brand', fr: 'marque' },
  tag: { de: 'thema', en: 'topic', fr: 'theme' },
  /** The slug is the order's access token, which only the buyer's links contain. */
  order: { de: 'bestellung', en: 'order', fr: 'suivi' },
} as const satisfies Record<string, Record<Language, string>>;

export type ShopPage = keyof typeof shopRoutes;
export type ShopSlugPage = keyof typeof shopSlugRoutes;

/** Undefined if the language has no shop. */
export function findShopHref(page: ShopPage, language: Language, among = getAddresses()): string | undefined {
  return underStoreRoot(shopRoutes[page][language], language, among);
}

/** @param slug the same in every language */
export function findShopSlugHref(
  page: ShopSlugPage,
  slug: string,
  language: Language,
  among = getAddresses(),
): string | undefined {
  const start = underStoreRoot(shopSlugRoutes[page][language], language, among);
  return start && `${start}/${slug}`;
}

function underStoreRoot(segment: string, language: Language, { storeRoots }: Addresses): string | undefined {
  const root = storeRoots[language];
  return root ? `${root}/${segment}` : undefined;
}

/** The shop page of a path; whether the slug exists is up to the catalogue. */
export function findShopPage(
  path: string,
): { language: Language; page: ShopPage } | { language: Language; page: ShopSlugPage; slug: string } | undefined {
  for (const language of languages) {
    const root = getAddresses().storeRoots[language];
    if (!root || !path.startsWith(`${root}/`)) continue;
    const [segment, slug, ...rest] = path.slice(root.length + 1).split('/');
    if (slug === undefined) {
      const page = keysOf(shopRoutes).find((one) => shopRoutes[one][language] === segment);
      if (page) return { language, page };
    } else if (slug && rest.length === 0) {
      const page = keysOf(shopSlugRoutes).find((one) => shopSlugRoutes[one][language] === segment);
      if (page) return { language, page, slug };
    }
  }
  return undefined;
}

/** Translates a shop path; undefined if the language has no shop. */
export function findTranslatedShopPath(path: string, language: Language): string | undefined {
  const found = findShopPage(path);
  if (!found) return undefined;
  return 'slug' in found ? findShopSlugHref(found.page, found.slug, language) : findShopHref(found.page, language);
}

/** New path of a moved page, for links in old mails and bookmarks. */
export function findMovedShopPath(path: string): string | undefined {
  const root = getAddresses().storeRoots.fr;
  if (!root || !path.startsWith(`${root}/`)) return undefined;
  const [segment, token, ...rest] = path.slice(root.length + 1).split('/');
  if (segment === 'commander' && token === undefined) return findShopHref('checkout', 'fr');
  if (segment === 'commande' && token && rest.length === 0) return findShopSlugHref('order', token, 'fr');
  return undefined;
}

/** Whether a slug is taken by a shop page, so that no category may use it. */
export function isReservedShopSlug(slug: string, language: Language): boolean {
  return [...Object.values(shopRoutes), ...Object.values(shopSlugRoutes)].some((route) => route[language] === slug);
}
