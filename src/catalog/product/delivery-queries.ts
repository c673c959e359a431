import 'server-only';
import { markIncomplete, setRenderEnd } from '../../base/render-state.ts';
import { getSite } from '../../content/company/site-queries.ts';
import {
  addWorkingDays,
  type DayRange,
  type DeliveryCalendar,
  findDeliveryRange,
} from '../../content/opening-hours/delivery-range.ts';
import {
  defaultTransitDays,
  hoursFields,
  readDeliveryCalendar,
  readPersonalizationDays,
  readTransitDays,
} from '../../content/opening-hours/read-delivery-rows.ts';
import { type HolidayDates, holidayFields } from '../../content/opening-hours/to-holiday.ts';
import { getLocalDate, getShopZone, minutesOfDay, toDay } from '../../content/opening-hours/zoned-time.ts';
import { findItem, readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { BranchRow, EcommerceSettingsRow } from '../../directus/rows.generated.ts';
import { describeDeliveryNearby } from '../../i18n/describe-delivery.ts';
import type { Language } from '../../i18n/languages.ts';
import { getOrLoad, peekCached } from '../index/shop-cache-queries.ts';
import { type DeliveryTexts, toDeliveryKey } from './delivery-texts.ts';
import { getReorderTime, type Offer } from './product-choice.ts';

/** What decides when a parcel arrives in the country of the shop. */
type DeliveryRules = {
  calendar: DeliveryCalendar;
  timeZone: string;
  personalizationDays: DayRange;
  /** Null where the shop sends nothing there. */
  transitDays: DayRange | null;
};

const cacheKey = 'delivery';

/** As long as nobody has said otherwise, it goes where nearly everybody lives. */
const defaultCountry = 'DE';

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

/** Whether nobody has to wait for the days of delivery. */
export const isDeliveryCached = (): boolean => peekCached(cacheKey) !== undefined;

/**
 * When a product arrives, for each time that it may take: today's answer, so that a page that shows it ends with the
 * day. Nothing where it cannot be had, or nobody knows yet which days the house works.
 */
export function toDeliveryTexts(rules: DeliveryRules | undefined, offer: Offer, language: Language): DeliveryTexts {
  if (!rules?.transitDays) return {};
  const { calendar, timeZone, personalizationDays, transitDays: daysOnTheWay } = rules;
  const zone = getShopZone(timeZone);
  const today = getLocalDate(zone, Date.now());
  setRenderEnd(zone.toInstant((toDay(today) + 1) * minutesOfDay));
  const texts = listDays(offer).flatMap((days) =>
    [false, offer.fields.length > 0].flatMap((isPersonalized, index) => {
      if (index > 0 && !isPersonalized) return [];
      const workingDays = addWorkingDays(days, isPersonalized ? personalizationDays : undefined);
      const range = findDeliveryRange({ workingDays, transitDays: daysOnTheWay }, calendar, today);
      return range ? [[toDeliveryKey(days, isPersonalized), describeDeliveryNearby(range, language)] as const] : [];
    }),
  );
  return Object.fromEntries(texts);
}

/** Each once. */
function listDays(offer: Offer): number[] {
  const all = [offer, ...offer.variants].flatMap((piece) => [piece.shippingDays, getReorderTime(piece)]);
  return [...new Set(all)].filter((days) => days !== null);
}

/** A page without a date is still a page. */
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
    calendar: readDeliveryCalendar(branch, holidays, settings, getLocalDate(getShopZone(timeZone), Date.now())),
    timeZone,
    personalizationDays: readPersonalizationDays(settings),
    transitDays: findTransitDays(settings),
  };
}

/** Of the first way there that is none to the shop, and that serves all of the country if there is such a one. */
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
