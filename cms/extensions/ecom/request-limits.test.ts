import { describe, expect, test } from 'vitest';
import { createTestShop } from './payments/shop-fixture.ts';
import { countCall, deleteOldCalls, exceedsLimit, holdsTooMuchStock, isRateLimited } from './request-limits.ts';

const now = new Date('2027-03-10T15:00:00Z');
const minutesAgo = (minutes: number, kind: 'request' | 'rating' = 'request') => ({
  ...{ kind, date_created: new Date(now.getTime() - minutes * 60_000).toISOString() },
});
const several = (count: number, minutes: number, kind?: 'rating') =>
  Array.from({ length: count }, () => minutesAgo(minutes, kind));

describe('a visitor', () => {
  test('may send five requests of any kind per hour', () => {
    expect(exceedsLimit([...several(3, 10), minutesAgo(20, 'rating')], 'request', now)).toBe(false);
    expect(exceedsLimit([...several(4, 10), minutesAgo(20, 'rating')], 'request', now)).toBe(true);
    expect(exceedsLimit(several(5, 61), 'request', now)).toBe(false);
  });

  test('may send three ratings a day, and requests besides', () => {
    const ratings = several(3, 600, 'rating');
    expect(exceedsLimit(ratings.slice(1), 'rating', now)).toBe(false);
    expect(exceedsLimit(ratings, 'rating', now)).toBe(true);
    expect(exceedsLimit(ratings, 'request', now)).toBe(false);
  });
});

describe('orders', () => {
  const order = (payment_status: 'paid' | 'failed' | 'open', minutes: number) => ({
    ...{ kind: 'order' as const, date_created: new Date(now.getTime() - minutes * 60_000).toISOString() },
    order: { payment_status },
  });
  const orders = (count: number, status: 'paid' | 'failed' | 'open', minutes = 10) =>
    Array.from({ length: count }, () => order(status, minutes));

  test('do not count for the hourly limit if they are valid', () => {
    expect(exceedsLimit([...orders(500, 'paid'), ...orders(500, 'open')], 'refused_order', now)).toBe(false);
  });

  test('are limited to sixty refused or abandoned ones per hour', () => {
    const refused = { kind: 'refused_order' as const, date_created: now.toISOString() };
    expect(exceedsLimit([...orders(58, 'failed'), refused], 'refused_order', now)).toBe(false);
    expect(exceedsLimit([...orders(59, 'failed'), refused], 'refused_order', now)).toBe(true);
    expect(exceedsLimit(orders(60, 'failed', 61), 'refused_order', now)).toBe(false);
  });
});

describe('a network', () => {
  test('may send twenty times as much as a visitor', () => {
    const calls = several(99, 10);
    expect(exceedsLimit(calls, 'request', now, 20)).toBe(false);
    expect(exceedsLimit([...calls, ...several(1, 10)], 'request', now, 20)).toBe(true);
  });
});

describe('unpaid orders', () => {
  const rules = { maxUnpaidOrders: 3, maxReservedUnits: 10 };
  const [anna, eva] = [{ client: 'anna' }, { client: 'eva' }];
  const unpaid = (count: number, reserved: number, client = 'anna', isPending = false) =>
    Array.from({ length: count }, () => ({ client, units: reserved, isPending }));
  const later = (units: number) => ({ units, isPending: false });
  const online = (units: number) => ({ units, isPending: true });

  test('are limited in number, even without reserved stock', () => {
    expect(holdsTooMuchStock(unpaid(2, 0), anna, later(0), rules)).toBe(false);
    expect(holdsTooMuchStock(unpaid(3, 0), anna, later(0), rules)).toBe(true);
  });

  test('are limited in reserved items, from the first order on', () => {
    expect(holdsTooMuchStock([], anna, later(10), rules)).toBe(false);
    expect(holdsTooMuchStock([], anna, later(11), rules)).toBe(true);
    expect(holdsTooMuchStock(unpaid(2, 4), anna, later(2), rules)).toBe(false);
    expect(holdsTooMuchStock(unpaid(2, 4), anna, later(3), rules)).toBe(true);
    // Backorders reserve no stock.
    expect(holdsTooMuchStock(unpaid(1, 10), anna, later(0), rules)).toBe(false);
  });

  test('that are paid later keep nobody from paying online, but not the other way round', () => {
    expect(holdsTooMuchStock(unpaid(50, 5), anna, online(1), rules)).toBe(false);
    expect(holdsTooMuchStock(unpaid(50, 5, 'eva'), anna, online(1), rules)).toBe(false);
    expect(holdsTooMuchStock(unpaid(3, 1, 'anna', true), anna, online(1), rules)).toBe(true);
    expect(holdsTooMuchStock(unpaid(2, 4, 'anna', true), anna, online(3), rules)).toBe(true);
    expect(holdsTooMuchStock(unpaid(3, 1, 'anna', true), anna, later(1), rules)).toBe(true);
  });

  test("of others in the network count only for the network's fourfold limits", () => {
    expect(holdsTooMuchStock(unpaid(11, 0, 'eva'), anna, later(0), rules)).toBe(false);
    expect(holdsTooMuchStock(unpaid(12, 0, 'eva'), anna, later(0), rules)).toBe(true);
    expect(holdsTooMuchStock(unpaid(9, 4, 'eva'), anna, later(4), rules)).toBe(false);
    expect(holdsTooMuchStock(unpaid(9, 4, 'eva'), anna, later(5), rules)).toBe(true);
    expect(holdsTooMuchStock(unpaid(2, 1, 'eva'), eva, later(1), rules)).toBe(false);
  });
});

describe('calls that were counted while the clock was ten years ahead', () => {
  const sender = { client: 'anna' };
  const send = async () => {
    const { context } = createTestShop();
    for (let count = 0; count < 5; count += 1) await countCall(context, sender, 'request');
    return context;
  };
  const tenYearsAgo = new Date(Date.now() - 10 * 365 * 86_400_000);

  test('limit nobody when it is right again', async () => {
    const context = await send();
    expect(await isRateLimited(context, sender, 'request', new Date())).toBe(true);
    expect(await isRateLimited(context, sender, 'request', tenYearsAgo)).toBe(false);
  });

  test('are deleted, and those of this hour are kept', async () => {
    const context = await send();
    await deleteOldCalls(context, new Date());
    expect(await isRateLimited(context, sender, 'request', new Date())).toBe(true);
    await deleteOldCalls(context, tenYearsAgo);
    expect(await isRateLimited(context, sender, 'request', new Date())).toBe(false);
  });
});
