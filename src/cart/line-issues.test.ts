import { expect, test } from 'vitest';
import { findLineIssues, isBlocking } from './line-issues.ts';

const line = { priceCents: 100_00, count: 3 };
const ok = { state: 'ok', count: 3, price_cents: 100_00 } as const;

test('nothing is said where nothing changed, nor before the shop has answered', () => {
  expect(findLineIssues(line, ok)).toEqual([]);
  expect(findLineIssues(line, undefined)).toEqual([]);
});

test('another price says what it was', () => {
  const issues = findLineIssues(line, { ...ok, price_cents: 110_00 });
  expect(issues).toEqual([{ kind: 'price', wasCents: 100_00, nowCents: 110_00 }]);
  expect(issues.some(isBlocking)).toBe(false);
});

test('fewer than wanted, and dearer, are two things', () => {
  expect(findLineIssues(line, { state: 'fewer', count: 2, price_cents: 110_00 })).toEqual([
    { kind: 'price', wasCents: 100_00, nowCents: 110_00 },
    { kind: 'fewer', wanted: 3, left: 2 },
  ]);
});

test('fewer than wanted before are enough for who wants no more than them', () => {
  expect(findLineIssues({ ...line, count: 2 }, { state: 'fewer', count: 2, price_cents: 100_00 })).toEqual([]);
});

test('fewer, and none at all, is sold out', () => {
  expect(findLineIssues(line, { state: 'fewer', count: 0, price_cents: 100_00 })).toEqual([{ kind: 'sold_out' }]);
});

test.each(['sold_out', 'gone', 'invalid', 'on_request'] as const)(
  'what is %s cannot be ordered, whatever it costs',
  (state) => {
    const issues = findLineIssues(line, { state, count: 0, price_cents: 1 });
    expect(issues).toEqual([{ kind: state }]);
    expect(issues.every(isBlocking)).toBe(true);
  },
);
