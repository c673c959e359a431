import type { OrderBodies } from './order-bodies.ts';

const site = { project: 'vierlinden.example', language: 'de' } as const;
const id = '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11';
const client = { client: '0123456789abcdef0123456789abcdef', network: 'fedcba9876543210fedcba9876543210' };
const form = { ...site, id, isSpam: false, ...client };
const token = 'Ab_-'.padEnd(43, 'x');
const express = `5O190127TN364715T.mh0000000.0123456789abcdef.${'A'.repeat(43)}`;
const line = { product: 201, variant: 20106, personalization: { engraving: 'Mia' }, count: 1 };
const email = 'zoe@muster.example';

/** In a country without postcodes, so that each field can be changed alone. */
const address = {
  ...{ first_name: 'Zoë', last_name: 'Lind', company: 'Lind & Co', street: 'Palm Street', house_number: '1a' },
  ...{ addition: '2nd floor', zip_code: '', city: 'Dubai', country: 'AE' },
};

/** A valid body of every call, with the fields in their order. */
export function makeBodies(): OrderBodies {
  const access = { ...site, uuid: id, token };
  return {
    request: {
      ...{ ...form, kind: 'availability', product: 201, variant: 20106 },
      ...{ name: 'Zoë', email, phone: '+49 30 1', message: 'Is it there?' },
    },
    rating: { ...form, product: 201, rating: 4, name: 'Zoë', title: 'Schön', comment: 'Trägt sich gut.', email },
    quote: {
      ...{ ...site, lines: [line], country: 'DE', payment_method: 1, shipping_method: 1, branch: 1 },
      present_wrap: false,
    },
    order: {
      ...{ ...site, id, ...client, lines: [line], email, phone: '' },
      ...{ shipping_address: address, invoice_address: address, gift_message: '', comment: 'Danke' },
      ...{ payment_method: 1, shipping_method: 1, branch: 1, present_wrap: true, accepted_total_cents: 10_690 },
      ...{ accepted_delivery_to: '2026-11-26', express, drawings: ['s9x9;1 1'] },
    },
    'order/cancel': access,
    'order/read': { ...site, token },
    'paypal/order': { ...access, source: 'card' },
    'paypal/express': { ...site, id, ...client, lines: [line], country: 'DE', present_wrap: false },
    'paypal/express/read': { ...site, express, payer: 'QYR5Z8XDVJNXQ' },
    'order/paypal_transaction': { ...site, token, order_id: id, paypal: { orderID: '5O190127TN364715T' } },
    'klarna/session': access,
    'klarna/order': { ...site, token, order_uuid: id, authorization_token: 'b4bd3423-24e3' },
    withdrawal: {
      ...{ ...site, id, ...client, isSpam: false, name: 'Zoë', email, order_number: '2026-000123' },
      ...{ lines: [7], token, items: '', message: '' },
    },
  };
}
