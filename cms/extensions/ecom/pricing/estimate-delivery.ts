import {
  addWorkingDays,
  combineWorkingDays,
  type DayRange,
  findDeliveryRange,
} from '../../../../src/content/opening-hours/delivery-range.ts';
import { defaultTransitDays } from '../../../../src/content/opening-hours/read-delivery-rows.ts';
import type { Delivery } from '../../../../src/orders/order-fields.ts';
import type { ApiQuoteLine } from '../../../../src/orders/quote.ts';
import { type Destination, findChosenShipping, findDefaultShipping, findPickupBranch } from './shipping.ts';
import type { Sku } from './shop-product.ts';
import type { DeliveryRules, PickupBranch, ShopRules } from './shop-rules.ts';

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
