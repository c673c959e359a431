import { describe, expect, it, test } from 'vitest';
import type { TrackedLineItem } from './report.ts';
import { toAmount, toCartCommands, toOrderCommands, toViewCommand } from './to-commands.ts';

const makePiece = (changes: Partial<TrackedLineItem> = {}): TrackedLineItem => ({
  product: { slug: 'ring', name: 'Ring' },
  count: 1,
  priceCents: 129_050,
  ...changes,
});

describe('an amount', () => {
  test.each([
    [0, '0'],
    [5, '0.05'],
    [1990, '19.9'],
    [129_050, '1290.5'],
    [3 * 10 + 3, '0.33'],
    [100_000_000, '1000000'],
    [33.333, '0.33'],
  ])('of %i cents is %s', (cents, amount) => {
    expect(String(toAmount(cents))).toBe(amount);
  });
});

describe('a product view', () => {
  it('has its price', () => {
    const view = { slug: 'ring', name: 'Ring', category: 'rings', cents: 129_050 };
    expect(toViewCommand(view)).toEqual(['setEcommerceView', 'ring', 'Ring', 'rings', 1290.5]);
  });

  it('has no price on request, and is reset for the next page', () => {
    const view = { slug: 'ring', name: 'Ring', category: null, cents: null };
    expect(toViewCommand(view)).toEqual(['setEcommerceView', 'ring', 'Ring', '']);
    expect(toViewCommand(undefined)).toEqual(['setEcommerceView']);
  });
});

describe('a cart update', () => {
  it('contains all lines each time', () => {
    const bead = makePiece({ product: { slug: 'bead', name: 'Bead' }, count: 3, priceCents: 4500 });
    expect(toCartCommands([makePiece(), bead])).toEqual([
      ['clearEcommerceCart'],
      ['addEcommerceItem', 'ring', 'Ring', '', 1290.5, 1],
      ['addEcommerceItem', 'bead', 'Bead', '', 45, 3],
      ['trackEcommerceCartUpdate', 1425.5],
    ]);
  });

  it('merges variants of a product, since Matomo keeps one item per product', () => {
    expect(toCartCommands([makePiece({ priceCents: 100 }), makePiece({ priceCents: 201, count: 2 })])).toEqual([
      ['clearEcommerceCart'],
      ['addEcommerceItem', 'ring', 'Ring', '', 1.67, 3],
      ['trackEcommerceCartUpdate', 5.02],
    ]);
  });

  it('of an empty cart has a total of zero', () => {
    expect(toCartCommands([])).toEqual([['clearEcommerceCart'], ['trackEcommerceCartUpdate', 0]]);
  });

  it('never contains personalization', () => {
    const engraved = { ...makePiece(), personalization: { engraving: 'canary' }, variant: { id: 1, name: 'canary' } };
    expect(JSON.stringify(toCartCommands([engraved]))).not.toContain('canary');
  });
});

it('an order is tracked with total, subtotal, tax and shipping', () => {
  const sums = { totalCents: 129_540, goodsCents: 129_050, taxCents: 20_683, shippingCents: 490 };
  expect(toOrderCommands({ number: 'V-1', ...sums, lines: [makePiece()] })).toEqual([
    ['clearEcommerceCart'],
    ['addEcommerceItem', 'ring', 'Ring', '', 1290.5, 1],
    ['trackEcommerceOrder', 'V-1', 1295.4, 1290.5, 206.83, 4.9],
  ]);
});
