import { expect, test } from 'vitest';
import type { CartItem } from './cart.ts';
import { makeItem } from './cart-fixture.ts';
import type { PricedLine } from './cart-totals.tsx';
import { findLineIssues } from './line-issues.ts';
import { findConfirmationTime, listConfirmedPrices, parsePriceConfirmation } from './price-confirmation-store.ts';

const now = Date.parse('2026-11-20T14:05:00+01:00');
const other = makeItem({ product: { ...makeItem().product, id: 8 } });

function makeLine(
  changes: Partial<CartItem> = {},
  quoted: Partial<NonNullable<PricedLine['quoted']>> = {},
): PricedLine {
  const line = { ...makeItem(changes), cartId: 1 };
  const quotedLine = { state: 'ok', count: 1, price_cents: line.priceCents, ...quoted } as NonNullable<
    PricedLine['quoted']
  >;
  return { line, quoted: quotedLine, issues: findLineIssues(line, quotedLine) };
}

const confirm = (...lines: PricedLine[]) => ({ moment: now, prices: listConfirmedPrices(lines) });

test('a cart with confirmed prices has a confirmation time, whatever the counts', () => {
  const confirmation = confirm(makeLine(), makeLine(other));
  expect(findConfirmationTime(confirmation, [makeItem({ count: 3 }), other])).toBe(now);
  expect(findConfirmationTime(confirmation, [other])).toBe(now);
});

test('an item that was added later is not confirmed', () => {
  expect(findConfirmationTime(confirm(makeLine()), [makeItem(), other])).toBeUndefined();
});

test('a price that differs from the confirmed one is not confirmed', () => {
  expect(findConfirmationTime(confirm(makeLine()), [makeItem({ priceCents: 1 })])).toBeUndefined();
  expect(findConfirmationTime(confirm(makeLine({}, { price_cents: 1 })), [makeItem()])).toBeUndefined();
});

test.each(['gone', 'on_request', 'sold_out', 'invalid'] as const)('a line that is %s is not confirmed', (state) => {
  expect(findConfirmationTime(confirm(makeLine({}, { state })), [makeItem()])).toBeUndefined();
});

test('a stored confirmation is parsed', () => {
  const confirmation = confirm(makeLine());
  expect(parsePriceConfirmation(JSON.stringify(confirmation), now)).toEqual(confirmation);
});

test.each([
  null,
  '',
  '{',
  '[]',
  `${now}`,
  '{"moment":1}',
  '{"moment":1,"prices":{"a":"b"}}',
  '{"moment":9e15,"prices":{}}',
])('a malformed confirmation is undefined (%s)', (text) => {
  expect(parsePriceConfirmation(text, now)).toBeUndefined();
});
