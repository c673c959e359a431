import { describe, expect, it } from 'vitest';
import type { Order } from '../order.ts';
import { makeOrder } from '../order-fixture.ts';
import { getOrderProgress } from './order-intro.tsx';

const cash = { payment_method: { id: 2, key: 'cash', name: 'Bar' } } as const;
const collection = { shipping_method: { id: 2, name: 'Abholung', is_collection: true } };

function see(changes: Parameters<typeof makeOrder>[0]) {
  const { statusKey, steps } = getOrderProgress(makeOrder(changes));
  return [statusKey, steps.map(({ step, state }) => `${step} ${state}`).join(', ')];
}

describe('the progress of an order', () => {
  it.each<[Partial<Order>, string, string]>([
    [{}, 'awaiting_payment', 'placed done, paid current, in_progress open, shipped open'],
    [{ payment_status: 'paid' }, 'paid', 'placed done, paid done, in_progress current, shipped open'],
    [{ status: 'paid', payment_status: 'paid' }, 'paid', 'placed done, paid done, in_progress current, shipped open'],
    [
      { status: 'in_progress', payment_status: 'paid' },
      'in_progress',
      'placed done, paid done, in_progress done, shipped current',
    ],
    [
      { status: 'shipped', payment_status: 'open' },
      'shipped',
      'placed done, paid current, in_progress done, shipped done',
    ],
    [{ ...cash, ...collection }, 'pay_on_collection', 'placed done, in_progress current, ready open, collected open'],
    [
      { ...cash, ...collection, status: 'ready' },
      'ready',
      'placed done, in_progress done, ready reached, collected open',
    ],
    [
      { ...collection, status: 'ready', payment_status: 'open' },
      'ready',
      'placed done, paid current, in_progress done, ready done, collected open',
    ],
    [
      { ...cash, ...collection, status: 'collected' },
      'collected',
      'placed done, in_progress done, ready done, collected done',
    ],
    [{ payment_status: 'pending' }, 'payment_pending', 'placed done, paid current, in_progress open, shipped open'],
    [{ payment_status: 'failed' }, 'payment_failed', ''],
    [{ status: 'cancelled' }, 'cancelled', ''],
    [{ status: 'cancelled', payment_status: 'paid' }, 'cancelled_paid', ''],
    [{ status: 'withdrawn' }, 'withdrawn', ''],
    [{ status: 'withdrawn', payment_status: 'refunded' }, 'refunded', ''],
  ])('of %j has the message %s', (changes, statusKey, steps) => {
    expect(see(changes)).toEqual([statusKey, steps]);
  });
});
