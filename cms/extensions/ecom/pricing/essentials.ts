import type { Essential } from '../../../../src/orders/order-fields.ts';

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
