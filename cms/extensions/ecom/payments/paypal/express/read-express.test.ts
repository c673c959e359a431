import { expect, test } from 'vitest';
import { parsePayer } from './read-express.ts';

const name = { given_name: 'Zoë', surname: 'Brandt-Keßler' };
const source = { email_address: 'zoe@muster.example', account_id: 'QYR5Z8XDVJNXQ', name };

const makeOrder = (address: object, full_name = 'Zoë Brandt-Keßler') => ({
  payment_source: { paypal: source },
  purchase_units: [{ shipping: { name: { full_name }, address } }],
});

const home = { address_line_1: 'Hafenweg 7 b', admin_area_2: 'Hamburg', postal_code: 'D-20457', country_code: 'DE' };

test("maps PayPal's address to the checkout's fields, and masks the account", () => {
  expect(parsePayer(makeOrder({ ...home, address_line_2: 'Hinterhaus' }))).toEqual({
    ...{ account: 'z***@muster.example', email: 'zoe@muster.example', phone: '' },
    address: {
      ...{ first_name: 'Zoë', last_name: 'Brandt-Keßler', company: '', street: 'Hafenweg 7 b', house_number: '' },
      ...{ addition: 'Hinterhaus', zip_code: '20457', city: 'Hamburg', country: 'DE' },
    },
  });
});

test.each([
  ['Anna Maria Lind', 'Anna Maria', 'Lind'],
  ['Lind', '', 'Lind'],
  ['  Anna\n Lind ', 'Anna', 'Lind'],
  ['', 'Zoë', 'Brandt-Keßler'],
])('splits the name „%s“ into %s and %s', (full, first_name, last_name) => {
  expect(parsePayer(makeOrder(home, full)).address).toMatchObject({ first_name, last_name });
});

test('appends the state to the town where addresses have one, and leaves missing fields empty', () => {
  const us = { address_line_1: '1 Main St', admin_area_2: 'San Jose', admin_area_1: 'CA', country_code: 'US' };
  expect(parsePayer(makeOrder(us)).address).toMatchObject({ city: 'San Jose, CA', zip_code: '', country: 'US' });
  expect(parsePayer(makeOrder({ country_code: 'DE' })).address).toMatchObject({ street: '', city: '' });
});

test('ignores values that are not strings, too long or unknown countries', () => {
  expect(parsePayer({}).address).toBeNull();
  expect(parsePayer(makeOrder({ ...home, country_code: 'C2' })).address).toBeNull();
  expect(parsePayer(makeOrder({ ...home, address_line_1: { evil: 1 } })).address?.street).toBe('');
  expect(parsePayer(makeOrder({ ...home, address_line_1: 'x'.repeat(900) })).address?.street).toHaveLength(200);
});
