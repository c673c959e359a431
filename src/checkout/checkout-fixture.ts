import type { Quote } from '../orders/quote.ts';
import { type Address, emptyAddress } from './address.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import type { OrderAttempt } from './order-attempt.ts';

export function makeAddress(changes: Partial<Address> = {}): Address {
  const place = { street: 'Lindenstraße 12', zip_code: '10115', city: 'Altenbruck' };
  return { ...emptyAddress, first_name: 'Zoë', last_name: 'Krüger', ...place, ...changes };
}

/** A checkout that is complete up to the order button. */
export function makeCompleteCheckout(changes: Partial<Checkout> = {}): Checkout {
  return {
    ...makeCheckout(),
    customerEmail: 'zoe@muster.example',
    shippingAddress: makeAddress(),
    shippingMethod: 1,
    paymentMethod: 1,
    shippingCost: 690,
    ...changes,
  };
}

export function makeAttempt(changes: Partial<OrderAttempt> = {}): OrderAttempt {
  return {
    body: {
      id: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11',
      language: 'de',
      lines: [{ product: 7, variant: null, personalization: {}, count: 1 }],
      email: 'zoe@muster.example',
      phone: '',
      shipping_address: makeAddress(),
      invoice_address: null,
      gift_message: '',
      comment: '',
      payment_method: 1,
      shipping_method: 1,
      branch: null,
      present_wrap: false,
      accepted_total_cents: 129_690,
      accepted_delivery_to: null,
      express: null,
      drawings: [],
    },
    at: 1_700_000_000_000,
    order: null,
    payPalClientId: null,
    payPalSources: [],
    isExpressOver: false,
    isGivenUp: false,
    ...changes,
  };
}

export function makeQuote(changes: Partial<Quote> = {}): Quote {
  const line = { product: 7, variant: null, state: 'ok', count: 1, name: 'Ring Linde', variant_name: null } as const;
  const more = {
    reference: '',
    variant_label: null,
    slug: '',
    price_cents: 129_000,
    surcharge_cents: 0,
    personalization: [],
    is_personalized: false,
    essentials: [],
  };
  const when = { availability: 'in_stock', delivery: null } as const;
  const rest = { shipping_days: 2, tax_percent: 19, manufacturer: null, href: null, picture: null, pair: null };
  return {
    lines: [{ ...line, ...more, ...when, ...rest }],
    goods_cents: 129_000,
    wrap_cents: 0,
    shipping_cents: 690,
    total_cents: 129_690,
    delivery: null,
    tax: [],
    present_wrapping: null,
    gift_messages: true,
    countries: [{ code: 'DE', name: 'Deutschland' }],
    payment_methods: [
      { id: 1, key: 'prepayment', name: 'Vorkasse', description: null },
      { id: 4, key: 'paypal', name: 'PayPal', description: null },
    ],
    shipping_methods: [makeShippingMethod(1, false), makeShippingMethod(5, true)],
    branches: [],
    paypal_client_id: null,
    paypal_sources: [],
    paypal_express: false,
    ...changes,
  };
}

function makeShippingMethod(id: number, is_collection: boolean): Quote['shipping_methods'][number] {
  const cost = { price_cents: is_collection ? 0 : 690, additional_days: 0, postcodes: null };
  return { id, name: `Weg ${id}`, provider: null, payment_methods: [1, 4], is_collection, ...cost };
}
