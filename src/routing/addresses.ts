import { type Language, languages } from '../i18n/languages.ts';

/** One string in each language that has it. */
export type InLanguages = Partial<Record<Language, string>>;

/** What the head of every page says of the site as a whole. */
export type SiteHead = {
  seoTitle: string;
  titleSeparator: string;
  seoDescription: string | null;
  seoKeywords: string | null;
  socialCreator: string | null;
  socialImage: { id: string; alt: string } | null;
};

/** What staff choose in the content system and the map of the site needs before any page is rendered. */
export type Addresses = {
  /** Languages that have routes: those of the project, German at least. */
  languages: readonly Language[];
  /** `/shop`; null where there is no shop. */
  storeRoots: Record<Language, string | null>;
  /** Whether orders are paid with Google Pay, too, whose hosts the checkout then has to let in. */
  hasGooglePay: boolean;
  categories: readonly { key: string; slugs: InLanguages }[];
  /** An article has an address in the languages that it is written in. */
  articles: readonly { id: number; slugs: InLanguages }[];
  /** Pages that staff gave an address of their own: whole paths, in the languages that they have words for. */
  pages: readonly { id: number; paths: InLanguages }[];
  /** Old and short addresses in lower case, and where each leads. */
  redirects: Readonly<Record<string, string>>;
};

/** Words that a shop page says without asking anyone. */
export type SiteTexts = {
  site: Partial<Record<Language, SiteHead>>;
  categories: readonly { key: string; names: InLanguages; descriptions: InLanguages }[];
  /** The house's telephone: its number as it is read, and the address that calls it. */
  phone?: { text: string; href?: string } | null;
};

/** Read once before pages are made, and part of the release from then on. */
export type SiteMap = { addresses: Addresses; texts: SiteTexts };

export let addresses: Addresses = {
  languages,
  storeRoots: { de: null, en: null, fr: null },
  hasGooglePay: false,
  categories: [],
  articles: [],
  pages: [],
  redirects: {},
};

export let siteTexts: SiteTexts = { site: {}, categories: [] };

/** Where the modules that write HTML find what the modules of server components know: each has its own of this file. */
const shared = Symbol.for('vitrine.site-map');

/** From now on every link and every head is made of these. On the server only: browsers are handed what they need. */
export function adoptSiteMap(map: SiteMap): void {
  addresses = map.addresses;
  siteTexts = map.texts;
  (globalThis as { [shared]?: SiteMap })[shared] = map;
}

/** For client components while they are rendered on the server. */
export function adoptSharedSiteMap(): void {
  const map = (globalThis as { [shared]?: SiteMap })[shared];
  if (map) addresses = map.addresses;
}
