import type { Image } from '../../content/pages/image.ts';
import type { Language } from '../../i18n/languages.ts';
import type { EngravedMetal } from './engraving.ts';
import type { Offer } from './product-choice.ts';

type LocalizedText<Words> = { text: Words; lang: Language | undefined };

/** An attribute with its values; each text has its language, where it is not that of the visitor. */
export type ProductAttribute = { key: string; name: LocalizedText<string>; values: LocalizedText<string[]> };

export type SizeGuide = { key: string; name: string; columns: string[]; rows: string[][] };

/** The manufacturer and the person responsible in the European Union (GPSR art. 19). */
export type Manufacturer = {
  name: string;
  slug: string;
  /** Postal address, line by line. */
  address: string[];
  email: string | null;
  website: string | null;
  responsible: { name: string; email: string | null; address: string | null } | null;
};

/** A branch that has the product in stock, with the variants that are there; empty for a product without variants. */
export type BranchStock = { branch: number; name: string; variants: { id: number; name: string }[] };

/** Everything that the product page shows, in one language. */
export type ProductDetails = {
  offer: Offer;
  name: string;
  /** Language of the texts, where it is not that of the visitor. */
  lang?: Language | undefined;
  teaser: string | null;
  /** Rich text (HTML) from Directus. */
  description: string | null;
  reference: string | null;
  images: Image[];
  attributes: ProductAttribute[];
  /** Slugs of the tags. */
  tags: string[];
  manufacturer: Manufacturer | null;
  personalization: { key: string; name: string; metal: EngravedMetal } | null;
  /** Stock by branch, as far as staff maintain it; the main shop first. */
  branchStock: BranchStock[];
  sizeGuide: SizeGuide | null;
  warrantyMonths: number | null;
  guaranteeMonths: number | null;
  gtin: string | null;
  safety: string | null;
  hasBattery: boolean;
  ratings: { average: number; count: number } | null;
  seoTitle: string | null;
  seoDescription: string | null;
};
