import type { PaymentMethod, PickupBranch, ShippingMethod, ShopRules } from './shop-rules.ts';

export type Destination = {
  /** Null until somebody has said where it goes. */
  country: string | null;
  shippingMethod: number | null;
  /** Where it is collected; null for the main house. */
  branch: number | null;
};

/** Those that lead to a country; before one is known, all. A collection does not ask where somebody lives. */
export function findShippingMethods({ shippingMethods }: ShopRules, country: string | null): ShippingMethod[] {
  return shippingMethods.filter(
    ({ isCollection, countries }) => isCollection || country === null || countries.includes(country),
  );
}

export function findChosenShipping(rules: ShopRules, { country, shippingMethod }: Destination) {
  return findShippingMethods(rules, country).find(({ id }) => id === shippingMethod);
}

/** With the chosen way; else what the first way to that country costs, as an estimate. Null where nothing is known. */
export function getShippingCents(rules: ShopRules, destination: Destination): number | null {
  const chosen = findChosenShipping(rules, destination);
  if (chosen?.isCollection) return chosen.priceCents;
  const { country } = destination;
  if (country === null || rules.countries.every(({ code }) => code !== country)) return null;
  if (chosen) return chosen.priceCents;
  if (rules.shippingMethods.length === 0) return rules.flatShippingCents;
  return findDefaultShipping(rules, country)?.priceCents ?? null;
}

/** What an estimate goes by: the first way to a country. Whoever serves some postcodes only is none for all of it. */
export function findDefaultShipping(rules: ShopRules, country: string): ShippingMethod | undefined {
  const ways = findShippingMethods(rules, country).filter(({ isCollection }) => !isCollection);
  return ways.find(({ postcodes }) => postcodes === null) ?? ways[0];
}

/** Those that fit the chosen way, or one of the possible ones. Nobody hands cash to a parcel. */
export function findPaymentMethods(rules: ShopRules, destination: Destination): PaymentMethod[] {
  const chosen = findChosenShipping(rules, destination);
  const ways = chosen ? [chosen] : findShippingMethods(rules, destination.country);
  if (rules.shippingMethods.length === 0) return rules.paymentMethods.filter(({ key }) => key !== 'cash');
  return rules.paymentMethods.filter(({ id, key }) =>
    ways.some(({ isCollection, paymentMethods }) => paymentMethods.includes(id) && (key !== 'cash' || isCollection)),
  );
}

/** In which house it is collected: the chosen one, or else the first. Undefined where the chosen one is none, or there is none. */
export function findPickupBranch(
  { delivery: { pickupBranches: houses } }: ShopRules,
  branch: number | null,
): PickupBranch | undefined {
  return branch === null ? houses[0] : houses.find(({ id }) => id === branch);
}
