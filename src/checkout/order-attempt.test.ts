import { expect, test } from 'vitest';
import { makeId } from '../base/make-id.ts';
import { makeAttempt, makeQuote } from './checkout-fixture.ts';
import { isFresh, toOrderOutcome } from './order-attempt.ts';

const message = 'Could not post order';
const order = {
  uuid: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e12',
  number: '2026-000001',
  token: 'x'.repeat(43),
  total_cents: 129_690,
  payment_method: { id: 1, key: 'prepayment' },
  payment_status: 'open',
  href: null,
} as const;

test('an order stands, or waits for its payment', () => {
  expect(toOrderOutcome({ status: 'ok', order }, true).kind).toBe('placed');
  const waiting = { ...order, payment_method: { id: 4, key: 'paypal' }, payment_status: 'pending' } as const;
  expect(toOrderOutcome({ status: 'ok', order: waiting }, false).kind).toBe('unpaid');
  expect(toOrderOutcome({ status: 'ok', order: { ...waiting, payment_status: 'paid' } }, false).kind).toBe('placed');
  expect(toOrderOutcome({ status: 'ok', order: { ...waiting, payment_status: 'failed' } }, false).kind).toBe('refused');
});

test('what has changed or is not right was certainly not ordered', () => {
  for (const isFirst of [true, false]) {
    expect(toOrderOutcome({ status: 'failed', message, reason: 'changed', quote: makeQuote() }, isFirst).kind).toBe(
      'changed',
    );
    expect(toOrderOutcome({ status: 'failed', message, reason: 'refused', field: 'email' }, isFirst)).toEqual({
      kind: 'refused',
      field: 'email',
    });
  }
});

test('who is turned away at the door has not ordered, unless he was inside before', () => {
  for (const reason of ['too_many', 'closed'] as const) {
    expect(toOrderOutcome({ status: 'failed', message, reason }, true)).toEqual({ kind: 'later', reason });
    expect(toOrderOutcome({ status: 'failed', message, reason }, false)).toEqual({ kind: 'unknown' });
  }
});

test('too many unpaid orders are certain, since the shop looks for the attempt before it counts them', () => {
  for (const isFirst of [true, false]) {
    const reason = 'too_many_unpaid';
    expect(toOrderOutcome({ status: 'failed', message, reason }, isFirst)).toEqual({ kind: 'later', reason });
  }
});

test('no answer is no certainty', () => {
  expect(toOrderOutcome({ status: 'failed', message, reason: 'away' }, true)).toEqual({ kind: 'unknown' });
});

test('an attempt from a moment ago goes on by itself, an older one asks first', () => {
  const at = 1_700_000_000_000;
  expect(isFresh(makeAttempt({ at }), at + 60_000)).toBe(true);
  expect(isFresh(makeAttempt({ at }), at + 3_600_000)).toBe(false);
  // A clock that was put back says nothing about how long ago it was.
  expect(isFresh(makeAttempt({ at }), at - 3_600_000)).toBe(false);
});

test('each press of the button has an id of its own', () => {
  const ids = new Set(Array.from({ length: 1000 }, makeId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
