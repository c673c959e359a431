import { expect, test } from 'vitest';
import type { EcommercePaymentMethodRow } from '../../../../src/directus/rows.generated.ts';
import type { Language } from '../../messages/language.ts';
import { createTestShop } from '../payments/shop-fixture.ts';
import { toOrderResponse } from './order-response.ts';

const ordered = { id: 1, key: 'prepayment', name: 'Vorkasse' };

function makeMethod(changes: Partial<EcommercePaymentMethodRow> = {}) {
  const names = { de: 'Überweisung', en: 'Bank transfer', fr: 'Virement' };
  const translations = Object.entries(names).map(([language, name], id) => ({ id, language, name, description: null }));
  return { id: 1, key: 'prepayment', sort: 1, translations, ...changes };
}

/** The payment method in the response for an order in German. */
async function readMethod(row: { ordered_payment_method: unknown; payment_method: unknown }, language: Language) {
  const shop = createTestShop();
  Object.assign(shop.order, row);
  return toOrderResponse(await shop.read(), language, undefined).payment_method;
}

test.each<[string, Language, ReturnType<typeof makeMethod> | null, string]>([
  ['as it is called in its own language, whatever its name is now', 'de', makeMethod(), 'Vorkasse'],
  ['by its current name in another language', 'fr', makeMethod(), 'Virement'],
  ['without the names of another method that staff have made of it', 'fr', makeMethod({ key: 'cash' }), 'Vorkasse'],
  ['of an unknown kind', 'de', makeMethod({ key: 'voucher' }), 'Vorkasse'],
  ['after it was deleted', 'en', null, 'Vorkasse'],
])('the response names the payment method of an order %s', async (_when, language, method, name) => {
  const row = { ordered_payment_method: ordered, payment_method: method };
  expect(await readMethod(row, language)).toEqual({ id: 1, key: 'prepayment', name });
});

test('an order from before its payment method was stored has the current one, and none that is unknown', async () => {
  const read = (method: unknown) => readMethod({ ordered_payment_method: null, payment_method: method }, 'de');
  expect(await read(makeMethod())).toEqual({ id: 1, key: 'prepayment', name: 'Überweisung' });
  expect(await read(makeMethod({ key: 'voucher' }))).toBeNull();
  expect(await read(null)).toBeNull();
});
