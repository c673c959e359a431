import {
  addWorkingDays,
  type Bounds,
  type DateRange,
  findDeliveryRange,
  joinWorkingDays,
} from '../../../../src/content/opening-hours/delivery-range.ts';
import { usualTransitDays } from '../../../../src/content/opening-hours/read-delivery-rows.ts';
import type { Kind } from './piece.ts';
import { type Destination, findChosenShipping, findHouse, findUsualWay } from './shipping.ts';
import type { DeliveryRules, House, ShopRules } from './shop-rules.ts';

/** Days on which it arrives, or from the last of which on it can be collected. */
export type Delivery = DateRange & { is_collection: boolean; is_prepaid: boolean };

export type Availability = 'in_stock' | 'on_order';

/** @param left how many are in stock, without what other lines of the cart have taken */
export function findAvailability(count: number, left: number): Availability | null {
  if (count === 0) return null;
  return count > left ? 'on_order' : 'in_stock';
}

/** Working days until it leaves the shop, from stock or made first; null where the shop does not say. */
export function findLeadTime({ shippingDays, reorderDays }: Kind, availability: Availability | null): number | null {
  return availability === 'on_order' ? (reorderDays ?? shippingDays) : shippingDays;
}

export function findWorkingDays(
  days: number | null,
  isPersonalized: boolean,
  { personalizationDays }: DeliveryRules,
): Bounds | null {
  return days === null ? null : addWorkingDays(days, isPersonalized ? personalizationDays : undefined);
}

/**
 * Says when lines of a cart arrive where it goes, in the chosen way or else the first one; what is sent together arrives
 * with the last of it. Null where the shop does not say how long one of them takes, or it is not known where they go.
 */
export function createPromise(
  rules: ShopRules,
  destination: Destination,
): (lines: readonly (Bounds | null)[]) => Delivery | null {
  const way = findWay(rules, destination);
  const { calendar: usual, today } = rules.delivery;
  const house = findHouse(rules, destination.branch) ?? findHouse(rules, null);
  const calendar = way?.isCollection && house ? house.calendar : usual;
  return (lines) => {
    const known = lines.filter((one) => one !== null);
    if (!way || known.length === 0 || known.length < lines.length) return null;
    const parcel = { workingDays: joinWorkingDays(known), daysOnTheWay: way.isCollection ? null : way.daysOnTheWay };
    const range = findDeliveryRange(parcel, calendar, today);
    return range ? { ...range, is_collection: way.isCollection, is_prepaid: false } : null;
  };
}

/** From which day on all of it is ready in a house; null where nobody knows. */
export function findReadyDay(
  { calendar }: House,
  lines: readonly (Bounds | null)[],
  { today }: DeliveryRules,
): string | null {
  const known = lines.filter((one) => one !== null);
  if (known.length === 0 || known.length < lines.length) return null;
  return findDeliveryRange({ workingDays: joinWorkingDays(known), daysOnTheWay: null }, calendar, today)?.to ?? null;
}

type Way = { isCollection: boolean; daysOnTheWay: Bounds };

function findWay(rules: ShopRules, destination: Destination): Way | undefined {
  const chosen = findChosenShipping(rules, destination);
  if (chosen) return chosen;
  const { country } = destination;
  if (country === null || rules.countries.every(({ code }) => code !== country)) return undefined;
  if (rules.shippingMethods.length === 0) return { isCollection: false, daysOnTheWay: usualTransitDays };
  return findUsualWay(rules, country);
}
