import type { PaymentMethod } from '../../../../src/orders/quote.ts';
import type { PickupBranch, ShippingMethod, ShopRules } from './shop-rules.ts';

export type Destination = {
  /** Null until the destination is known. */
  country: string | null;
  shippingMethod: number | null;
  /** Pickup branch; null for the main one. */
  branch: number | null;
};

/** Shipping methods for a country; all of them before one is known. Pickup does not depend on the country. */
export function findShippingMethods({ shippingMethods }: ShopRules, country: string | null): ShippingMethod[] {
  return shippingMethods.filter(
    ({ isCollection, countries }) => isCollection || country === null || countries.includes(country),
  );
}

export function findChosenShipping(rules: ShopRules, { country, shippingMethod }: Destination) {
  return findShippingMethods(rules, country).find(({ id }) => id === shippingMethod);
}

/** Cost of the selected shipping method, else an estimate by the default one. Null if unknown. */
export function getShippingCents(rules: ShopRules, destination: Destination): number | null {
  const chosen = findChosenShipping(rules, destination);
  if (chosen?.isCollection) return chosen.priceCents;
  const { country } = destination;
  if (country === null || rules.countries.every(({ code }) => code !== country)) return null;
  if (chosen) return chosen.priceCents;
  if (rules.shippingMethods.length === 0) return rules.flatShippingCents;
  return findDefaultShipping(rules, country)?.priceCents ?? null;
}

/** Default shipping method for estimates: the first one that is not limited to some postcodes. */
export function findDefaultShipping(rules: ShopRules, country: string): ShippingMethod | undefined {
  const methods = findShippingMethods(rules, country).filter(({ isCollection }) => !isCollection);
  return methods.find(({ postcodes }) => postcodes === null) ?? methods[0];
}

/** Payment methods allowed by the selected shipping method, or by any possible one. Cash requires pickup. */
export function findPaymentMethods(rules: ShopRules, destination: Destination): PaymentMethod[] {
  const chosen = findChosenShipping(rules, destination);
  const methods = chosen ? [chosen] : findShippingMethods(rules, destination.country);
  if (rules.shippingMethods.length === 0) return rules.paymentMethods.filter(({ key }) => key !== 'cash');
  return rules.paymentMethods.filter(({ id, key }) =>
    methods.some(({ isCollection, paymentMethods }) => paymentMethods.includes(id) && (key !== 'cash' || isCollection)),
  );
}

/** The selected pickup branch, or else the first one. Undefined if it does not exist. */
export function findPickupBranch(
  { delivery: { pickupBranches } }: ShopRules,
  branch: number | null,
): PickupBranch | undefined {
  return branch === null ? pickupBranches[0] : pickupBranches.find(({ id }) => id === branch);
}
