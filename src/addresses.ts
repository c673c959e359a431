import type { Language } from './i18n/languages.ts';

type Slugs = Partial<Record<Language, string>>;

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
 * writes it to `addresses.generated.ts`, so that a shop page has its address, name and head without asking anyone.
 */
export type Addresses = {
  /** Languages that have routes: those of the project, German at least. */
  languages: readonly Language[];
  site: Partial<Record<Language, SiteHead>>;
  /** `/shop`; null where there is no shop. */
  storeRoots: Record<Language, string | null>;
  categories: readonly { key: string; slugs: Slugs; names: Slugs; descriptions: Slugs }[];
  articles: readonly { slugs: Slugs }[];
};
