import 'server-only';
import { markIncomplete, setRenderEnd } from '../../base/render-state.ts';
import { getBranches } from '../../content/company/company-queries.ts';
import type { Phone } from '../../content/company/phone.ts';
import { getSite } from '../../content/company/site-queries.ts';
import {
  addWorkingDays,
  type DayRange,
  type DeliveryCalendar,
  findDeliveryRange,
} from '../../content/opening-hours/delivery-range.ts';
import { type HolidayDates, holidayFields } from '../../content/opening-hours/holiday.ts';
import {
  defaultTransitDays,
  hoursFields,
  readDeliveryCalendar,
  readPersonalizationDays,
  readTransitDays,
} from '../../content/opening-hours/read-delivery-rows.ts';
import { getLocalDate, getZone, minutesOfDay, toDay } from '../../content/opening-hours/zoned-time.ts';
import { findItem, readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { BranchRow, EcommerceSettingsRow } from '../../directus/rows.generated.ts';
import { describeDeliveryNearby } from '../../i18n/describe-delivery.ts';
import type { Language } from '../../i18n/languages.ts';
import { getOrLoad, peekCached } from '../index/shop-cache-queries.ts';
import { type DeliveryTexts, toDeliveryKey } from './delivery-texts.ts';
import { getReorderTime, type Offer } from './product-choice.ts';

/** What delivery dates in the default country are calculated from. */
type DeliveryRules = {
  calendar: DeliveryCalendar;
  timeZone: string;
  personalizationDays: DayRange;
  /** Null where the shop does not deliver there. */
  transitDays: DayRange | null;
};

const cacheKey = 'delivery';

/** The country assumed before a visitor enters an address. */
export const defaultCountry = 'DE';

const shippingMethodFields = [
  'is_collection',
  'additional_days',
  'transit_days_min',
  'transit_days_max',
  'postcodes',
  'countries.country_code.code',
];

const settingsFields = [
  ...[
    'personalization_days_min',
    'personalization_days_max',
    'last_dispatch_day',
    'shipping_countries.country_code.code',
  ],
  ...shippingMethodFields.map((name) => `shipping_methods_config.${name}`),
];

/** Whether the delivery rules are cached. */
export const isDeliveryCached = (): boolean => peekCached(cacheKey) !== undefined;

/**
 * Delivery dates of an offer in text, for each lead time that it may have. They are valid today only, so a page that
 * shows them expires at midnight. Empty where the shop does not deliver or the rules could not be read.
 */
export function toDeliveryTexts(rules: DeliveryRules | undefined, offer: Offer, language: Language): DeliveryTexts {
  if (!rules?.transitDays) return {};
  const { calendar, timeZone, personalizationDays, transitDays } = rules;
  const zone = getZone(timeZone);
  const today = getLocalDate(zone, Date.now());
  setRenderEnd(zone.toInstant((toDay(today) + 1) * minutesOfDay));
  const texts = listDays(offer).flatMap((days) =>
    [false, offer.fields.length > 0].flatMap((isPersonalized, index) => {
      if (index > 0 && !isPersonalized) return [];
      const workingDays = addWorkingDays(days, isPersonalized ? personalizationDays : undefined);
      const range = findDeliveryRange({ workingDays, transitDays }, calendar, today);
      return range ? [[toDeliveryKey(days, isPersonalized), describeDeliveryNearby(range, language)] as const] : [];
    }),
  );
  return Object.fromEntries(texts);
}

/** All lead times of an offer in days, without duplicates. */
function listDays(offer: Offer): number[] {
  const all = [offer, ...offer.variants].flatMap((sku) => [sku.shippingDays, getReorderTime(sku)]);
  return [...new Set(all)].filter((days) => days !== null);
}

/** The delivery rules; undefined when they cannot be read, since the page works without delivery dates. */
export async function tryToFindDeliveryRules(): Promise<DeliveryRules | undefined> {
  try {
    return await getOrLoad(cacheKey, ['settings'], readRules);
  } catch (error) {
    markIncomplete();
    console.error(JSON.stringify({ level: 'error', event: 'delivery rules failed', reason: String(error) }));
    return undefined;
  }
}

async function readRules(): Promise<DeliveryRules> {
  const [{ timeZone }, settings, branch, holidays] = await Promise.all([
    getSite(),
    findItem<EcommerceSettingsRow>('ecommerce_settings', {
      fields: settingsFields,
      filter: ofProject(),
      deep: { shipping_methods_config: { _sort: ['sort', 'id'], _limit: -1 } },
    }),
    findItem<BranchRow>('branch', {
      fields: hoursFields,
      filter: { _and: [ofProject(), { status: { _eq: 'published' } }] },
      sort: ['sort', 'id'],
    }),
    readItems<HolidayDates>('holiday', { fields: holidayFields, filter: ofProject(), sort: ['date'], limit: -1 }),
  ]);
  if (!settings) throw new Error('The shop has no settings.');
  return {
    calendar: readDeliveryCalendar(branch, holidays, settings, getLocalDate(getZone(timeZone), Date.now())),
    timeZone,
    personalizationDays: readPersonalizationDays(settings),
    transitDays: findTransitDays(settings),
  };
}

/**
 * Transit days of the first shipping method to the default country that is no collection; one for the whole country is
 * preferred to one for some postcodes.
 */
function findTransitDays({ shipping_methods_config, shipping_countries }: EcommerceSettingsRow): DayRange | null {
  const leadsThere = (countries: { country_code: { code: string } | null }[] | null) =>
    countries?.some(({ country_code }) => country_code?.code === defaultCountry) ?? false;
  if (!leadsThere(shipping_countries)) return null;
  const methods = shipping_methods_config ?? [];
  if (methods.length === 0) return defaultTransitDays;
  const ways = methods.filter(({ is_collection, countries }) => !is_collection && leadsThere(countries));
  const usual = ways.find(({ postcodes }) => !postcodes?.trim()) ?? ways[0];
  return usual ? readTransitDays(usual) : null;
}

/** Branches for collection, and the phone number of the shop. */
type PickupLocations = {
  branches: { id: number; name: string; street: string; address: string }[];
  phone: Phone | null;
};

/** The cached branches; when there are none, starts to read them in the background for later requests. */
export function peekPickupLocations(language: Language): PickupLocations | undefined {
  void loadPickupLocations(language);
  return peekCached<PickupLocations>(toPickupKey(language));
}

/** Caches the branches; without them the page works too, so that a failure is only logged. */
export async function loadPickupLocations(language: Language): Promise<void> {
  try {
    await getOrLoad(toPickupKey(language), ['settings'], () => readPickupLocations(language));
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', event: 'branches not read', reason: String(error) }));
  }
}

const toPickupKey = (language: Language) => `places:${language}`;

async function readPickupLocations(language: Language): Promise<PickupLocations> {
  const branches = await getBranches(language);
  return {
    branches: branches.map(({ id, displayName, street, number, city }) => ({
      id,
      name: displayName,
      street,
      address: `${street} ${number}, ${city}`.trim(),
    })),
    phone: branches.find(({ phone }) => phone)?.phone ?? null,
  };
}
