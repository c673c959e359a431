import { describe, expect, test } from 'vitest';
import { makeField, makePickupBranch, makeProduct, makeRules } from '../orders/order-fixture.ts';
import { type Cart, priceCart, splitTax } from './price-cart.ts';
import type { ShopProduct } from './shop-product.ts';

const line = { product: 1, variant: null, personalization: {}, count: 1 };

function price(changes: Partial<Cart>, productChanges: Partial<ShopProduct> = {}) {
  const cart = {
    lines: [line],
    country: null,
    shippingMethod: null,
    branch: null,
    paymentMethod: null,
    presentWrap: false,
    ...changes,
  };
  return priceCart(cart, new Map([[1, makeProduct(productChanges)]]), makeRules());
}

describe('a cart', () => {
  test("has no shipping cost before a country, then the default method's, then the selected one's", () => {
    expect(price({})).toMatchObject({ shipping_cents: null, total_cents: 10_000 });
    expect(price({ country: 'DE' })).toMatchObject({ shipping_cents: 690, total_cents: 10_690 });
    expect(price({ country: 'AT' })).toMatchObject({ shipping_cents: 1490 });
    expect(price({ country: 'US' })).toMatchObject({ shipping_cents: null });
    expect(price({ country: 'AT', shippingMethod: 1 })).toMatchObject({ shipping_cents: 1490 });
    expect(price({ shippingMethod: 5 })).toMatchObject({ shipping_cents: 0 });
  });

  test('is not estimated by a courier that serves only some postcodes', () => {
    const [parcel, ...others] = makeRules().shippingMethods;
    if (!parcel) throw new Error('There is a way.');
    const courier: typeof parcel = { ...parcel, id: 9, priceCents: 2900, postcodes: '14899', transitDays: [9, 9] };
    const methods = { shippingMethod: null, branch: null, paymentMethod: null };
    const cart = { lines: [line], country: 'DE', ...methods, presentWrap: false };
    const products = new Map([[1, makeProduct()]]);
    const quote = (shippingMethods: typeof others) => priceCart(cart, products, makeRules({ shippingMethods }));
    const cents = (shippingMethods: typeof others) => quote(shippingMethods).shipping_cents;
    expect(quote([courier, parcel]).delivery).toEqual(quote([parcel]).delivery);
    expect(quote([courier]).delivery).not.toEqual(quote([parcel]).delivery);
    expect(cents([courier, parcel, ...others])).toBe(690);
    expect(cents([courier])).toBe(2900);
  });

  test('includes only available items', () => {
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

  test('allows backorders beyond the stock, ten at most', () => {
    const count = (wanted: number, stock: number) =>
      price({ lines: [{ ...line, count: wanted }] }, { stock, canReorder: true }).lines[0]?.count;
    expect([count(9, 3), count(14, 3), count(12, 0), count(12, -2)]).toEqual([9, 13, 10, 10]);
  });

  test('requires a valid variant if there are any', () => {
    const kind = { cents: 12_000, stock: 1, canReorder: false, shippingDays: null, reorderDays: null, essentials: [] };
    const variants = [{ ...kind, id: 7, name: '54', referenceSuffix: '-54' }];
    expect(price({}, { variants })).toMatchObject({ lines: [{ state: 'gone' }] });
    expect(price({ lines: [{ ...line, variant: 8 }] }, { variants })).toMatchObject({ lines: [{ state: 'gone' }] });
    expect(price({ lines: [{ ...line, variant: 7 }] }, { variants, variantLabel: 'Größe' })).toMatchObject({
      lines: [{ state: 'ok', price_cents: 12_000, reference: 'AV-1-54', variant_name: '54', variant_label: 'Größe' }],
    });
    expect(price({ lines: [{ ...line, variant: 7 }] })).toMatchObject({ lines: [{ state: 'gone' }] });
  });

  test("reports a line's problem together with its price", () => {
    const fields = [makeField({ isRequired: true })];
    expect(price({}, { fields })).toMatchObject({ lines: [{ state: 'invalid', count: 0, price_cents: 10_000 }] });
  });
});

describe('the day of arrival', () => {
  const inGermany = { country: 'DE', paymentMethod: 4 };
  const getDelivery = (changes: Partial<Cart>, productChanges: Partial<ShopProduct> = {}) => {
    const { delivery } = price({ ...inGermany, ...changes }, productChanges);
    return delivery && `${delivery.from} – ${delivery.to}`;
  };

  test("adds the shop's working days and the transit days", () => {
    expect(getDelivery({})).toBe('2026-11-25 – 2026-11-26');
    expect(getDelivery({ country: 'AT' })).toBe('2026-11-27 – 2026-11-28');
    expect(getDelivery({}, { shippingDays: 3 })).toBe('2026-11-26 – 2026-11-27');
  });

  test('is later for backorders and engravings', () => {
    const made = { stock: 0, canReorder: true, reorderDays: 10 };
    expect(getDelivery({}, made)).toBe('2026-12-05 – 2026-12-07');
    expect(getDelivery({}, { ...made, reorderDays: null })).toBe('2026-11-25 – 2026-11-26');
    const engraved = { lines: [{ ...line, personalization: { engraving: 'Anna' } }] };
    expect(getDelivery(engraved, { fields: [makeField()] })).toBe('2026-11-27 – 2026-11-30');
  });

  test('is that of the slowest line, and each line has its own', () => {
    const kind = { cents: 12_000, stock: 1, canReorder: true, shippingDays: 2, reorderDays: 10, essentials: [] };
    const variants = [
      { ...kind, id: 7, name: '54', referenceSuffix: '' },
      { ...kind, id: 8, name: '56', referenceSuffix: '', stock: 0 },
    ];
    const lines = [7, 8].map((variant) => ({ ...line, variant }));
    expect(price({ ...inGermany, lines }, { variants })).toMatchObject({
      lines: [
        { availability: 'in_stock', shipping_days: 2, delivery: { from: '2026-11-25', to: '2026-11-26' } },
        { availability: 'on_order', shipping_days: 10, delivery: { from: '2026-12-05', to: '2026-12-07' } },
      ],
      delivery: { from: '2026-12-05', to: '2026-12-07' },
    });
  });

  test('is the pickup date, and marks prepayment', () => {
    expect(price({ shippingMethod: 5 }).delivery).toEqual({
      ...{ from: '2026-11-24', to: '2026-11-24', is_collection: true, is_prepaid: false },
    });
    expect(price({ country: 'DE', paymentMethod: 1 }).delivery).toMatchObject({ is_prepaid: true });
  });

  test('is unknown without a country, lead time or stock', () => {
    expect(price({}).delivery).toBeNull();
    expect(getDelivery({ country: 'US' })).toBeNull();
    expect(getDelivery({}, { shippingDays: null })).toBeNull();
    expect(price(inGermany, { stock: 0 })).toMatchObject({
      ...{ lines: [{ availability: null, delivery: null }], delivery: null },
    });
  });
});

describe('payment methods', () => {
  const keys = (changes: Partial<Cart>) => price(changes).payment_methods.map(({ key }) => key);

  test('depend on the shipping method, with cash for pickup only', () => {
    expect(keys({ country: 'DE', shippingMethod: 1 })).toEqual(['prepayment', 'paypal']);
    expect(keys({ shippingMethod: 5 })).toEqual(['prepayment', 'cash', 'paypal']);
  });

  test("include PayPal's sources if PayPal is one of them", () => {
    expect(price({ country: 'DE', shippingMethod: 1 }).paypal_sources).toEqual(['paypal']);
    const cart = {
      lines: [line],
      country: 'DE',
      shippingMethod: 1,
      paymentMethod: null,
      presentWrap: false,
      branch: null,
    };
    const quote = priceCart(cart, new Map([[1, makeProduct()]]), makeRules({ paymentMethods: [] }));
    expect(quote.paypal_sources).toEqual([]);
  });
});

describe('a pickup order', () => {
  const rules = makeRules();
  const open = rules.delivery.calendar;
  /** Closed until the end of November. */
  const days = Object.fromEntries(
    Array.from({ length: 8 }, (_, day) => [`2026-11-${23 + day}`, { name: '', spans: [] }]),
  );
  const resting = { ...open, opening: { ...open.opening, days: { ...open.opening.days, ...days } } };
  const branches = [
    makePickupBranch({ id: 1, calendar: open, hoursToday: [[570, 780]] }),
    makePickupBranch({ id: 2, name: 'Werkstatt', calendar: resting, hoursToday: [] }),
  ];
  const quote = (changes: Partial<Cart> = {}, methods = rules.shippingMethods) => {
    const choice = { shippingMethod: 5, branch: null, paymentMethod: null, presentWrap: false };
    const shop = makeRules({ shippingMethods: methods, delivery: { ...rules.delivery, pickupBranches: branches } });
    return priceCart({ lines: [line], country: null, ...choice, ...changes }, new Map([[1, makeProduct()]]), shop);
  };

  test('has a ready date per branch', () => {
    expect(quote().branches).toMatchObject([
      { id: 1, hours_today: [{ from: '09:30', to: '13:00' }], ready_from: '2026-11-24' },
      { id: 2, name: 'Werkstatt', hours_today: [], ready_from: '2026-12-02' },
    ]);
    expect(quote({ lines: [{ ...line, product: 9 }] }).branches).toMatchObject([
      { ready_from: null },
      { ready_from: null },
    ]);
  });

  test('uses the selected branch, or else the first', () => {
    expect(quote().delivery?.to).toBe('2026-11-24');
    expect(quote({ branch: 2 }).delivery?.to).toBe('2026-12-02');
    // A deleted branch cannot be selected; the order reports that.
    expect(quote({ branch: 9 }).delivery?.to).toBe('2026-11-24');
    expect(quote({ branch: 2, country: 'DE', shippingMethod: 1 }).delivery).toEqual(
      quote({ country: 'DE', shippingMethod: 1 }).delivery,
    );
  });

  test('has no branches without a pickup method', () => {
    expect(quote({}, rules.shippingMethods.slice(0, 2)).branches).toEqual([]);
  });
});

test('computes the included tax of a single rate', () => {
  expect(splitTax([{ percent: 19, cents: 123_500 }], 1140, 19)).toEqual([{ percent: 19, cents: 19_901 }]);
});

test("splits shipping by the goods' rates", () => {
  const goods = [
    { percent: 7, cents: 1000 },
    { percent: 19, cents: 2000 },
    { percent: 19, cents: 1000 },
  ];
  // Three quarters of the 690 cents are taxed at 19 percent.
  expect(splitTax(goods, 690, 19)).toEqual([
    { percent: 19, cents: Math.round((3518 * 19) / 119) },
    { percent: 7, cents: Math.round((1172 * 7) / 107) },
  ]);
});

test('returns the default rate without tax for an empty cart', () => {
  expect(splitTax([], 0, 19)).toEqual([{ percent: 19, cents: 0 }]);
});
