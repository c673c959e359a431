import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { toGroups, toPlainAddress } from '../client-address.ts';

export type RateLimit = {
  /** Counts a call. @returns 0 when it is allowed, else milliseconds until the next one is */
  consume: (client: string) => number | Promise<number>;
};

/** A rate limit that counts in this process. */
export type LocalRateLimit = {
  consume: (client: string) => number;
  /** Forgets the calls of a client, not those of the networks around it. */
  forget: (client: string) => void;
};

type Rule = { limit: number; windowMs: number; maxEntries?: number; readClock?: () => number };

type Entry = { count: number; limit: number; endsAt: number };

/** Number of entries that are compared for eviction, and that are visited until one of them may be evicted. */
const evictionSampleSize = 8;

const maxEvictionSteps = 256;

/**
 * A fixed-window rate limit: `limit` calls per client within a window, which begins with its first call and lasts
 * `windowMs`. A call counts for its client and for each network around it (`toNetworks`), whose limits are multiples;
 * it is refused, and does not count, where one of them has reached its limit.
 *
 * Memory is bounded by `maxEntries`. Expired windows are removed first. When all entries are current, a clock hand
 * visits them and, of the next eight, the one with the fewest calls is evicted, never one that has reached its limit: a
 * client that uses ever new addresses evicts those, and fills up the few networks that contain them. When the next 256
 * have all reached their limits, a call that cannot be counted is refused.
 */
export function createRateLimit({ limit, windowMs, maxEntries = 20_000, readClock }: Rule): LocalRateLimit {
  // A monotonic clock: a wall clock that is set back would extend windows.
  const now = readClock ?? (() => performance.now());
  // In the order of their ends, since all windows have the same length.
  const entries = new Map<string, Entry>();
  let hand = entries.entries();

  const removeEnded = (at: number) => {
    for (const [key, { endsAt }] of entries) {
      if (endsAt > at) return;
      entries.delete(key);
    }
  };

  /** @returns whether there is room for these keys */
  const makeRoom = (keys: ReadonlySet<string>): boolean => {
    const missing = [...keys].filter((key) => !entries.has(key)).length;
    while (entries.size > 0 && entries.size + missing > maxEntries) {
      let candidate: { key: string; count: number } | undefined;
      for (let step = 0; step < Math.min(maxEvictionSteps, entries.size); step += 1) {
        if (candidate && step >= evictionSampleSize) break;
        const { key, entry } = moveHand();
        const { count, limit: maxCount } = entry;
        if (count < Math.min(maxCount, candidate?.count ?? maxCount) && !keys.has(key)) candidate = { key, count };
      }
      if (!candidate) return false;
      entries.delete(candidate.key);
    }
    return true;
  };

  const moveHand = (): { key: string; entry: Entry } => {
    let next = hand.next();
    if (next.done) {
      hand = entries.entries();
      next = hand.next();
    }
    if (next.done) throw new Error('The clock hand walks over entries only when there are some.');
    const [key, entry] = next.value;
    return { key, entry };
  };

  return {
    consume: (client) => {
      const at = now();
      removeEnded(at);
      const keys = [{ key: client, multiplier: 1 }, ...toNetworks(client)];
      const exceeded = keys.map(({ key }) => entries.get(key)).filter((entry) => entry && entry.count >= entry.limit);
      if (exceeded.length > 0) return Math.max(...exceeded.map((entry) => (entry?.endsAt ?? at) - at));
      if (!makeRoom(new Set(keys.map(({ key }) => key)))) {
        const [first] = entries.values();
        return (first?.endsAt ?? at + windowMs) - at;
      }
      for (const { key, multiplier } of keys) {
        const entry = entries.get(key);
        if (entry) entry.count += 1;
        else entries.set(key, { count: 1, limit: limit * multiplier, endsAt: at + windowMs });
      }
      return 0;
    },
    forget: (client) => void entries.delete(client),
  };
}

/** The client of an address: an IPv4 address, or the /64 of an IPv6 address, since one household has a whole /64. */
export function toClient(address: string): string {
  const plain = toPlainAddress(address) ?? address;
  if (!isIPv6(plain)) return plain;
  return toGroups(plain)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** A network, and the multiple of a client's limit that applies to it. */
type Network = { key: string; multiplier: number };

/**
 * The networks around a client that `toClient` has named, the narrowest first; none for a client without an address.
 *
 * Providers give a household a /56 or a /48, a company a /48, and own a /32 or more; in IPv4 one may rent a /24. A
 * household may send four times as much as one /64, and a /48 twenty times as much: one household takes at most a fifth
 * of it from its neighbours. Behind a /24 there may be as many people as behind 256 households, so it has the same
 * twenty; a /32 and a /16 have twenty times that.
 */
export function toNetworks(client: string): Network[] {
  if (client.includes(':')) {
    const groups = client.split(':');
    const [first = '', second = '', third = '', fourth = '0'] = groups;
    const household = (Number.parseInt(fourth, 16) >> 8).toString(16);
    return [
      { key: `${first}:${second}:${third}:${household}/56`, multiplier: 4 },
      { key: `${first}:${second}:${third}/48`, multiplier: 20 },
      { key: `${first}:${second}/32`, multiplier: 400 },
    ];
  }
  const parts = client.split('.');
  if (parts.length !== 4) return [];
  return [
    { key: `${parts.slice(0, 3).join('.')}/24`, multiplier: 20 },
    { key: `${parts.slice(0, 2).join('.')}/16`, multiplier: 400 },
  ];
}

/**
 * The /48 or /24 around a client, which the order API counts beside the client itself; the client where it has none.
 */
export function toNetwork(client: string): string {
  return toNetworks(client).find(({ multiplier }) => multiplier === 20)?.key ?? client;
}

/** Hashes of a client and its network, as the order API and the content system count them. */
export type Sender = { client: string; network: string };

/** Keyed hashes of a client and its network, which do not reveal the address. */
export function hashSender(secret: string, client: string): Sender {
  return { client: hash(secret, client), network: hash(secret, toNetwork(client)) };
}

function hash(secret: string, name: string): string {
  return createHmac('sha256', secret).update(`client ${name}`).digest('hex').slice(0, 32);
}
