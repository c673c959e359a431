import type { ProductAttribute } from '../product/product-details.ts';

/** One attribute of all compared products, in their order; null where a product does not have it. */
export type AttributeRow = {
  key: string;
  name: ProductAttribute['name'];
  values: (ProductAttribute['values'] | null)[];
  isDifferent: boolean;
};

/** The attributes of several products side by side, in order of first appearance. */
export function alignAttributes(products: readonly (readonly ProductAttribute[])[]): AttributeRow[] {
  const names = new Map(products.flat().map(({ key, name }) => [key, name]));
  return [...names].map(([key, name]) => {
    const values = products.map((facts) => facts.find((fact) => fact.key === key)?.values ?? null);
    const distinct = new Set(values.map((value) => value?.text.join('\n') ?? null));
    return { key, name, values, isDifferent: distinct.size > 1 };
  });
}
