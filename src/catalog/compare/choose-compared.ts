import type { IndexedProduct } from '../index/product-table.ts';

/** Side by side a table of more would be no comparison any more. */
export const mostCompared = 4;

/** What can be compared of the products that an address names, and what cannot, by the reason. */
export type Compared<Product> = {
  shown: Product[];
  /** Of another category than the first. */
  others: Product[];
  tooMany: Product[];
  /** How many of them the shop does not know. */
  unknown: number;
};

/** Only what is of one category has the same attributes; the first product says which. */
export function chooseCompared<Product extends Pick<IndexedProduct, 'category'>>(
  ids: readonly number[],
  find: (id: number) => Product | undefined,
): Compared<Product> {
  const known = ids.flatMap((id) => find(id) ?? []);
  const isAlike = ({ category }: Product) => category === known[0]?.category;
  const alike = known.filter(isAlike);
  return {
    shown: alike.slice(0, mostCompared),
    others: known.filter((product) => !isAlike(product)),
    tooMany: alike.slice(mostCompared),
    unknown: ids.length - known.length,
  };
}
