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

test('a response with an order is placed, or unpaid', () => {
  expect(toOrderOutcome({ status: 'ok', order }, true).kind).toBe('placed');
  const waiting = { ...order, payment_method: { id: 4, key: 'paypal' }, payment_status: 'pending' } as const;
  expect(toOrderOutcome({ status: 'ok', order: waiting }, false).kind).toBe('unpaid');
  expect(toOrderOutcome({ status: 'ok', order: { ...waiting, payment_status: 'paid' } }, false).kind).toBe('placed');
  expect(toOrderOutcome({ status: 'ok', order: { ...waiting, payment_status: 'failed' } }, false).kind).toBe('refused');
});

test.each([
  ['open', 'placed'],
  ['paid', 'placed'],
  ['pending', 'unpaid'],
  ['failed', 'refused'],
] as const)('an order whose payment method is unknown and whose payment is %s is %s', (payment_status, kind) => {
  const unknown = { ...order, payment_method: null, payment_status };
  expect(toOrderOutcome({ status: 'ok', order: unknown }, false).kind).toBe(kind);
});

test('a changed quote or an invalid field means that nothing was ordered', () => {
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

test('a rate limit or a closed shop means that nothing was ordered at the first sending only', () => {
  for (const reason of ['too_many', 'closed'] as const) {
    expect(toOrderOutcome({ status: 'failed', message, reason }, true)).toEqual({ kind: 'later', reason });
    expect(toOrderOutcome({ status: 'failed', message, reason }, false)).toEqual({ kind: 'unknown' });
  }
});

test('too many unpaid orders always mean that nothing was ordered, since the server looks for the attempt first', () => {
  for (const isFirst of [true, false]) {
    const reason = 'too_many_unpaid';
    expect(toOrderOutcome({ status: 'failed', message, reason }, isFirst)).toEqual({ kind: 'later', reason });
  }
});

test('a missing response is unknown', () => {
  expect(toOrderOutcome({ status: 'failed', message, reason: 'away' }, true)).toEqual({ kind: 'unknown' });
});

test('a recent attempt is resent automatically, an older one is not', () => {
  const at = 1_700_000_000_000;
  expect(isFresh(makeAttempt({ at }), at + 60_000)).toBe(true);
  expect(isFresh(makeAttempt({ at }), at + 3_600_000)).toBe(false);
  // After the clock was set back the age is unknown.
  expect(isFresh(makeAttempt({ at }), at - 3_600_000)).toBe(false);
});

test('each id is a unique UUID', () => {
  const ids = new Set(Array.from({ length: 1000 }, makeId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
