import type { IndexedProduct } from '../index/product-table.ts';

/** With more columns the table cannot be read at a glance. */
export const maxCompared = 4;

/** The products of an address: those that can be compared, and the others by the reason why not. */
export type ComparisonSelection<Product> = {
  shown: Product[];
  /** Those of another category than the first. */
  otherCategories: Product[];
  beyondLimit: Product[];
  /** How many ids are no product of the shop. */
  unknownCount: number;
};

/** Selects the products of the first one's category, since only these share its attributes. */
export function selectCompared<Product extends Pick<IndexedProduct, 'category'>>(
  ids: readonly number[],
  find: (id: number) => Product | undefined,
): ComparisonSelection<Product> {
  const known = ids.flatMap((id) => find(id) ?? []);
  const isAlike = ({ category }: Product) => category === known[0]?.category;
  const alike = known.filter(isAlike);
  return {
    shown: alike.slice(0, maxCompared),
    otherCategories: known.filter((product) => !isAlike(product)),
    beyondLimit: alike.slice(maxCompared),
    unknownCount: ids.length - known.length,
  };
}
