/** What a product is like in one respect, in the words of one language. */
export type ProductAttribute = { key: string; name: string; values: string[] };

/** The same as an order keeps it. */
export type Essential = { key: string; name: string; value: string };

type EssentialsInput = {
  /** Null for a product that is in none. */
  category: { key: string; chosen: readonly string[] } | null;
  /** All that the product says of itself, in the order of the studio. */
  facts: readonly ProductAttribute[];
  /** The size or version that was chosen, and what staff call it. */
  variant: { label: string; name: string } | null;
  manufacturer: { label: string; name: string } | null;
};

/** Keys of attribute groups that decide on a purchase, by the kind of category, where staff have chosen none. */
export const defaultAttributes: Readonly<Record<string, readonly string[]>> = {
  watches: ['alloy', 'movement', 'diameter', 'water_resistance', 'strap', 'stone'],
  wedding_rings: ['alloy', 'ring_width', 'profile', 'surface', 'stone'],
  engagement_rings: ['alloy', 'stone', 'cut', 'carat', 'setting'],
  jewelry: ['alloy', 'stone', 'pearl', 'chain', 'chain_length'],
  beads: ['alloy', 'pearl', 'colour'],
  accessories: ['alloy', 'colour'],
};

/**
 * The essential characteristics of a product (Art. 246a § 1 (1) Nr. 1 EGBGB), which stand above the order button: the
 * chosen size, the attributes that staff have named for its category or else the usual ones, and the manufacturer. Where
 * a product has none of them, every attribute is essential.
 */
export function listEssentials({ category, facts, variant, manufacturer }: EssentialsInput): Essential[] {
  const chosen = category?.chosen.length ? category.chosen : defaultAttributes[category?.key ?? ''];
  const found = (chosen ?? []).flatMap((key) => facts.find((fact) => fact.key === key) ?? []);
  // A house that has attributes of its own still has to tell something.
  const told = found.length > 0 ? found : facts;
  const open = told.filter(({ values }) => values.length > 0 && !isChosen(values, variant?.name));
  return [
    ...(variant ? [{ key: 'variant', name: variant.label, value: variant.name }] : []),
    ...open.map(({ key, name, values }) => ({ key, name, value: values.join(', ') })),
    ...(manufacturer ? [{ key: 'manufacturer', name: manufacturer.label, value: manufacturer.name }] : []),
  ];
}

/** Of the lengths that a chain is made in, one was chosen; the others are none of this chain. */
function isChosen(values: readonly string[], variant: string | undefined): boolean {
  return variant !== undefined && values.includes(variant);
}
