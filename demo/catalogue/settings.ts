import type { Step } from '../../cms/seed/send-rows.ts';
import { filterableGroupIds } from './attributes.ts';
import { type CountryCode, countryCodes } from './countries.ts';
import { paymentMethods } from './payment-methods.ts';
import { translations, type Words } from './words.ts';

type ShippingMethod = {
  name: Words;
  provider: string;
  price: number;
  days: number;
  /** On the way, where it is not one or two. */
  transit?: [least: number, most: number];
  payments: number[];
  countries: CountryCode[];
  postcodes?: string;
};

/** Where the courier goes: Altenbruck and around, and the towns on the way to Potsdam. */
export const courierArea = '14770-14899, 14467-14482';

const shippingMethods: ShippingMethod[] = [
  {
    name: ['Paketversand versichert', 'Insured parcel', 'Colis assuré'],
    provider: 'Havelpaket',
    price: 6.9,
    days: 0,
    payments: [1, 3, 4],
    countries: ['DE'],
  },
  {
    name: ['Paketversand versichert, EU', 'Insured parcel, EU', 'Colis assuré, UE'],
    provider: 'Havelpaket',
    price: 14.9,
    days: 2,
    payments: [1, 3, 4],
    countries: ['AT', 'FR', 'LU', 'BE', 'NL', 'DK'],
  },
  {
    name: ['Paketversand versichert, Schweiz', 'Insured parcel, Switzerland', 'Colis assuré, Suisse'],
    provider: 'Havelpaket',
    price: 24.9,
    days: 4,
    payments: [1, 4],
    countries: ['CH', 'LI'],
  },
  {
    name: ['Kurier', 'Courier', 'Coursier'],
    provider: 'Havelkurier',
    price: 29,
    days: 0,
    transit: [1, 1],
    payments: [1, 4],
    countries: ['DE'],
    postcodes: courierArea,
  },
  {
    name: ['Abholung im Geschäft', 'Collection in the shop', 'Retrait en boutique'],
    provider: 'Juwelier Vierlinden',
    price: 0,
    days: 0,
    payments: [1, 2, 3, 4],
    countries: countryCodes,
  },
];

/** Of a bank that does not exist; the check digits are right. */
const bankAccount = {
  bank_recipient: 'Juwelier Vierlinden e.K.',
  bank_iban: 'DE41999148990019310112',
  bank_bic: 'ALTBDE99XXX',
};

const callToAction: Words = ['Verfügbarkeit anfragen', 'Ask about availability', 'Demander la disponibilité'];

/** Terms and the like are rows of `legal_page` with `settings: 1`. */
export const settingsSteps: Step[] = [
  {
    collection: 'ecommerce_settings',
    items: [
      {
        id: 1,
        project: 1,
        enable_cart: true,
        maintenance_mode: false,
        default_sort: 'sort',
        show_stock: true,
        allow_ratings: true,
        purchase_to_order: true,
        present_wrapping: true,
        present_wrapping_price: 4.5,
        shipping_cost: 6.9,
        default_tax_percent: 19,
        ...bankAccount,
        // As the shipping terms say: nothing is to lie in a depot over the weekend.
        last_dispatch_day: 'thursday',
        gift_messages: true,
        paypal_client_id: 'vierlinden-demo-client',
        paypal_wallet: true,
        paypal_pay_later: true,
        paypal_card: true,
        paypal_apple_pay: true,
        paypal_google_pay: true,
        category_filter: true,
        manufacturer_filter: true,
        subcategory_filter: true,
        attribute_filter: filterableGroupIds.map((id, index) => ({
          ecommerce_attribute_group_id: id,
          sort: index + 1,
        })),
        payment_methods: paymentMethods.map(({ id }) => ({ payment_id: id, sort: id })),
        shipping_countries: countryCodes.map((code) => ({ country_code: code })),
        shipping_methods_config: shippingMethods.map(shippingRow),
        translations: translations({
          store_root_path: ['/shop', '/en/shop', '/fr/boutique'],
          call_to_action_text: callToAction,
        }),
      },
      {
        id: 2,
        project: 2,
        enable_cart: true,
        maintenance_mode: false,
        default_sort: 'sort',
        show_stock: false,
        allow_ratings: false,
        purchase_to_order: false,
        present_wrapping: false,
        shipping_cost: 99,
        default_tax_percent: 19,
        category_filter: false,
        manufacturer_filter: false,
        subcategory_filter: false,
        payment_methods: [{ payment_id: 1, sort: 1 }],
        shipping_countries: [{ country_code: 'DE' }],
        translations: translations({
          store_root_path: ['/andernorts', '/en/elsewhere', '/fr/ailleurs'],
          call_to_action_text: ['Andernorts anfragen', 'Ask elsewhere', 'Demander ailleurs'],
        }),
      },
    ],
  },
];

function shippingRow(method: ShippingMethod, index: number): Record<string, unknown> {
  return {
    name: method.name[0],
    shipping_provider: method.provider,
    price_brutto: method.price,
    additional_days: method.days,
    transit_days_min: method.transit?.[0] ?? 1,
    transit_days_max: method.transit?.[1] ?? 2,
    is_collection: method.payments.includes(2),
    sort: index + 1,
    postcodes: method.postcodes ?? null,
    payment_methods: method.payments.map((id) => ({ payment_id: id })),
    countries: method.countries.map((code) => ({ country_code: code })),
    translations: translations({ display_name: method.name }),
  };
}
