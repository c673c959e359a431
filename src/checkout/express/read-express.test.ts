import { expect, test } from 'vitest';
import { emptyAddress } from '../address.ts';
import { makeCheckout } from '../checkout.ts';
import { fillFromPayPal } from './read-express.ts';

const address = { ...emptyAddress, first_name: 'Zoë', last_name: 'Lind', street: 'Hafenweg 7', zip_code: '20457' };
const person = {
  ...{ express: 'token', account: 'z***@muster.example', email: 'zoe@muster.example', phone: '0171 1' },
  address: { ...address, city: 'Hamburg' },
};

test('an empty checkout is filled in, and nothing is replaced', () => {
  const { changes, replaced } = fillFromPayPal(makeCheckout(), person);
  expect(changes).toMatchObject({
    ...{ customerEmail: person.email, phone: '0171 1', isCollection: false, shippingAddress: person.address },
    express: { token: 'token', account: person.account },
  });
  expect(replaced).toBeNull();
});

test('entries are replaced and returned, except for the phone number', () => {
  const typed = { ...address, street: 'Ahornweg 4', city: 'Altenbruck' };
  const before = { ...makeCheckout(), customerEmail: 'lind@muster.example', phone: '030 2', shippingAddress: typed };
  const { changes, replaced } = fillFromPayPal(before, person);
  expect(changes).toMatchObject({ phone: '030 2', customerEmail: person.email, shippingAddress: person.address });
  expect(replaced).toMatchObject({ customerEmail: 'lind@muster.example', shippingAddress: typed });
});

test('equal data replaces nothing, and a country alone is no address', () => {
  const same = { ...makeCheckout(), customerEmail: person.email, shippingAddress: { ...person.address } };
  expect(fillFromPayPal(same, person).replaced).toBeNull();
  const inCart = { ...makeCheckout(), shippingAddress: { ...emptyAddress, country: 'AT' } };
  expect(fillFromPayPal(inCart, person).replaced).toBeNull();
});

test('an address replaces collection by shipping, and without one collection stays', () => {
  const before = { ...makeCheckout(), isCollection: true, invoiceAddress: address };
  expect(fillFromPayPal(before, person)).toMatchObject({
    ...{ changes: { isCollection: false, invoiceAddress: null }, replaced: { isCollection: true } },
  });
  expect(fillFromPayPal(before, { ...person, address: null }).changes).not.toHaveProperty('isCollection');
});
