import {
  addWorkingDays,
  combineWorkingDays,
  type DateRange,
  type DayRange,
  findDeliveryRange,
} from '../../../../src/content/opening-hours/delivery-range.ts';
import { defaultTransitDays } from '../../../../src/content/opening-hours/read-delivery-rows.ts';
import { type Destination, findChosenShipping, findDefaultShipping, findPickupBranch } from './shipping.ts';
import type { Sku } from './shop-product.ts';
import type { DeliveryRules, PickupBranch, ShopRules } from './shop-rules.ts';

/** Days on which it arrives, or from the last of which on it can be collected. */
export type Delivery = DateRange & { is_collection: boolean; is_prepaid: boolean };

export type Availability = 'in_stock' | 'on_order';

/** @param left how many are in stock, without what other lines of the cart have taken */
export function findAvailability(count: number, left: number): Availability | null {
  if (count === 0) return null;
  return count > left ? 'on_order' : 'in_stock';
}

/** Working days until it leaves the shop, from stock or made first; null where the shop does not say. */
export function findLeadTime({ shippingDays, reorderDays }: Sku, availability: Availability | null): number | null {
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
 * Says when lines of a cart arrive where it goes, in the chosen way or else the first one; what is sent together arrives
 * with the last of it. Null where the shop does not say how long one of them takes, or it is not known where they go.
 */
export function createDeliveryEstimate(
  rules: ShopRules,
  destination: Destination,
): (lines: readonly (DayRange | null)[]) => Delivery | null {
  const way = findShippingOption(rules, destination);
  const { calendar: usual, today } = rules.delivery;
  const house = findPickupBranch(rules, destination.branch) ?? findPickupBranch(rules, null);
  const calendar = way?.isCollection && house ? house.calendar : usual;
  return (lines) => {
    const known = lines.filter((one) => one !== null);
    if (!way || known.length === 0 || known.length < lines.length) return null;
    const parcel = { workingDays: combineWorkingDays(known), transitDays: way.isCollection ? null : way.transitDays };
    const range = findDeliveryRange(parcel, calendar, today);
    return range ? { ...range, is_collection: way.isCollection, is_prepaid: false } : null;
  };
}

/** From which day on all of it is ready in a house; null where nobody knows. */
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
