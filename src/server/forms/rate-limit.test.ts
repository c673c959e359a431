import { describe, expect, it, vi } from 'vitest';
import { getSampleCount } from '../../../tests/samples.ts';
import { createRateLimit, toClient, toNetwork, toNetworks } from './rate-limit.ts';

function openDoor(changes: { maxEntries?: number } = {}) {
  let now = 0;
  const { consume } = createRateLimit({ limit: 5, windowMs: 60_000, readClock: () => now, ...changes });
  return { take: consume, pass: (ms: number) => (now += ms) };
}

describe('the rate limit', () => {
  it('allows five messages and refuses the sixth', () => {
    const { take, pass } = openDoor();
    const waits = Array.from({ length: 6 }, () => {
      pass(1_000);
      return take('anna');
    });
    expect(waits).toEqual([0, 0, 0, 0, 0, 55_000]);
  });

  it('allows the next message when the window has ended', () => {
    const { take, pass } = openDoor();
    for (let count = 0; count < 5; count += 1) take('anna');
    pass(59_999);
    expect(take('anna')).toBe(1);
    pass(1);
    expect(take('anna')).toBe(0);
  });

  it('does not extend the window by refused calls', () => {
    const { take, pass } = openDoor();
    for (let count = 0; count < 20; count += 1) take('anna');
    pass(60_000);
    expect(take('anna')).toBe(0);
  });

  it('counts each client separately', () => {
    const { take } = openDoor();
    for (let count = 0; count < 6; count += 1) take('anna');
    expect(take('eva')).toBe(0);
  });

  it('remembers a client at its limit while 20,100 other networks send one message each', () => {
    const { take } = openDoor();
    const clients = ['2001:db8:1:2', '203.0.113.7'];
    for (const client of clients) for (let count = 0; count < 5; count += 1) expect(take(client)).toBe(0);
    for (let index = 0; index < 20_100; index += 1) take(`2a00:${index.toString(16)}:0:0`);
    expect(clients.map((client) => take(client) > 0)).toEqual([true, true]);
  });

  it('remembers a client that has sent three messages while others send one each', () => {
    const { take } = openDoor({ maxEntries: 100 });
    for (let count = 0; count < 3; count += 1) take('anna');
    for (let index = 0; index < 10_000; index += 1) take(`stranger ${index}`);
    expect([take('anna'), take('anna'), take('anna')]).toEqual([0, 0, 60_000]);
  });

  it('remembers every client at its limit when there is no room left, and lets nobody in uncounted', () => {
    const { take, pass } = openDoor({ maxEntries: 10 });
    const known = Array.from({ length: 10 }, (_, index) => `known ${index}`);
    for (const client of known) for (let count = 0; count < 5; count += 1) take(client);
    for (let index = 0; index < 1_000; index += 1) expect(take(`new ${index}`)).toBe(60_000);
    expect(known.map(take)).toEqual(known.map(() => 60_000));
    pass(60_000);
    expect(take('new')).toBe(0);
  });

  it('evicts the one entry that may go among a hundred at their limit', () => {
    const { take } = openDoor({ maxEntries: 101 });
    const known = Array.from({ length: 100 }, (_, index) => `known ${index}`);
    for (const client of known) for (let count = 0; count < 5; count += 1) take(client);
    take('idle');
    expect(Array.from({ length: 6 }, () => take('new'))).toEqual([0, 0, 0, 0, 0, 60_000]);
  });

  it('removes expired windows before any other', () => {
    const { take, pass } = openDoor({ maxEntries: 2 });
    for (let count = 0; count < 5; count += 1) take('anna');
    pass(30_000);
    take('eva');
    pass(30_000);
    for (let count = 0; count < 4; count += 1) expect(take('eva')).toBe(0);
    expect(take('ida')).toBe(0);
    expect(take('eva')).toBe(30_000);
  });

  it('allows a /48 twenty times as much as one client, from however many /64s', () => {
    const { take } = openDoor();
    const send = (third: string) => (index: number) => take(`2001:db8:${third}:${index.toString(16)}`) === 0;
    const sent = (third: string) =>
      Array.from({ length: getSampleCount(65_536) }, (_, index) => index).filter(send(third));
    expect(sent('1')).toHaveLength(100);
    expect(sent('2')).toHaveLength(100);
  });

  it('does not block a /48 when one of its households sends from all its /64s', () => {
    const { take } = openDoor();
    for (let index = 0; index < 256; index += 1) take(`2001:db8:1:${(0x100 + index).toString(16)}`);
    expect(take('2001:db8:1:1ff')).toBeGreaterThan(0);
    expect(take('2001:db8:1:200')).toBe(0);
  });

  it('allows a /32 four hundred times as much as one client, from however many /48s', () => {
    const { take } = openDoor();
    const clients = Array.from({ length: getSampleCount(65_536) }, (_, index) => `2001:db8:${index.toString(16)}:0`);
    expect(clients.filter((client) => take(client) === 0)).toHaveLength(2_000);
  });

  it('is independent of the wall clock', () => {
    const { consume } = createRateLimit({ limit: 1, windowMs: 60_000 });
    expect(consume('anna')).toBe(0);
    const waitMs = atWallClock(-10 * 365 * 86_400_000, () => consume('anna'));
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
  });
});

/** The result of the work while the wall clock is that many milliseconds ahead. */
function atWallClock<T>(aheadMs: number, work: () => T): T {
  vi.setSystemTime(Date.now() + aheadMs);
  try {
    return work();
  } finally {
    vi.useRealTimers();
  }
}

describe('a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
    ['64:ff9b::cb00:7107', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2'],
    ['unknown', 'unknown'],
  ])('at %s is counted as %s', (address, client) => {
    expect(toClient(address)).toBe(client);
  });
});

describe('the networks around a client', () => {
  it.each([
    ['203.0.113.7', ['203.0.113/24', '203.0/16']],
    ['2001:db8:1:2', ['2001:db8:1:0/56', '2001:db8:1/48', '2001:db8/32']],
    ['2001:db8:1:ab02', ['2001:db8:1:ab/56', '2001:db8:1/48', '2001:db8/32']],
    ['unknown', []],
  ])('at %s are %j', (client, networks) => {
    expect(toNetworks(client).map(({ key }) => key)).toEqual(networks);
  });

  it.each([
    ['203.0.113.7', '203.0.113/24'],
    ['2001:db8:1:2', '2001:db8:1/48'],
    ['unknown', 'unknown'],
  ])('at %s are counted by the order API as %s', (client, network) => {
    expect(toNetwork(client)).toBe(network);
  });
});
