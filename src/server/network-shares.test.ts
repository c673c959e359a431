import { describe, expect, it } from 'vitest';
import { createNetworkShares } from './network-shares.ts';

/** Shares with these initial counts. */
function give(counts: Record<string, number>) {
  const shares = createNetworkShares();
  for (const [client, count] of Object.entries(counts)) shares.add(client, count);
  return shares;
}

const household = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [`2001:db8:1:${at.toString(16)}`, 1]));

describe('the client that yields to a newcomer', () => {
  it.each<[string, Record<string, number>, string, string | undefined]>([
    ['the client with the largest share', { '198.51.100.7': 2, '203.0.113.7': 3 }, '192.0.2.7', '203.0.113.7'],
    ['none while all have one', { '198.51.100.7': 1, '203.0.113.7': 1 }, '192.0.2.7', undefined],
    ['none with only one more', { '198.51.100.7': 2, '192.0.2.7': 1 }, '192.0.2.7', undefined],
    ['none when the newcomer has most', { '198.51.100.7': 2, '192.0.2.7': 3 }, '192.0.2.7', undefined],
    ['a client without an address', { unknown: 3, '203.0.113.7': 1 }, '192.0.2.7', 'unknown'],
    ['one of a /24 with many', { '198.51.100.7': 2, ...ipv4(12) }, '192.0.2.7', '203.0.113.11'],
    ['one of a household with many', { '198.51.100.7': 2, ...household(5) }, '192.0.2.7', '2001:db8:1:4'],
    ['none of the newcomer’s own household', household(5), '2001:db8:1:ff', undefined],
    ['a household for its neighbour in the same /48', household(5), '2001:db8:1:a00', '2001:db8:1:4'],
    ['a client for its neighbour in the same /24', { '203.0.113.7': 9 }, '203.0.113.8', '203.0.113.7'],
  ])('is %s', (_what, counts, newcomer, loser) => {
    expect(give(counts).findGreediest(newcomer)).toBe(loser);
  });

  function ipv4(length: number) {
    return Object.fromEntries(Array.from({ length }, (_, at) => [`203.0.113.${at}`, 1]));
  }

  it('is the household with the largest share, not another of the same network', () => {
    const shares = give({ '2001:db8:2:0': 1, ...household(60), '2001:db8:3:0': 1 });
    expect(shares.findGreediest('192.0.2.7')).toMatch(/^2001:db8:1:/);
  });

  it('is one of the candidates only', () => {
    const shares = give({ '198.51.100.7': 9, '203.0.113.7': 5 });
    expect(shares.findGreediest('192.0.2.7', 1, new Set(['203.0.113.7']))).toBe('203.0.113.7');
  });

  it.each<[string, string, string, boolean]>([
    ['an equal one', '198.51.100.7', '192.0.2.7', true],
    ['the same one', '192.0.2.7', '192.0.2.7', false],
    ['a smaller one', '192.0.2.7', '203.0.113.9', false],
  ])('is as greedy only when it is %s', (_what, other, client, expected) => {
    expect(give({ '198.51.100.7': 2, '192.0.2.7': 1, '203.0.113.9': 1 }).isAsGreedy(other, client)).toBe(expected);
  });

  it('depends on how much the newcomer wants', () => {
    const shares = give({ '203.0.113.7': 8_192 });
    expect([4_096, 8_192].map((amount) => shares.findGreediest('192.0.2.7', amount))).toEqual([
      '203.0.113.7',
      undefined,
    ]);
  });

  it('is in a network that has everything, until it has less than half', () => {
    const shares = createNetworkShares();
    const has = { '/24': 0, others: 0 };
    for (let at = 0; at < 100; at += 1, has['/24'] += 1) shares.add(`203.0.113.${at}`);
    for (let at = 0; at < 60; at += 1) {
      const loser = shares.findGreediest(`10.${at}.0.1`);
      if (!loser) break;
      shares.remove(loser);
      shares.add(`10.${at}.0.1`);
      has['/24'] -= loser.startsWith('203.') ? 1 : 0;
      has.others += 1;
    }
    expect(has).toEqual({ '/24': 40, others: 60 });
  });

  it('is none that has released its share', () => {
    const shares = give({ '203.0.113.7': 3 });
    shares.remove('203.0.113.7', 3);
    expect([shares.findGreediest('192.0.2.7'), shares.countOf('203.0.113.7')]).toEqual([undefined, 0]);
  });
});

describe('turns', () => {
  /** The clients of the first turns. */
  const takeTurns = (clients: string[], count: number) => {
    const shares = give(Object.fromEntries(clients.map((client) => [client, 9])));
    return Array.from({ length: count }, () => {
      const next = clients.reduce((one, other) => (shares.isBefore(other, one) ? other : one));
      shares.recordTurn(next);
      return next;
    });
  };

  it('alternate between clients', () => {
    expect(takeTurns(['10.0.0.1', '10.1.0.1', '10.2.0.1'], 4)).toEqual([
      '10.0.0.1',
      '10.1.0.1',
      '10.2.0.1',
      '10.0.0.1',
    ]);
  });

  it('come twice to a household while others have one', () => {
    const clients = [...Object.keys(household(8)), '10.1.0.1', '10.2.0.1'];
    const turns = takeTurns(clients, 12).map((client) => (client.includes(':') ? 'household' : client));
    expect(turns.filter((client) => client === '10.1.0.1').length).toBeGreaterThanOrEqual(3);
    expect(turns.filter((client) => client === 'household').length).toBeLessThanOrEqual(6);
  });
});
