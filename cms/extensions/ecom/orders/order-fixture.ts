import { toDeliveryCalendar } from '../../../../src/content/opening-hours/read-delivery-rows.ts';
import type { OrderAddress } from '../../../../src/orders/order-address.ts';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';
import type { ShopProduct } from '../pricing/shop-product.ts';
import type { DeliveryRules, PickupBranch, ShippingMethod, ShopRules } from '../pricing/shop-rules.ts';

export function makeProduct(changes: Partial<ShopProduct> = {}): ShopProduct {
  return {
    ...{ product: 1, name: 'Goldring', slug: 'goldring', reference: 'AV-1', manufacturer: 'Atelier', image: null },
    ...{ taxPercent: null, fields: [], variantLabel: null, variants: [], cents: 10_000 },
    ...{ stock: 3, canReorder: false, shippingDays: 2, reorderDays: null, essentials: [], rings: null },
    ...changes,
  };
}

export function makeField(changes: Partial<ShopProduct['fields'][number]> = {}): ShopProduct['fields'][number] {
  return {
    ...{ key: 'engraving', type: 'text', label: 'Gravur', isRequired: false, surchargeCents: 4500, maxLength: 24 },
    options: [],
    ...changes,
  };
}

function makeShippingMethod(changes: Partial<ShippingMethod> = {}): ShippingMethod {
  return {
    ...{ id: 1, name: 'Paket', provider: null, priceCents: 690, additionalDays: 0, paymentMethods: [1, 4] },
    transitDays: [1, 2],
    ...{ countries: ['DE'], postcodes: null, isCollection: false },
    ...changes,
  };
}

/** A branch that is open from Monday to Friday, on Sunday, 22 November 2026. */
function makeDeliveryRules(): DeliveryRules {
  const today = '2026-11-22';
  const calendar = toDeliveryCalendar({ mainBranch: undefined, holidays: [], today, lastDispatchDay: 4 });
  return { calendar, pickupBranches: [], today, personalizationDays: [2, 3] };
}

export function makePickupBranch(changes: Partial<PickupBranch> = {}): PickupBranch {
  return {
    ...{ id: 1, name: 'Juwelier', street: 'Lindenstraße 12', zipCode: '14899', city: 'Altenbruck', country: 'DE' },
    ...{ calendar: makeDeliveryRules().calendar, hoursToday: [] },
    ...changes,
  };
}

export function makeRules(changes: Partial<ShopRules> = {}): ShopRules {
  const shippingMethods = [
    makeShippingMethod(),
    makeShippingMethod({ id: 2, priceCents: 1490, countries: ['AT', 'FR'], transitDays: [3, 4] }),
    makeShippingMethod({ id: 5, priceCents: 0, countries: [], paymentMethods: [1, 2, 4], isCollection: true }),
  ];
  return {
    ...{
      project: 1,
      isOpen: true,
      taxPercent: 19,
      giftWrapCents: 450,
      hasGiftMessages: true,
      flatShippingCents: 690,
      root: '/shop',
    },
    countries: ['DE', 'AT', 'FR'].map((code) => ({ code, name: code })),
    paymentMethods: [
      { id: 1, key: 'prepayment', name: 'Vorkasse', description: null },
      { id: 2, key: 'cash', name: 'Bar', description: null },
      { id: 4, key: 'paypal', name: 'PayPal', description: null },
    ],
    shippingMethods,
    delivery: makeDeliveryRules(),
    bankDetails: 'IBAN',
    bankAccount: null,
    maxUnpaidOrders: 25,
    maxReservedUnits: 50,
    paypalClientId: 'client',
    paypalExpress: {
      return_url: 'https://vierlinden.example/shop/kasse',
      cancel_url: 'https://vierlinden.example/shop/warenkorb',
    },
    paypalSources: ['paypal'],
    ...changes,
  };
}

export function makeAddress(changes: Partial<OrderAddress> = {}): OrderAddress {
  return {
    ...{ first_name: 'Zoë', last_name: 'Lind', company: '', street: 'Lindenweg', house_number: '1a', addition: '' },
    ...{ zip_code: '14899', city: 'Altenbruck', country: 'DE' },
    ...changes,
  };
}

export function makeOrder(changes: Partial<OrderInput> = {}): OrderInput {
  return {
    ...{ project: 'vierlinden.example', language: 'de', id: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11' },
    network: 'fedcba9876543210fedcba9876543210',
    client: '0123456789abcdef0123456789abcdef',
    lines: [{ product: 1, variant: null, personalization: {}, count: 1 }],
    ...{ email: 'zoe@muster.example', phone: '', shipping_address: makeAddress(), invoice_address: null, comment: '' },
    ...{ payment_method: 1, shipping_method: 1, present_wrap: false, accepted_total_cents: 10_690 },
    ...{ branch: null, gift_message: '' },
    accepted_delivery_to: null,
    express: null,
    drawings: [],
    ...changes,
  };
}
