import { expect, test } from 'vitest';
import { makeAddress, makeOrder } from './order-fixture.ts';
import { parseOrder } from './parse-order.ts';

test.each([
  ['DE', '00000'],
  ['LI', '8001'],
  ['AT', '9999'],
  ['CH', '0999'],
  ['DE', 'SW1A 1AA'],
])('refuses an order to %s with postcode %s', (country, zip_code) => {
  const elsewhere = makeAddress({ country, zip_code });
  expect(parseOrder(makeOrder({ shipping_address: elsewhere }))).toEqual({ wrong: 'shipping_address.zip_code' });
  expect(parseOrder(makeOrder({ invoice_address: elsewhere }))).toEqual({ wrong: 'invoice_address.zip_code' });
});

test.each([
  ['DE', 'D-14899'],
  ['LI', '9490'],
  ['SE', '11120'],
  ['US', '94103-1234'],
])('accepts an order to %s with postcode %s', (country, zip_code) => {
  const invoiced = parseOrder(makeOrder({ invoice_address: makeAddress({ country, zip_code }) }));
  expect(invoiced).toHaveProperty('value.invoice_address.zip_code', zip_code);
});

test('accepts invoice addresses in any country, without a postcode where there are none', () => {
  const parse = (changes: Partial<ReturnType<typeof makeAddress>>) =>
    parseOrder(makeOrder({ invoice_address: makeAddress(changes) }));
  expect(parse({ country: 'JP', zip_code: '100-0001' })).toHaveProperty('value');
  expect(parse({ country: 'AE', zip_code: '' })).toHaveProperty('value');
  expect(parse({ country: 'JP', zip_code: '' })).toEqual({ wrong: 'invoice_address.zip_code' });
  expect(parse({ country: 'XX' })).toEqual({ wrong: 'invoice_address.country' });
});

test('limits gift messages to 300 characters, none by default', () => {
  const { gift_message: _, branch: __, ...before } = makeOrder();
  expect(parseOrder(before)).toMatchObject({ value: { gift_message: '', branch: null } });
  expect(parseOrder(makeOrder({ gift_message: ' Alles\r\nGute ' }))).toHaveProperty(
    'value.gift_message',
    'Alles\nGute',
  );
  expect(parseOrder(makeOrder({ gift_message: 'x'.repeat(301) }))).toEqual({ wrong: 'gift_message' });
});
