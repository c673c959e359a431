import type { Fact } from '../product/product-details.ts';

/** One attribute of all products, in their order; null where a product does not say it. */
export type FactRow = { key: string; name: Fact['name']; values: (Fact['values'] | null)[]; isDifferent: boolean };

/** The attributes of several products side by side, in the order in which they are first named. */
export function alignFacts(products: readonly (readonly Fact[])[]): FactRow[] {
  const names = new Map(products.flat().map(({ key, name }) => [key, name]));
  return [...names].map(([key, name]) => {
    const values = products.map((facts) => facts.find((fact) => fact.key === key)?.values ?? null);
    const said = new Set(values.map((value) => value?.words.join('\n') ?? null));
    return { key, name, values, isDifferent: said.size > 1 };
  });
}
