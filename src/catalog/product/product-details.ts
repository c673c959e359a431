import type { Image } from '../../content/pages/image.ts';
import type { Language } from '../../i18n/languages.ts';
import type { EngravedMetal } from './engraving.ts';
import type { Offer } from './product-choice.ts';

type LocalizedText<Words> = { text: Words; lang: Language | undefined };

/** Each with the language of its words, where it is not the visitor's. */
export type ProductAttribute = { key: string; name: LocalizedText<string>; values: LocalizedText<string[]> };

export type SizeGuide = { key: string; name: string; columns: string[]; rows: string[][] };

/** Who made it and who answers for it in the European Union (GPSR art. 19). */
export type Manufacturer = {
  name: string;
  slug: string;
  /** Lines of the postal address. */
  address: string[];
  email: string | null;
  website: string | null;
  responsible: { name: string; email: string | null; address: string | null } | null;
};

/** A shop in which pieces lie, and which variants: all of it where there are none. */
export type BranchStock = { branch: number; name: string; variants: { id: number; name: string }[] };

/** All that the page of a product says of it, in one language. */
export type ProductDetails = {
  offer: Offer;
  name: string;
  /** Of the texts, where it is not the visitor's. */
  lang?: Language | undefined;
  teaser: string | null;
  /** Rich text of an editor. */
  description: string | null;
  reference: string | null;
  images: Image[];
  attributes: ProductAttribute[];
  /** Slugs. */
  tags: string[];
  manufacturer: Manufacturer | null;
  personalization: { key: string; name: string; metal: EngravedMetal } | null;
  /** Where it lies, as far as staff keep that; the main shop first. */
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
