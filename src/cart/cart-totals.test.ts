import { expect, test } from 'vitest';
import { makeItem } from './cart-fixture.ts';
import { calculateSums, getLineCents, getOrderableCount, type PricedLine } from './cart-totals.tsx';

const makeLine = (changes: Partial<PricedLine['line']> = {}, issues: PricedLine['issues'] = []): PricedLine => ({
  line: { ...makeItem({ priceCents: 10 }), cartId: 1, ...changes },
  quoted: undefined,
  issues,
});

test('without a quote the sums are those of the known prices', () => {
  expect(calculateSums([makeLine({ count: 3 }), makeLine({ priceCents: 20 })], null, false)).toEqual({
    count: 4,
    goodsCents: 50,
    wrapCents: 0,
    shippingCents: null,
    totalCents: 50,
    delivery: null,
    tax: [],
  });
});

test('lines that cannot be ordered are not counted, and lines that run short only as far as available', () => {
  const soldOut = makeLine({}, [{ kind: 'sold_out' }]);
  const short = makeLine({ count: 5 }, [
    { kind: 'price', wasCents: 9, nowCents: 10 },
    { kind: 'fewer', wanted: 5, left: 2 },
  ]);
  expect([soldOut, short].map(getOrderableCount)).toEqual([0, 2]);
  expect([soldOut, short].map(getLineCents), 'what is sold out is struck out').toEqual([10, 20]);
  expect(calculateSums([soldOut, short], null, false)).toMatchObject({ count: 2, totalCents: 20 });
});
