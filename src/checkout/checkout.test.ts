import { expect, test } from 'vitest';
import { chooseMethods, findShippingMethods } from './checkout.ts';
import { makeAddress, makeCompleteCheckout, makeQuote } from './checkout-fixture.ts';
import { findFieldErrors } from './find-field-errors.ts';

const [parcel, collection] = makeQuote().shipping_methods;
if (!parcel || !collection) throw new Error('There are two ways.');
const courier = { ...parcel, id: 4, name: 'Kurier', postcodes: '14770-14899' };
const quote = makeQuote({ shipping_methods: [courier, parcel, collection] });

const at = (zip_code: string, isCollection = false) =>
  makeCompleteCheckout({ isCollection, shippingMethod: 4, shippingAddress: makeAddress({ zip_code }) });
const idsAt = (zip_code: string, isCollection?: boolean) => {
  const { available, outOfArea } = findShippingMethods(at(zip_code, isCollection), quote.shipping_methods);
  return [available.map(({ id }) => id), outOfArea.map(({ id }) => id)];
};

test('a courier is offered in its area only', () => {
  expect(idsAt('14899')).toEqual([[4, 1], []]);
  expect(idsAt('20095')).toEqual([[1], [4]]);
  expect(idsAt('20095', true)).toEqual([[5], []]);
});

test('an incomplete postcode keeps the chosen courier', () => {
  expect(idsAt('1489')).toEqual([[4, 1], []]);
  expect(chooseMethods(at('1489'), quote)?.shippingMethod ?? 4).toBe(4);
});

test('an address outside the area selects the first other method, and the courier becomes an error', () => {
  expect(findFieldErrors('payment', at('20095'), quote)).toEqual({ shipping_method: 'missing' });
  expect(chooseMethods(at('20095'), quote)).toMatchObject({ shippingMethod: 1 });
  expect(findFieldErrors('payment', at('14899'), quote)).toEqual({});
});

test('a PayPal Express approval selects PayPal where it is offered, and nothing elsewhere', () => {
  const paypal = { id: 4, key: 'paypal', name: 'PayPal', description: null } as const;
  const agreed = { ...at('14899'), paymentMethod: null, express: { token: 't', account: 'z***@muster.example' } };
  const offered = makeQuote({ ...quote, payment_methods: [...quote.payment_methods, paypal] });
  expect(chooseMethods(agreed, offered)).toMatchObject({ paymentMethod: 4 });
  expect(chooseMethods({ ...agreed, paymentMethod: 4 }, quote)?.paymentMethod).not.toBe(4);
});
