import { isIPv6 } from 'node:net';

export type RateLimit = {
  /** Counts a call. @returns milliseconds until the next one is welcome, 0 when this one is. */
  take: (client: string) => number;
};

type Rule = { limit: number; windowMs: number; mostClients?: number; readClock?: () => number };

/** So many calls of one client within any stretch of time of that length. Who came longest ago is forgotten first. */
export function createRateLimit({ limit, windowMs, mostClients = 20_000, readClock = Date.now }: Rule): RateLimit {
  const calls = new Map<string, number[]>();
  return {
    take: (client) => {
      const now = readClock();
      const recent = (calls.get(client) ?? []).filter((at) => at > now - windowMs);
      const [oldest = now] = recent;
      const isWelcome = recent.length < limit;
      calls.delete(client);
      calls.set(client, isWelcome ? [...recent, now] : recent);
      const [longestAgo] = calls.keys();
      if (calls.size > mostClients && longestAgo !== undefined) calls.delete(longestAgo);
      return isWelcome ? 0 : oldest + windowMs - now;
    },
  };
}

/** One household has one IPv4 address, but a whole network of 2⁶⁴ IPv6 addresses. */
export function toClient(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
