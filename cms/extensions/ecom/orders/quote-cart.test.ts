import { describe, expect, test } from 'vitest';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';
import type { ShopProduct } from '../pricing/shop-product.ts';
import type { ShopRules } from '../pricing/shop-rules.ts';
import { makeAddress, makeField, makeOrder, makePickupBranch, makeProduct, makeRules } from './order-fixture.ts';
import { validateOrder } from './quote-cart.ts';

function decide(
  changes: Partial<OrderInput>,
  productChanges: Partial<ShopProduct> = {},
  rules: Partial<ShopRules> = {},
) {
  const products = new Map([[1, makeProduct(productChanges)]]);
  const agreement = validateOrder(makeOrder(changes), products, makeRules(rules));
  if ('refused' in agreement) {
    const { body } = agreement.refused;
    return 'field' in body ? body.field : 'reason' in body ? body.reason : body.status;
  }
  return agreement.payment.key;
}

const line = { product: 1, variant: null, personalization: {}, count: 1 };

describe('an order', () => {
  test('is accepted as the shopper confirmed it', () => {
    expect(decide({})).toBe('prepayment');
    expect(decide({ present_wrap: true, accepted_total_cents: 11_140 })).toBe('prepayment');
  });

  test.each([0, 1, 10_689, 10_691, 1_069_000])('is refused at %i cents instead of 10690', (accepted_total_cents) => {
    expect(decide({ accepted_total_cents })).toBe('changed');
  });

  test('is refused above the stock, for unpublished products and without a price', () => {
    const whole = { accepted_total_cents: 40_690, lines: [{ ...line, count: 4 }] };
    expect(decide(whole)).toBe('changed');
    expect(decide(whole, { stock: 4 })).toBe('prepayment');
    expect(decide({ lines: [{ ...line, product: 2 }] })).toBe('changed');
    expect(decide({}, { cents: null })).toBe('changed');
    expect(decide({}, { stock: 0 })).toBe('changed');
    expect(decide({}, { stock: 0, canReorder: true })).toBe('prepayment');
  });

  test('shares the stock between lines with different engravings', () => {
    const productChanges = { stock: 1, fields: [makeField({ surchargeCents: 0 })] };
    const lines = [line, { ...line, personalization: { engraving: 'Anna' } }];
    expect(decide({ lines, accepted_total_cents: 20_690 }, productChanges)).toBe('changed');
    expect(decide({ lines, accepted_total_cents: 20_690 }, { ...productChanges, stock: 2 })).toBe('prepayment');
  });

  test('is refused if it arrives later than confirmed, and accepted if earlier', () => {
    expect(decide({ accepted_delivery_to: '2026-11-26' })).toBe('prepayment');
    expect(decide({ accepted_delivery_to: '2026-11-27' })).toBe('prepayment');
    expect(decide({ accepted_delivery_to: '2026-11-25' })).toBe('changed');
    const made = { stock: 0, canReorder: true, reorderDays: 10 };
    expect(decide({ accepted_delivery_to: '2026-11-26' }, made)).toBe('changed');
    expect(decide({}, made)).toBe('prepayment');
  });

  test('goes by courier only to postcodes that it serves', () => {
    const [parcel, ...others] = makeRules().shippingMethods;
    if (!parcel) throw new Error('There is a way.');
    const rules = { shippingMethods: [{ ...parcel, postcodes: '14770-14899' }, ...others] };
    const to = (zip_code: string) => decide({ shipping_address: makeAddress({ zip_code }) }, {}, rules);
    expect(['14899', 'D-14770'].map(to)).toEqual(['prepayment', 'prepayment']);
    expect(['20095', '14900'].map(to)).toEqual(['shipping_method', 'shipping_method']);
  });

  test('needs a supported country and a shipping method for it', () => {
    expect(decide({ shipping_address: null })).toBe('shipping_address');
    expect(decide({ shipping_address: makeAddress({ country: 'US' }) })).toBe('shipping_address.country');
    expect(decide({ shipping_address: makeAddress({ country: 'AT' }) })).toBe('shipping_method');
    expect(decide({ shipping_method: null })).toBe('shipping_method');
    expect(decide({ shipping_method: 99 })).toBe('shipping_method');
  });

  test('needs no address for pickup, and may be paid in cash', () => {
    const collected = { shipping_address: null, shipping_method: 5, accepted_total_cents: 10_000 };
    expect(decide(collected)).toBe('prepayment');
    expect(decide({ ...collected, payment_method: 2 })).toBe('cash');
    expect(decide({ payment_method: 2 })).toBe('payment_method');
  });

  test('is collected in an existing branch, and shipped without one', () => {
    const { delivery } = makeRules();
    const rules = {
      delivery: { ...delivery, pickupBranches: [makePickupBranch({ id: 1 }), makePickupBranch({ id: 2 })] },
    };
    const collected = { shipping_method: 5, shipping_address: null, accepted_total_cents: 10_000 };
    expect(decide({ ...collected, branch: 2 }, {}, rules)).toBe('prepayment');
    expect(decide({ ...collected, branch: null }, {}, rules)).toBe('prepayment');
    expect(decide({ ...collected, branch: 9 }, {}, rules)).toBe('branch');
    expect(decide({ branch: 1 }, {}, rules)).toBe('branch');
  });

  test('has a gift message only if the shop offers it', () => {
    expect(decide({ gift_message: 'Alles Gute' })).toBe('prepayment');
    expect(decide({ gift_message: 'Alles Gute' }, {}, { hasGiftMessages: false })).toBe('gift_message');
    expect(decide({}, {}, { hasGiftMessages: false })).toBe('prepayment');
  });

  test('needs a configured payment method', () => {
    expect(decide({ payment_method: 4 })).toBe('paypal');
    expect(decide({ payment_method: 3 })).toBe('payment_method');
  });

  test('has gift wrapping only if the shop offers it', () => {
    expect(decide({ present_wrap: true }, {}, { giftWrapCents: null })).toBe('changed');
  });

  test('costs flat shipping if the shop has no shipping methods', () => {
    const flat = { shippingMethods: [], flatShippingCents: 9900 };
    expect(decide({ shipping_method: null, accepted_total_cents: 19_900 }, {}, flat)).toBe('prepayment');
    expect(decide({ shipping_method: null, accepted_total_cents: 10_000 }, {}, flat)).toBe('changed');
  });
});
