import type { Look } from '../pictures/look.ts';
import type { AttributeFact } from './attributes.ts';
import type { CategoryKey } from './categories.ts';
import type { PersonalizationKey } from './personalizations.ts';
import type { Kind, ProductNote } from './product-note.ts';
import type { SizeGuideKey } from './size-guides.ts';
import { eachLanguage, type Words } from './words.ts';

/** A size of a product: `share` is its price as a share of the product's. */
export type Size = { name: string; suffix: string; share: number };

/** A product with everything that the shop says about it, still without ids, dates and stock. */
export type Composition = {
  note: ProductNote<Kind>;
  slug: string;
  name: Words;
  category: CategoryKey;
  subcategories: string[];
  look: Look;
  facts: AttributeFact[];
  teaser: Words;
  description: Words;
  seoTitle: Words;
  safety?: Words;
  sizes?: { label: Words; list: Size[] };
  sizeGuide?: SizeGuideKey;
  personalization?: PersonalizationKey;
};

export function nameOf({ name }: Pick<ProductNote<Kind>, 'name'>): Words {
  return typeof name === 'string' ? [name, name, name] : name;
}

/** The name between what each language says before and after it. */
export function named({ name }: Pick<ProductNote<Kind>, 'name'>, de: string, en: string, fr: string): Words {
  const [german, english, french] = nameOf({ name });
  return [`${de} ${german}`, `${english} ${en}`, `${fr} ${french}`];
}

const transcribed: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae', å: 'aa' };

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßœæå]/g, (letter) => transcribed[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function isEngravable({ tags }: Pick<ProductNote<Kind>, 'tags'>): boolean {
  return tags?.includes('gravierbar') ?? false;
}

/** Sizes named by numbers alone, so that they need no translation. */
export function numberedSizes(sizes: number[], unit: string, shareOf: (size: number) => number): Size[] {
  return sizes.map((size) => ({
    name: unit ? `${size}\u00a0${unit}` : String(size),
    suffix: `-${size}`,
    share: shareOf(size),
  }));
}

export function titled(name: Words, kind: Words): Words {
  return eachLanguage((language, say) => `${say(name)}${language === 'fr' ? ' :' : ':'} ${say(kind)}`);
}
