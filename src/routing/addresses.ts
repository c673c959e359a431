import type { Language } from '../i18n/languages.ts';

/** A string by language; missing languages have none. */
export type InLanguages = Partial<Record<Language, string>>;

/** Site-wide metadata of every page. */
export type SiteHead = {
  seoTitle: string;
  titleSeparator: string;
  seoDescription: string | null;
  seoKeywords: string | null;
  socialCreator: string | null;
  socialImage: { id: string; alt: string } | null;
};

/** Addresses from the CMS that the router needs before any page is rendered. */
export type Addresses = {
  /** Languages with routes: those of the project, always including German. */
  languages: readonly Language[];
  /** `/shop`; null in languages without a shop. */
  storeRoots: Record<Language, string | null>;
  /** Whether Google Pay is offered; the checkout's CSP has to allow its hosts then. */
  hasGooglePay: boolean;
  /** Id of the picture that the site's icons are made of; null for those in `public/`. */
  icon: string | null;
  categories: readonly { key: string; slugs: InLanguages }[];
  /** An article has a slug in every language that it is translated to. */
  articles: readonly { id: number; slugs: InLanguages }[];
  /** Pages with their own path, in the languages that they are translated to. */
  pages: readonly { id: number; paths: InLanguages }[];
  /** Pages of the route table that have no text in a language, and no address there. */
  absent: Partial<Record<Language, readonly string[]>>;
  /** Redirects: old and short paths in lower case, and their targets. */
  redirects: Readonly<Record<string, string>>;
};

/** Texts that shop pages show without a request to the CMS. */
export type SiteTexts = {
  site: Partial<Record<Language, SiteHead>>;
  categories: readonly { key: string; names: InLanguages; descriptions: InLanguages }[];
  /** The shop's phone number as text, with a `tel:` URL. */
  phone?: { text: string; href?: string } | null;
};

/** Read once at build and part of the release from then on. */
export type SiteMap = { addresses: Addresses; texts: SiteTexts };

declare global {
  /**
   * Where `run-with-site-map.ts` shares its storage. The SSR and RSC environments have separate instances of this
   * module, so that a variable of it would be another one in each.
   */
  var vitrineSiteMap: { getStore: () => SiteMap | undefined } | undefined;
}

/**
 * The site map of the release that the running request, build or task works for. On the server only: browsers get what
 * they need as props.
 *
 * @throws outside of such work
 */
export function getSiteMap(): SiteMap {
  const map = globalThis.vitrineSiteMap?.getStore();
  if (map) return map;
  throw new Error('There is no site map here: neither a request nor a build is running.');
}

export function getAddresses(): Addresses {
  return getSiteMap().addresses;
}

export function getSiteTexts(): SiteTexts {
  return getSiteMap().texts;
}
