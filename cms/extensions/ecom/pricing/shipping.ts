import {
  addWorkingDays,
  combineWorkingDays,
  type DayRange,
  findDeliveryRange,
} from '../../../../src/content/opening-hours/delivery-range.ts';
import { defaultTransitDays } from '../../../../src/content/opening-hours/read-delivery-rows.ts';
import type { Delivery } from '../../../../src/orders/order-fields.ts';
import type { ApiQuoteLine, PaymentMethod } from '../../../../src/orders/quote.ts';
import type { Sku } from './shop-product.ts';
import type { DeliveryRules, PickupBranch, ShippingMethod, ShopRules } from './shop-rules.ts';

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
function findDefaultShipping(rules: ShopRules, country: string): ShippingMethod | undefined {
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

/** @param left stock without what other lines of the cart have taken */
export function findAvailability(count: number, left: number): ApiQuoteLine['availability'] {
  if (count === 0) return null;
  return count > left ? 'on_order' : 'in_stock';
}

/** Working days until dispatch, from stock or as a backorder; null if not specified. */
export function findLeadTime(
  { shippingDays, reorderDays }: Sku,
  availability: ApiQuoteLine['availability'],
): number | null {
  return availability === 'on_order' ? (reorderDays ?? shippingDays) : shippingDays;
}

export function findWorkingDays(
  days: number | null,
  isPersonalized: boolean,
  { personalizationDays }: DeliveryRules,
): DayRange | null {
  return days === null ? null : addWorkingDays(days, isPersonalized ? personalizationDays : undefined);
}

/**
 * Returns a function that estimates when lines of a cart arrive with the selected shipping method, or else the default
 * one; lines that are sent together arrive with the last one. Null if a lead time or the destination is unknown.
 */
export function createDeliveryEstimate(
  rules: ShopRules,
  destination: Destination,
): (lines: readonly (DayRange | null)[]) => Delivery | null {
  const shipping = findShippingOption(rules, destination);
  const { calendar: usual, today } = rules.delivery;
  const pickupBranch = findPickupBranch(rules, destination.branch) ?? findPickupBranch(rules, null);
  const calendar = shipping?.isCollection && pickupBranch ? pickupBranch.calendar : usual;
  return (lines) => {
    const known = lines.filter((one) => one !== null);
    if (!shipping || known.length === 0 || known.length < lines.length) return null;
    const parcel = {
      workingDays: combineWorkingDays(known),
      transitDays: shipping.isCollection ? null : shipping.transitDays,
    };
    const range = findDeliveryRange(parcel, calendar, today);
    return range ? { ...range, is_collection: shipping.isCollection, is_prepaid: false } : null;
  };
}

/** Day from which all lines are ready in a branch; null if unknown. */
export function findReadyDay(
  { calendar }: PickupBranch,
  lines: readonly (DayRange | null)[],
  { today }: DeliveryRules,
): string | null {
  const known = lines.filter((one) => one !== null);
  if (known.length === 0 || known.length < lines.length) return null;
  return findDeliveryRange({ workingDays: combineWorkingDays(known), transitDays: null }, calendar, today)?.to ?? null;
}

type ShippingOption = { isCollection: boolean; transitDays: DayRange };

function findShippingOption(rules: ShopRules, destination: Destination): ShippingOption | undefined {
  const chosen = findChosenShipping(rules, destination);
  if (chosen) return chosen;
  const { country } = destination;
  if (country === null || rules.countries.every(({ code }) => code !== country)) return undefined;
  if (rules.shippingMethods.length === 0) return { isCollection: false, transitDays: defaultTransitDays };
  return findDefaultShipping(rules, country);
}
