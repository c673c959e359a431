import { cleanLine } from '../../../../src/base/clean-text.ts';
import { type Cents, parseCents } from '../../../../src/base/money.ts';
import type { Language } from '../../../../src/i18n/languages.ts';
import type { Essential, Image, PersonalizationEntry } from '../../../../src/orders/order-fields.ts';
import type { RingRules } from '../../../../src/rings/ring-rules.ts';

/** A sellable unit: a product without variants, or a variant. */
export type Sku = {
  /** Null for a price on request. */
  cents: Cents | null;
  stock: number;
  /** Whether it can be backordered. */
  canReorder: boolean;
  shippingDays: number | null;
  /** Lead time of backorders; null if the same. */
  reorderDays: number | null;
  essentials: Essential[];
};

export type PersonalizationField = {
  key: string;
  type: 'text' | 'select' | 'number' | 'checkbox';
  label: string;
  isRequired: boolean;
  surchargeCents: Cents;
  maxLength: number | null;
  options: { value: string; label: string }[];
};

/** The wedding-ring studio in one language, and how far the price of a pair is explained. */
export type RingStudio = {
  language: Language;
  rules: RingRules;
  /** The same rules with German names, for staff. */
  staffRules: RingRules;
  breakdown: 'none' | 'weights' | 'full';
};

/** A published product in one language, as needed for orders. */
export type ShopProduct = Sku & {
  product: number;
  name: string;
  slug: string;
  reference: string;
  manufacturer: string | null;
  image: Image | null;
  /** Null for the shop's default. */
  taxPercent: number | null;
  fields: PersonalizationField[];
  /** Label of its variants, such as size; null if there is none. */
  variantLabel: string | null;
  /** Active variants. If there are any, one must be selected. */
  variants: (Sku & { id: number; name: string; referenceSuffix: string })[];
  /** The studio whose pairs are ordered as this product; null for all other products. */
  rings: RingStudio | null;
};

/** Maximum quantity of a backorder, beyond the stock; the same as on the product page. */
const maxBackorder = 10;

export function countAvailable({ stock, canReorder }: Sku): number {
  return Math.max(0, stock) + (canReorder ? maxBackorder : 0);
}

/** An attribute of a product in one language. */
export type ProductAttribute = { key: string; name: string; values: string[] };

type EssentialsInput = {
  /** Null for a product without a category. */
  category: { key: string; chosen: readonly string[] } | null;
  /** All attributes of the product, in the CMS's order. */
  facts: readonly ProductAttribute[];
  /** The selected variant, and the shop's label for variants. */
  variant: { label: string; name: string } | null;
  manufacturer: { label: string; name: string } | null;
};

/** Essential attribute groups by category, if staff have selected none. */
export const defaultAttributes: Readonly<Record<string, readonly string[]>> = {
  watches: ['alloy', 'movement', 'diameter', 'water_resistance', 'strap', 'stone'],
  wedding_rings: ['alloy', 'ring_width', 'profile', 'surface', 'stone'],
  engagement_rings: ['alloy', 'stone', 'cut', 'carat', 'setting'],
  jewelry: ['alloy', 'stone', 'pearl', 'chain', 'chain_length'],
  beads: ['alloy', 'pearl', 'colour'],
  accessories: ['alloy', 'colour'],
};

/**
 * The essential characteristics of a product (Art. 246a § 1 (1) Nr. 1 EGBGB), shown above the order button: the
 * variant, the attributes that staff have selected for the category or else the default ones, and the manufacturer. If
 * a product has none of them, all its attributes are listed.
 */
export function listEssentials({ category, facts, variant, manufacturer }: EssentialsInput): Essential[] {
  const chosen = category?.chosen.length ? category.chosen : defaultAttributes[category?.key ?? ''];
  const found = (chosen ?? []).flatMap((key) => facts.find((fact) => fact.key === key) ?? []);
  // A shop with other attributes still has to show something.
  const listed = found.length > 0 ? found : facts;
  const open = listed.filter(({ values }) => values.length > 0 && !isChosen(values, variant?.name));
  return [
    ...(variant ? [{ key: 'variant', name: variant.label, value: variant.name }] : []),
    ...open.map(({ key, name, values }) => ({ key, name, value: values.join(', ') })),
    ...(manufacturer ? [{ key: 'manufacturer', name: manufacturer.label, value: manufacturer.name }] : []),
  ];
}

/** Whether an attribute lists all variants, such as the lengths of a chain, one of which was selected. */
function isChosen(values: readonly string[], variant: string | undefined): boolean {
  return variant !== undefined && values.some((value) => withPlainSpaces(value) === withPlainSpaces(variant));
}

/** Staff type `45 cm` with any of the spaces that there are; all of them mean the same. */
function withPlainSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** In cents; null for a price on request. Negative prices are mistakes and never sold. */
export function parsePrice(amount: string | number | null): Cents | null {
  const cents = parseCents(amount);
  return cents !== null && cents >= 0 ? cents : null;
}

export type Personalization = { entries: PersonalizationEntry[]; surchargeCents: Cents; isPersonalized: boolean };

const maxTextLength = 500;

/**
 * Validates the personalization of a line; undefined if a value is missing, too long or not offered.
 *
 * Personalized goods cannot be returned (§ 312g (2) Nr. 1 BGB): those with text, and those with a surcharge. A size or
 * typeface alone is an ordinary choice.
 */
export function parsePersonalization(
  fields: PersonalizationField[],
  values: Record<string, string>,
): Personalization | undefined {
  const isUnknown = (key: string) => fields.every((field) => field.key !== key);
  if (Object.entries(values).some(([key, value]) => value !== '' && isUnknown(key))) return undefined;
  const read = fields.map((field) => ({ field, value: parseValue(field, values[field.key] ?? '') }));
  if (read.some(({ field, value }) => value === undefined || (field.isRequired && value === ''))) return undefined;
  const filled = read.flatMap(({ field, value }) => (value ? [{ field, value }] : []));
  return {
    entries: filled.map(({ field: { key, label, surchargeCents }, value }) => ({
      ...{ key, label, value },
      surcharge_cents: surchargeCents,
    })),
    surchargeCents: filled.reduce((sum, { field }) => sum + field.surchargeCents, 0),
    isPersonalized: filled.some(({ field }) => field.type === 'text' || field.surchargeCents > 0),
  };
}

/** Empty if nothing was selected, undefined if invalid. */
function parseValue({ type, maxLength, options }: PersonalizationField, given: string): string | undefined {
  const value = cleanLine(given);
  if (value === '') return '';
  switch (type) {
    case 'select':
      return options.find((option) => option.value === value)?.label;
    case 'checkbox':
      return value === 'yes' ? '✓' : undefined;
    case 'number':
      return /^-?\d{1,9}(?:[.,]\d{1,4})?$/.test(value) ? value : undefined;
    default:
      return [...value].length <= (maxLength ?? maxTextLength) ? value : undefined;
  }
}
