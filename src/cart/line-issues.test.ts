import { expect, test } from 'vitest';
import { findLineIssues, isBlocking } from './line-issues.ts';

const line = { priceCents: 100_00, count: 3 };
const ok = { state: 'ok', count: 3, price_cents: 100_00 } as const;

test('an unchanged line has no issues, and neither has one without a quote', () => {
  expect(findLineIssues(line, ok)).toEqual([]);
  expect(findLineIssues(line, undefined)).toEqual([]);
});

test('a changed price is an issue with both prices', () => {
  const issues = findLineIssues(line, { ...ok, price_cents: 110_00 });
  expect(issues).toEqual([{ kind: 'price', wasCents: 100_00, nowCents: 110_00 }]);
  expect(issues.some(isBlocking)).toBe(false);
});

test('a reduced stock and a higher price are two issues', () => {
  expect(findLineIssues(line, { state: 'fewer', count: 2, price_cents: 110_00 })).toEqual([
    { kind: 'price', wasCents: 100_00, nowCents: 110_00 },
    { kind: 'fewer', wanted: 3, left: 2 },
  ]);
});

test('a reduced stock is no issue for a smaller count', () => {
  expect(findLineIssues({ ...line, count: 2 }, { state: 'fewer', count: 2, price_cents: 100_00 })).toEqual([]);
});

test('a stock of zero is sold out', () => {
  expect(findLineIssues(line, { state: 'fewer', count: 0, price_cents: 100_00 })).toEqual([{ kind: 'sold_out' }]);
});

test.each(['sold_out', 'gone', 'invalid', 'on_request'] as const)(
  'a line that is %s is blocking, whatever its price',
  (state) => {
    const issues = findLineIssues(line, { state, count: 0, price_cents: 1 });
    expect(issues).toEqual([{ kind: state }]);
    expect(issues.every(isBlocking)).toBe(true);
  },
);
