/** Decimals are numbers or strings, depending on the database. */
type Amount = string | number | null;

export type PricedProduct = { id: number; price_brutto: Amount };
export type PricedVariant = { id: number; product: number; price_brutto: Amount };

/** Price of a product (`variant` null) or a variant. */
export type Price = { product: number; variant: number | null; price_brutto: Amount };

/**
 * Price changes that are not logged yet. A variant without a price of its own has the product's, and is logged only if
 * it had one before. A price on request is not logged.
 *
 * @param log of this product, oldest first
 */
export function findUnlogged(product: PricedProduct, variants: PricedVariant[], log: Price[]): Price[] {
  const last = new Map(log.map(({ variant, price_brutto }) => [variant, price_brutto]));
  const present = [
    { variant: null, price_brutto: product.price_brutto },
    ...variants.map(({ id, price_brutto }) => ({
      variant: id,
      price_brutto: price_brutto ?? (last.has(id) ? product.price_brutto : null),
    })),
  ];
  return present
    .filter(
      ({ variant, price_brutto }) => price_brutto !== null && toCents(price_brutto) !== toCents(last.get(variant)),
    )
    .map((price) => ({ product: product.id, ...price }));
}

function toCents(amount: Amount | undefined): number | undefined {
  return amount === null || amount === undefined ? undefined : Math.round(Number(amount) * 100);
}
