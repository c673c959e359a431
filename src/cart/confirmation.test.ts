import { expect, test } from 'vitest';
import type { CartItem } from './cart.ts';
import { makeItem } from './cart-fixture.ts';
import { findMoment, listConfirmed, parseConfirmation } from './confirmation.ts';
import { findNews } from './line-news.ts';
import type { SaidLine } from './use-cart-lines.ts';

const now = Date.parse('2026-11-20T14:05:00+01:00');
const other = makeItem({ product: { ...makeItem().product, id: 8 } });

function makeLine(changes: Partial<CartItem> = {}, said: Partial<NonNullable<SaidLine['said']>> = {}): SaidLine {
  const line = { ...makeItem(changes), cartId: 1 };
  const answer = { state: 'ok', count: 1, price_cents: line.priceCents, ...said } as NonNullable<SaidLine['said']>;
  return { line, said: answer, news: findNews(line, answer) };
}

const confirm = (...lines: SaidLine[]) => ({ moment: now, prices: listConfirmed(lines) });

test('a cart whose prices the shop has said has a moment, however many of each there are', () => {
  const confirmation = confirm(makeLine(), makeLine(other));
  expect(findMoment(confirmation, [makeItem({ count: 3 }), other])).toBe(now);
  expect(findMoment(confirmation, [other])).toBe(now);
});

test('a piece that was added later was never confirmed', () => {
  expect(findMoment(confirm(makeLine()), [makeItem(), other])).toBeUndefined();
});

test('another price than the one that was confirmed is not', () => {
  expect(findMoment(confirm(makeLine()), [makeItem({ priceCents: 1 })])).toBeUndefined();
  expect(findMoment(confirm(makeLine({}, { price_cents: 1 })), [makeItem()])).toBeUndefined();
});

test.each(['gone', 'on_request', 'sold_out', 'invalid'] as const)('what is %s is not confirmed', (state) => {
  expect(findMoment(confirm(makeLine({}, { state })), [makeItem()])).toBeUndefined();
});

test('what was kept is read again', () => {
  const confirmation = confirm(makeLine());
  expect(parseConfirmation(JSON.stringify(confirmation), now)).toEqual(confirmation);
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
])('what is no confirmation is none (%s)', (text) => {
  expect(parseConfirmation(text, now)).toBeUndefined();
});
