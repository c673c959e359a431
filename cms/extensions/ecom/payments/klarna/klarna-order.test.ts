import { describe, expect, test } from 'vitest';
import { getKlarnaOrderState, getKlarnaSessionState } from './klarna-order.ts';

const expected = { number: '2027-000123', uuid: '6f1c2f0e-3a55-4c1e-9a43-0d6a1c5b7e21', total: 12_995 };
const session = {
  order_amount: 12_995,
  purchase_currency: 'EUR',
  merchant_reference1: expected.number,
  merchant_reference2: expected.uuid,
  status: 'incomplete',
};
const id = '3eaeb557-5e30-47f8-b840-b8d987f5945d';
const order = { ...session, order_id: id, status: 'AUTHORIZED', fraud_status: 'ACCEPTED' };
const judge = (answer: unknown) => getKlarnaOrderState(answer, id, expected);

const altered: [string, object][] = [
  ['less money', { order_amount: 1 }],
  ['more money', { order_amount: 12_996 }],
  ['money in words', { order_amount: '12995' }],
  ['another currency', { purchase_currency: 'SEK' }],
  ['no currency', { purchase_currency: undefined }],
  ['another number', { merchant_reference1: '2027-000124' }],
  ['another order', { merchant_reference2: 'other' }],
  ['no order', { merchant_reference2: undefined }],
];

describe('a payment at Klarna', () => {
  test('is valid if accepted by Klarna and matching the order', () => {
    expect(judge(order)).toBe('paid');
    for (const status of ['PART_CAPTURED', 'CAPTURED']) expect(judge({ ...order, status })).toBe('paid');
  });

  test('is pending under review, and declined if refused', () => {
    expect(judge({ ...order, fraud_status: 'PENDING' })).toBe('pending');
    expect(judge({ ...order, fraud_status: 'REJECTED' })).toBe('declined');
    for (const status of ['CANCELLED', 'EXPIRED', 'CLOSED']) expect(judge({ ...order, status })).toBe('declined');
  });

  test.each<[string, object]>([
    ...altered,
    ['another Klarna order', { order_id: 'other' }],
    ['a state that Klarna does not have', { status: 'PAID' }],
    ['no judgement', { fraud_status: undefined }],
  ])('is a mismatch with %s', (_, changes) => {
    expect(judge({ ...order, ...changes })).toBe('mismatch');
  });

  test.each([undefined, null, 'AUTHORIZED', [order], 7])('is a mismatch if Klarna returns %j', (answer) => {
    expect(judge(answer)).toBe('mismatch');
  });
});

describe('a session at Klarna', () => {
  test("has the state of the shopper's approval", () => {
    expect(getKlarnaSessionState(session, expected)).toEqual({ state: 'open' });
    const approved = { ...session, authorization_token: 'token' };
    expect(getKlarnaSessionState(approved, expected)).toEqual({ state: 'approved', authorizationToken: 'token' });
    expect(getKlarnaSessionState({ ...session, status: 'complete' }, expected)).toEqual({ state: 'placed' });
  });

  test.each(altered)('is a mismatch with %s', (_, changes) => {
    expect(getKlarnaSessionState({ ...session, ...changes }, expected)).toEqual({ state: 'mismatch' });
  });
});
