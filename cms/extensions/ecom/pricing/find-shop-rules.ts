import { parseCents } from '../../../../src/base/money.ts';
import { trimEndSlashes, trimSlashes } from '../../../../src/base/trim-slashes.ts';
import type { DeliveryCalendar } from '../../../../src/content/opening-hours/delivery-range.ts';
import { type HolidayDates, holidayFields } from '../../../../src/content/opening-hours/holiday.ts';
import {
  hoursFields,
  readDeliveryCalendar,
  readOpeningWeek,
  readPersonalizationDays,
  readTransitDays,
} from '../../../../src/content/opening-hours/read-delivery-rows.ts';
import { getLocalDate, getShopZone, getWeekday, toDay } from '../../../../src/content/opening-hours/zoned-time.ts';
import type {
  BranchRow,
  EcommercePaymentMethodRow,
  EcommerceSettingsRow,
  EcommerceShippingMethodRow,
} from '../../../../src/directus/rows.generated.ts';
import { findTranslatedRow } from '../../../../src/i18n/translation.ts';
import { findBankAccount, formatBankDetails } from '../../../../src/orders/bank-account.ts';
import { type PaymentMethod, type PayPalSource, paymentKeys, payPalSources } from '../../../../src/orders/quote.ts';
import type { Language } from '../../messages/language.ts';
import type { Reader } from '../../transact.ts';
import { isConfigured } from '../payments/configuration.ts';
import type { DeliveryRules, ExpressReturnUrls, PickupBranch, ShippingMethod, ShopRules } from './shop-rules.ts';

type Environment = Record<string, unknown>;

const fields = [
  ...['*', 'project.config.timezone', 'translations.*', 'payment_methods.sort', 'payment_methods.payment_id.*'],
  ...['payment_methods.payment_id.translations.*', 'shipping_countries.country_code.*'],
  ...['shipping_countries.country_code.translations.*', 'shipping_methods_config.*'],
  ...['shipping_methods_config.translations.*', 'shipping_methods_config.payment_methods.payment_id.id'],
  'shipping_methods_config.countries.country_code.code',
];

const all = { _limit: -1 };

const deep = {
  shipping_countries: all,
  shipping_methods_config: { ...all, countries: all, payment_methods: all },
};

/** Undefined if the website has no shop. */
export async function findShopRules(
  read: Reader,
  env: Environment,
  project: number,
  language: Language,
): Promise<ShopRules | undefined> {
  const settings = read<EcommerceSettingsRow>('ecommerce_settings');
  const [row] = await settings.readByQuery({ filter: { project: { _eq: project } }, fields, deep, limit: 1 });
  if (!row) return undefined;
  const delivery = await findDeliveryRules(read, project, row, Date.now());
  return { project, delivery, ...toRules(row, language, env) };
}

function toRules(
  row: EcommerceSettingsRow,
  language: Language,
  env: Environment,
): Omit<ShopRules, 'project' | 'delivery'> {
  const bankAccount = findBankAccount(row) ?? null;
  const path = findTranslatedRow(row.translations, language)?.store_root_path;
  // Normalized like on the website, with or without slashes in the CMS.
  const root = path ? `/${trimSlashes(path)}` : null;
  const bankDetails = bankAccount ? formatBankDetails(bankAccount) : row.bank_details;
  return {
    isOpen: row.enable_cart && !row.maintenance_mode,
    taxPercent: Number(row.default_tax_percent),
    giftWrapCents: row.present_wrapping ? (parseCents(row.present_wrapping_price) ?? 0) : null,
    hasGiftMessages: row.gift_messages,
    flatShippingCents: parseCents(row.shipping_cost) ?? 0,
    countries: toCountries(row, language),
    paymentMethods: inOrder(row.payment_methods)
      .flatMap(({ payment_id }) => (payment_id ? toPaymentMethod(payment_id, language) : []))
      .filter(({ key }) => isConfigured(key, { bankDetails, paypalClientId: row.paypal_client_id }, env)),
    shippingMethods: inOrder(row.shipping_methods_config).map((method) => toShippingMethod(method, language)),
    bankDetails,
    bankAccount,
    maxUnpaidOrders: row.unpaid_orders_limit,
    maxReservedUnits: row.unpaid_pieces_limit,
    paypalClientId: row.paypal_client_id,
    paypalSources: toPayPalSources(row),
    paypalExpress:
      row.paypal_express && toPayPalSources(row).includes('paypal') ? findPages(env, root, language) : null,
    root,
  };
}

const cartPages: Record<Language, string> = { de: 'warenkorb', en: 'cart', fr: 'panier' };

const checkoutPages: Record<Language, string> = { de: 'kasse', en: 'checkout', fr: 'commande' };

/** Null if the website's URL is not configured. */
function findPages({ SITE_URL }: Environment, root: string | null, language: Language): ExpressReturnUrls | null {
  if (!SITE_URL || !root) return null;
  const shop = `${trimEndSlashes(String(SITE_URL))}${root}`;
  return {
    return_url: `${shop}/${checkoutPages[language]}?paypal=approved`,
    cancel_url: `${shop}/${cartPages[language]}?paypal=cancelled`,
  };
}

function toCountries({ shipping_countries }: EcommerceSettingsRow, language: Language): ShopRules['countries'] {
  const rows = (shipping_countries ?? []).flatMap(({ country_code }) => country_code ?? []);
  return inOrder(rows).map(({ code, translations }) => ({
    code,
    name: findTranslatedRow(translations, language)?.name || code,
  }));
}

/** If staff have disabled all sources, PayPal's own remains, since the payment method is still listed. */
function toPayPalSources(row: EcommerceSettingsRow): PayPalSource[] {
  const isOn: Readonly<Record<PayPalSource, boolean>> = {
    paypal: row.paypal_wallet,
    paylater: row.paypal_pay_later,
    card: row.paypal_card,
    applepay: row.paypal_apple_pay,
    googlepay: row.paypal_google_pay,
  };
  const sources = payPalSources.filter((source) => isOn[source]);
  return sources.length > 0 ? sources : ['paypal'];
}

/** Unknown payment methods are skipped. */
function toPaymentMethod(row: EcommercePaymentMethodRow, language: Language): PaymentMethod[] {
  const key = paymentKeys.find((known) => known === row.key);
  const translation = findTranslatedRow(row.translations, language);
  return key
    ? [{ id: row.id, key, name: translation?.name || key, description: translation?.description || null }]
    : [];
}

function toShippingMethod(row: EcommerceShippingMethodRow, language: Language): ShippingMethod {
  return {
    id: row.id,
    name: findTranslatedRow(row.translations, language)?.display_name || row.name,
    provider: row.shipping_provider || null,
    priceCents: parseCents(row.price_brutto) ?? 0,
    additionalDays: row.additional_days,
    transitDays: readTransitDays(row),
    paymentMethods: (row.payment_methods ?? []).flatMap(({ payment_id }) => payment_id?.id ?? []),
    countries: (row.countries ?? []).flatMap(({ country_code }) => country_code?.code ?? []),
    postcodes: row.postcodes?.trim() || null,
    isCollection: row.is_collection,
  };
}

function inOrder<Row extends { sort: number | null }>(rows: Row[] | null): Row[] {
  return [...(rows ?? [])].sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
}

const branchFields = [
  ...hoursFields,
  'display_name',
  'street',
  'number',
  'zip',
  'city',
  'country',
  'offers_collection',
];

/** @param now Unix time in milliseconds */
async function findDeliveryRules(
  read: Reader,
  project: number,
  settings: EcommerceSettingsRow,
  now: number,
): Promise<DeliveryRules> {
  const ofProject = { project: { _eq: project } };
  const published = { _and: [ofProject, { status: { _eq: 'published' } }] };
  const [branches, holidays] = await Promise.all([
    read<BranchRow>('branch').readByQuery({ filter: published, fields: branchFields, sort: ['sort', 'id'], limit: -1 }),
    read<HolidayDates>('holiday').readByQuery({ filter: ofProject, fields: holidayFields, sort: ['date'], limit: -1 }),
  ]);
  const today = getLocalDate(getShopZone(settings.project?.config?.timezone), now);
  const toCalendar = (branch: BranchRow | undefined) => readDeliveryCalendar(branch, holidays, settings, today);
  return {
    calendar: toCalendar(branches[0]),
    pickupBranches: branches
      .filter(({ offers_collection }) => offers_collection)
      .map((branch) => toPickupBranch(branch, toCalendar(branch), today)),
    personalizationDays: readPersonalizationDays(settings),
    today,
  };
}

function toPickupBranch(branch: BranchRow, calendar: DeliveryCalendar, today: string): PickupBranch {
  const { id, display_name, street, number, zip, city, country } = branch;
  const { days, week } = calendar.opening;
  return {
    ...{ id, name: display_name ?? '', street: `${street ?? ''} ${number ?? ''}`.trim() },
    ...{ zipCode: zip ?? '', city: city ?? '', country: country || 'DE', calendar },
    hoursToday: readOpeningWeek(branch) ? (days[today]?.spans ?? week[getWeekday(toDay(today))] ?? []) : null,
  };
}
