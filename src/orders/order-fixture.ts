import type { Order } from './order.ts';
import type { ApiQuote } from './quote.ts';

export const someToken = 'kX3f_V0aQm7-xr2lB9yTnd5sEw8uGc1hJp4iZo6RtYA';

const engraving = { key: 'engraving', label: 'Gravur', value: 'Für Zoë', surcharge_cents: 2500 };

/** A quote for one engraved ring, shipped within Germany. */
export function makeQuote(changes: Partial<ApiQuote> = {}): ApiQuote {
  return {
    lines: [
      {
        product: 31,
        variant: 7,
        state: 'ok',
        count: 1,
        name: 'Aurore',
        variant_name: '54',
        variant_label: null,
        reference: 'AU-31',
        slug: 'aubrelle-aurore-31',
        image: { id: 'f0a1', width: 1600, height: 1200, alt: null },
        price_cents: 126_500,
        surcharge_cents: 2500,
        personalization: [engraving],
        is_personalized: true,
        essentials: [{ key: 'alloy', name: 'Material', value: 'Gelbgold 585' }],
        availability: 'in_stock',
        shipping_days: 3,
        delivery: { from: '2026-11-26', to: '2026-11-28', is_collection: false, is_prepaid: false },
        tax_percent: 19,
        manufacturer: 'Aubrelle',
        pair: null,
      },
    ],
    goods_cents: 126_500,
    wrap_cents: 0,
    shipping_cents: 590,
    total_cents: 127_090,
    delivery: { from: '2026-11-26', to: '2026-11-28', is_collection: false, is_prepaid: false },
    tax: [{ percent: 19, cents: 20_292 }],
    present_wrapping: { price_cents: 500 },
    gift_messages: true,
    countries: [{ code: 'DE', name: 'Deutschland' }],
    payment_methods: [{ id: 1, key: 'prepayment', name: 'Vorkasse', description: null }],
    shipping_methods: [],
    branches: [],
    paypal_client_id: null,
    paypal_sources: [],
    paypal_express: false,
    ...changes,
  };
}

/** An order of an engraved ring and a plain chain, in advance payment. */
export function makeOrder(changes: Partial<Order> = {}): Order {
  const address = {
    ...{ first_name: 'Zoë', last_name: 'Lindqvist', company: '', street: 'Ahornweg', house_number: '4' },
    ...{ addition: '', zip_code: '04509', city: 'Altenbruck', country: 'DE' },
  };
  const line = {
    count: 1,
    variant_name: null,
    reference: '',
    drawings: [],
    withdrawn: false,
    slug: null,
    image: null,
    again: null,
    essentials: [],
  };
  return {
    uuid: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11',
    number: '2026-000123',
    date: '2026-11-20T09:15:00.000Z',
    language: 'de',
    status: 'new',
    payment_status: 'open',
    payment_method: { id: 1, key: 'prepayment', name: 'Vorkasse' },
    shipping_method: { id: 1, name: 'DHL', is_collection: false },
    branch: null,
    lines: [
      { ...line, id: 1, name: 'Aurore', price_cents: 126_500, personalization: [engraving], is_personalized: true },
      { ...line, id: 2, name: 'Kette', price_cents: 8900, personalization: [], is_personalized: false },
    ],
    delivery: { from: '2026-11-26', to: '2026-11-28', is_collection: false, is_prepaid: true },
    goods_cents: 135_400,
    wrap_cents: 0,
    shipping_cents: 590,
    total_cents: 135_990,
    tax: [{ percent: 19, cents: 21_713 }],
    shipping_address: address,
    invoice_address: null,
    email: 'zoe@muster.example',
    phone: '',
    gift_message: '',
    comment: '',
    bank_details: 'Sparkasse Altenbruck, DE00 0000 0000 0000 0000 00',
    bank_account: null,
    tracking: null,
    withdrawals: [],
    ...changes,
  };
}
