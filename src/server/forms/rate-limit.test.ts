import { describe, expect, it } from 'vitest';
import { createRateLimit, toClient } from './rate-limit.ts';

function openDoor(changes: { mostClients?: number } = {}) {
  let now = 0;
  const { take } = createRateLimit({ limit: 5, windowMs: 60_000, readClock: () => now, ...changes });
  return { take, pass: (ms: number) => (now += ms) };
}

describe('the rate limit', () => {
  it('lets five messages in and asks the sixth to wait', () => {
    const { take, pass } = openDoor();
    const waits = Array.from({ length: 6 }, () => {
      pass(1_000);
      return take('anna');
    });
    expect(waits).toEqual([0, 0, 0, 0, 0, 55_000]);
  });

  it('lets the next one in when the first is a minute old', () => {
    const { take, pass } = openDoor();
    for (let count = 0; count < 5; count += 1) take('anna');
    pass(59_999);
    expect(take('anna')).toBe(1);
    pass(1);
    expect(take('anna')).toBe(0);
  });

  it('does not make anybody wait longer for asking too early', () => {
    const { take, pass } = openDoor();
    for (let count = 0; count < 20; count += 1) take('anna');
    pass(60_000);
    expect(take('anna')).toBe(0);
  });

  it('counts everybody alone', () => {
    const { take } = openDoor();
    for (let count = 0; count < 6; count += 1) take('anna');
    expect(take('eva')).toBe(0);
  });

  it('forgets who came longest ago before it grows beyond its size', () => {
    const { take } = openDoor({ mostClients: 2 });
    for (let count = 0; count < 6; count += 1) take('anna');
    take('eva');
    take('ida');
    expect(take('anna')).toBe(0);
  });
});

describe('a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
  ])('at %s is counted as %s', (address, client) => {
    expect(toClient(address)).toBe(client);
  });
});
