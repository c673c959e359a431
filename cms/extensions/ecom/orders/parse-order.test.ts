import { expect, test } from 'vitest';
import { makeAddress, makeOrder } from './order-fixture.ts';
import { parseOrder } from './parse-order.ts';

test.each([
  ['DE', '00000'],
  ['LI', '8001'],
  ['AT', '9999'],
  ['CH', '0999'],
  ['DE', 'SW1A 1AA'],
])('an order to %s is refused at %s, which no place there has', (country, zip_code) => {
  const elsewhere = makeAddress({ country, zip_code });
  expect(parseOrder(makeOrder({ shipping_address: elsewhere }))).toEqual({ wrong: 'shipping_address.zip_code' });
  expect(parseOrder(makeOrder({ invoice_address: elsewhere }))).toEqual({ wrong: 'invoice_address.zip_code' });
});

test.each([
  ['DE', 'D-14899'],
  ['LI', '9490'],
  ['SE', '11120'],
  ['US', '94103-1234'],
])('an order to %s may say %s', (country, zip_code) => {
  const invoiced = parseOrder(makeOrder({ invoice_address: makeAddress({ country, zip_code }) }));
  expect(invoiced).toHaveProperty('value.invoice_address.zip_code', zip_code);
});

test('an invoice goes to any country that there is, without a postcode where it has none', () => {
  const parse = (changes: Partial<ReturnType<typeof makeAddress>>) =>
    parseOrder(makeOrder({ invoice_address: makeAddress(changes) }));
  expect(parse({ country: 'JP', zip_code: '100-0001' })).toHaveProperty('value');
  expect(parse({ country: 'AE', zip_code: '' })).toHaveProperty('value');
  expect(parse({ country: 'JP', zip_code: '' })).toEqual({ wrong: 'invoice_address.zip_code' });
  expect(parse({ country: 'XX' })).toEqual({ wrong: 'invoice_address.country' });
});

test('a card has 300 characters at most, and an order that says nothing of one has none', () => {
  const { gift_message: _, branch: __, ...before } = makeOrder();
  expect(parseOrder(before)).toMatchObject({ value: { gift_message: '', branch: null } });
  expect(parseOrder(makeOrder({ gift_message: ' Alles\r\nGute ' }))).toHaveProperty(
    'value.gift_message',
    'Alles\nGute',
  );
  expect(parseOrder(makeOrder({ gift_message: 'x'.repeat(301) }))).toEqual({ wrong: 'gift_message' });
});
