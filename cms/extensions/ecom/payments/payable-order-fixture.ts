import type { PayableOrder } from './payable-order.ts';

const address = {
  first_name: 'Zoë',
  last_name: 'Brandt-Keßler',
  company: '',
  street: 'Hafenweg',
  house_number: '7 b',
  addition: '',
  zip_code: '20457',
  city: 'Hamburg',
  country: 'DE',
};

/** An order for a watch and two engraved rings with shipping and gift wrapping; for tests. */
export function makePayableOrder(changes: Partial<PayableOrder> = {}): PayableOrder {
  return {
    uuid: '6f1c2f0e-3a55-4c1e-9a43-0d6a1c5b7e21',
    number: '2027-000123',
    language: 'de',
    shopName: 'Vierlinden',
    email: 'zoe@example.org',
    phone: '',
    total: 123_495 + 2 * 64_900 + 690 + 500,
    lines: [
      { name: 'Winterlinde 38', reference: 'VL-38', count: 1, price: 123_495, taxPercent: 19 },
      { name: 'Ring „Elbe“', reference: '', count: 2, price: 64_900, taxPercent: 19 },
    ],
    shipping: 690,
    wrap: 500,
    shippingAddress: address,
    invoiceAddress: address,
    ...changes,
  };
}
