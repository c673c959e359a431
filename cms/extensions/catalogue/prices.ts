/** Decimals are numbers or texts, as the database has them. */
type Amount = string | number | null;

export type PricedProduct = { id: number; price_brutto: Amount };
export type PricedVariant = { id: number; product: number; price_brutto: Amount };

/** What applies from one day on, for a product (`variant` null) or for one of its variants. */
export type Price = { product: number; variant: number | null; price_brutto: Amount };

/**
 * What the log does not say yet. A variant without a price of its own has that of the product, and a line only if it had
 * one of its own before. "Price on request" is no price.
 *
 * @param log of this product, the oldest first
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
