import type { Language } from './i18n/languages.ts';

/** One string in each language that has it. */
type InLanguages = Partial<Record<Language, string>>;

/** What the head of every page says of the site as a whole. */
export type SiteHead = {
  seoTitle: string;
  titleSeparator: string;
  seoDescription: string | null;
  seoKeywords: string | null;
  socialCreator: string | null;
  socialImage: { id: string; alt: string } | null;
};

/**
 * What staff choose in the content system and the map of the site needs before any page is rendered. A build step
 * writes it to `addresses.generated.ts`, so that every shop page has an address of its own.
 */
export type Addresses = {
  /** Languages that have routes: those of the project, German at least. */
  languages: readonly Language[];
  /** `/shop`; null where there is no shop. */
  storeRoots: Record<Language, string | null>;
  categories: readonly { key: string; slugs: InLanguages }[];
  articles: readonly { slugs: InLanguages }[];
};

/** Words that a shop page says without asking anyone. Beside the addresses, since the browser needs only those. */
export type SiteTexts = {
  site: Partial<Record<Language, SiteHead>>;
  categories: readonly { key: string; names: InLanguages; descriptions: InLanguages }[];
};
