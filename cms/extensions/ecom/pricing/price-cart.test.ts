import { describe, expect, test } from 'vitest';
import { makeField, makePiece, makeRules } from '../orders/order-fixture.ts';
import type { Piece } from './piece.ts';
import { type Cart, priceCart } from './price-cart.ts';

const line = { product: 1, variant: null, personalization: {}, count: 1 };

function price(changes: Partial<Cart>, piece: Partial<Piece> = {}) {
  const cart = { lines: [line], country: null, shippingMethod: null, presentWrap: false, ...changes };
  return priceCart(cart, new Map([[1, makePiece(piece)]]), makeRules());
}

describe('a cart', () => {
  test('has no shipping before a country, then the first way’s, then the chosen one’s', () => {
    expect(price({})).toMatchObject({ shipping_cents: null, total_cents: 10_000 });
    expect(price({ country: 'DE' })).toMatchObject({ shipping_cents: 690, total_cents: 10_690 });
    expect(price({ country: 'AT' })).toMatchObject({ shipping_cents: 1490 });
    expect(price({ country: 'US' })).toMatchObject({ shipping_cents: null });
    expect(price({ country: 'AT', shippingMethod: 1 })).toMatchObject({ shipping_cents: 1490 });
    expect(price({ shippingMethod: 5 })).toMatchObject({ shipping_cents: 0 });
  });

  test('counts what can be had, and nothing that cannot', () => {
    const many = price({ lines: [{ ...line, count: 9 }], country: 'DE' });
    expect(many).toMatchObject({ lines: [{ state: 'fewer', count: 3 }], goods_cents: 30_000 });
    expect(price({ country: 'DE' }, { stock: -2 })).toMatchObject({
      ...{ lines: [{ state: 'sold_out', count: 0 }], shipping_cents: null, total_cents: 0 },
    });
    expect(price({ lines: [] })).toMatchObject({ total_cents: 0, shipping_cents: null });
    expect(price({ presentWrap: true }, { cents: null })).toMatchObject({
      ...{ lines: [{ state: 'on_request', price_cents: null }], wrap_cents: 0 },
    });
  });

  test('asks for a variant where there are some, and for one of these', () => {
    const kind = { cents: 12_000, stock: 1, canReorder: false, shippingDays: null, essentials: [] };
    const variants = [{ ...kind, id: 7, name: '54', referenceSuffix: '-54' }];
    expect(price({}, { variants })).toMatchObject({ lines: [{ state: 'gone' }] });
    expect(price({ lines: [{ ...line, variant: 8 }] }, { variants })).toMatchObject({ lines: [{ state: 'gone' }] });
    expect(price({ lines: [{ ...line, variant: 7 }] }, { variants, variantLabel: 'Größe' })).toMatchObject({
      lines: [{ state: 'ok', price_cents: 12_000, reference: 'AV-1-54', variant_name: '54', variant_label: 'Größe' }],
    });
    expect(price({ lines: [{ ...line, variant: 7 }] })).toMatchObject({ lines: [{ state: 'gone' }] });
  });

  test('says what a line lacks, and what it would cost', () => {
    const fields = [makeField({ isRequired: true })];
    expect(price({}, { fields })).toMatchObject({ lines: [{ state: 'invalid', count: 0, price_cents: 10_000 }] });
  });
});

describe('ways to pay', () => {
  const keys = (changes: Partial<Cart>) => price(changes).payment_methods.map(({ key }) => key);

  test('are those of the chosen way, and cash is for what is collected', () => {
    expect(keys({ country: 'DE', shippingMethod: 1 })).toEqual(['prepayment', 'paypal']);
    expect(keys({ shippingMethod: 5 })).toEqual(['prepayment', 'cash', 'paypal']);
  });
});
