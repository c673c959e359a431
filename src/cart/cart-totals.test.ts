import { expect, test } from 'vitest';
import { makeItem, makeQuotedLine } from './cart-fixture.ts';
import { calculateSums, getLineCents, getOrderableCount, type PricedLine } from './cart-totals.tsx';

const makeLine = (changes: Partial<PricedLine['line']> = {}, issues: PricedLine['issues'] = []): PricedLine => ({
  line: { ...makeItem({ priceCents: 10 }), cartId: 1, ...changes },
  quoted: undefined,
  issues,
});

const without = { data: null, state: 'idle', isAnswered: false } as const;

test('without a quote the sums are those of the known prices', () => {
  expect(calculateSums([makeLine({ count: 3 }), makeLine({ priceCents: 20 })], without)).toEqual({
    count: 4,
    goodsCents: 50,
    wrapCents: 0,
    shippingCents: null,
    totalCents: 50,
    delivery: null,
    tax: [],
    isPending: false,
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
  expect(calculateSums([soldOut, short], without)).toMatchObject({ count: 2, totalCents: 20 });
});

const quote = {
  ...{ goods_cents: 10, wrap_cents: 0, shipping_cents: 5, total_cents: 15 },
  delivery: { to: '2026-12-04', text: 'bei Ihnen bis Fr., 4. Dezember' },
  tax: [
    { percent: 19, cents: 2 },
    { percent: 7, cents: 1 },
  ],
};

const ready = { data: quote, state: 'ready', isAnswered: true } as const;
const loading = { ...ready, state: 'loading' } as const;

test('while the server calculates again no row goes, and none says what is for other choices', () => {
  const quoted = makeQuotedLine({ price_cents: 10, delivery: 'bei Ihnen bis Mi., 2. Dezember' });
  const line = { ...makeLine(), quoted };
  const current = calculateSums([line], ready);
  expect(current).toMatchObject({ delivery: quote.delivery.text, tax: quote.tax, isPending: false });
  expect(calculateSums([line], loading), 'the same once more').toEqual(current);
  const twice = { ...line, line: { ...line.line, count: 2 } };
  const pending = { delivery: quote.delivery.text, tax: quote.tax, isPending: true };
  for (const other of [ready, loading]) {
    expect(calculateSums([twice], { ...other, isAnswered: false })).toMatchObject({ ...pending, totalCents: 25 });
  }
});

test('where the server does not answer, the rows stay, and nothing of the quote before is promised', () => {
  const failed = { ...ready, state: 'failed' } as const;
  for (const isAnswered of [true, false]) {
    expect(calculateSums([makeLine({ count: 2 })], { ...failed, isAnswered })).toMatchObject({
      ...{ tax: quote.tax, isPending: true, totalCents: 25 },
    });
  }
});

test('the delivery of the whole order is left out where every line that is quoted says the same', () => {
  const quoted = makeQuotedLine({ delivery: quote.delivery.text });
  expect(calculateSums([{ ...makeLine(), quoted }], ready).delivery).toBeNull();
  const added = [{ ...makeLine(), quoted }, makeLine()];
  expect(calculateSums(added, { ...loading, isAnswered: false }).delivery).toBeNull();
});
