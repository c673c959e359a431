import { expect, test } from 'vitest';
import { type ChangedOrder, completeChange } from './status-rules.ts';

const order: ChangedOrder = { status: 'new', payment_status: 'open', number: '2027-000123', payment: 'prepayment' };

test.each<[string, object, Partial<ChangedOrder>, object]>([
  ['„Bezahlt“ is the payment, too', { status: 'paid' }, {}, { payment_status: 'paid' }],
  ['a payment makes a new order „Bezahlt“', { payment_status: 'paid' }, {}, { status: 'paid' }],
  ['a payment leaves an order in progress', { payment_status: 'paid' }, { status: 'in_progress' }, {}],
  [
    'a payment that is taken back makes the order new again',
    { payment_status: 'open' },
    { status: 'paid', payment_status: 'paid' },
    { status: 'new' },
  ],
  ['a refund leaves the order', { payment_status: 'refunded' }, { status: 'paid', payment_status: 'paid' }, {}],
  [
    'cash is paid on collection',
    { status: 'collected' },
    { payment: 'cash', status: 'ready' },
    { payment_status: 'paid' },
  ],
  ['cash may be sent', { status: 'shipped' }, { payment: 'cash' }, {}],
  ['an order without a payment method may be sent', { status: 'shipped' }, { payment: undefined }, {}],
  ['a paid order may be sent', { status: 'shipped' }, { status: 'paid', payment_status: 'paid' }, {}],
  ['an order may be paid and sent at once', { status: 'shipped', payment_status: 'paid' }, {}, {}],
  ['an order that is sent already keeps its status', { status: 'shipped', tracking: '1' }, { status: 'shipped' }, {}],
  ['an unpaid order may be cancelled', { status: 'cancelled' }, {}, {}],
])('%s', (_, payload, changes, following) => {
  expect(completeChange({ ...payload }, [{ ...order, ...changes }])).toEqual(following);
});

test.each<[string, object, Partial<ChangedOrder>, string]>([
  ['an unpaid prepayment is sent', { status: 'shipped' }, {}, 'das Geld ist noch nicht da. „Verschickt“ geht erst'],
  ['an unpaid prepayment is collected', { status: 'collected' }, {}, '„Abgeholt“ geht erst'],
  [
    'an order is sent whose payment is pending',
    { status: 'shipped' },
    { payment: 'paypal', payment_status: 'pending' },
    'die Zahlung ist nicht abgeschlossen',
  ],
  [
    'a paid order is sent and its payment taken back',
    { status: 'shipped', payment_status: 'open' },
    { status: 'paid', payment_status: 'paid' },
    'nicht bezahlt',
  ],
  [
    'status and payment contradict each other',
    { status: 'paid', payment_status: 'failed' },
    {},
    'passt nur zu einer Zahlung',
  ],
  ['a refunded order is „Bezahlt“', { status: 'paid' }, { payment_status: 'refunded' }, 'passt nur zu einer Zahlung'],
])('is refused in German: %s', (_, payload, changes, reason) => {
  expect(() => completeChange({ ...payload }, [{ ...order, ...changes }])).toThrow(reason);
});

test('changes several orders together only where the same follows for each', () => {
  const payload = { payment_status: 'paid' };
  expect(completeChange(payload, [order, order])).toEqual({ status: 'paid' });
  expect(() => completeChange(payload, [order, { ...order, status: 'shipped' }])).toThrow('eine nach der anderen');
});
