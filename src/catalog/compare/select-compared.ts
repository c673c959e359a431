import type { IndexedProduct } from '../index/product-table.ts';

/** Side by side a table of more would be no comparison any more. */
export const maxCompared = 4;

/** What can be compared of the products that an address names, and what cannot, by the reason. */
export type ComparisonSelection<Product> = {
  shown: Product[];
  /** Of another category than the first. */
  otherCategories: Product[];
  beyondLimit: Product[];
  /** How many of them the shop does not know. */
  unknownCount: number;
};

/** Only what is of one category has the same attributes; the first product says which. */
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
