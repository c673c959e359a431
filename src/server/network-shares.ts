import { toNetworks } from './forms/rate-limit.ts';

/** Tracks the share of each client, and of each network around it, in a limited resource: places, bytes, turns. */
type NetworkShares = {
  add: (client: string, amount?: number) => void;
  remove: (client: string, amount?: number) => void;
  countOf: (client: string) => number;
  /**
   * @param candidates the clients that have something to yield; by default all
   * @returns the client that must yield something for this one; undefined when none would have a larger weight than
   * this one with it
   */
  findGreediest: (client: string, amount?: number, candidates?: ReadonlySet<string>) => string | undefined;
  /** Whether another client weighs at least as much as this one with so much more; networks around both are ignored. */
  isAsGreedy: (other: string, client: string, amount?: number) => boolean;
  /**
   * The other clients with a share in the narrowest network that has no room for so much more for this client;
   * undefined where all have. A network may hold `maxShare` for each client that it may weigh as, at most `maxClients`.
   */
  findCrowd: (client: string, amount: number, limit: CrowdLimit) => string[] | undefined;
  /** Records that a client had its turn; the client must have a share. */
  recordTurn: (client: string) => void;
  /** Whether one client's turn comes before the other's; both must have a share. */
  isBefore: (one: string, other: string) => boolean;
};

type CrowdLimit = { maxShare: number; maxClients: number };

/** A client or a network. */
type Group = {
  key: string;
  /** How many clients it may weigh as. */
  size: number;
  count: number;
  /** Sequence numbers of its last turns, at most `size`; before that many, the number of its beginning counts. */
  turns: number[];
  begunAt: number;
};

/**
 * Fair shares for clients that `toClient` has named. The weight of a client is its share. The weight of a network is
 * the sum of its clients' shares, divided by the number of clients that it may weigh as, which is the root of its
 * multiplier in a rate limit: 2 for a /56, 4 for a /48 or a /24, 20 for a /32 or a /16. When the resource is exhausted,
 * whoever has the largest weight, a client or a network around it, yields to a newcomer with a smaller weight; networks
 * around both are ignored. So one client may use everything while nobody else wants it, and no more than its share as
 * soon as others come. Turns are shared the same way: a client has one, a /56 two, until everybody else who waits had
 * theirs.
 */
export function createNetworkShares(): NetworkShares {
  const groups = new Map<string, Group>();
  /** The groups of each client with a share, the widest network first and the client itself last. */
  const paths = new Map<string, Group[]>();
  let clock = 0;

  const join = (client: string): Group[] => {
    const path = listGroups(client).map(({ key, size }) => {
      const group = groups.get(key) ?? { key, size, count: 0, turns: [], begunAt: ++clock };
      groups.set(key, group);
      return group;
    });
    paths.set(client, path);
    return path;
  };
  const countOf = (client: string) => paths.get(client)?.at(-1)?.count ?? 0;
  const findHeaviest = (candidates?: ReadonlySet<string>): { client: string } | undefined => {
    let heaviest: { client: string; weight: number; sum: number } | undefined;
    for (const [client, path] of paths) {
      const weight = weigh(path);
      if (weight < (heaviest?.weight ?? 0) || candidates?.has(client) === false) continue;
      // Within the heaviest network it is the client with the largest weight in the other groups, and among equals the
      // newest.
      let sum = 0;
      for (const { count, size } of path) sum += count / size;
      if (!heaviest || weight > heaviest.weight || sum >= heaviest.sum) heaviest = { client, weight, sum };
    }
    return heaviest;
  };
  /** How much more another client weighs than this one with so much more, without the networks around both. */
  const compare = (other: string, client: string, amount: number): number => {
    const path = paths.get(other) ?? [];
    const mine = listGroups(client);
    const theirs = new Set(path.map(({ key }) => key));
    const own = mine.filter(({ key }) => !theirs.has(key));
    const shared = new Set(mine.map(({ key }) => key));
    const weightWithIt = weigh(own.map(({ key, size }) => ({ size, count: (groups.get(key)?.count ?? 0) + amount })));
    return weigh(path.filter(({ key }) => !shared.has(key))) - weightWithIt;
  };
  const lastTurn = ({ turns: [first], turns, size, begunAt }: Group) =>
    first !== undefined && turns.length === size ? first : begunAt;

  return {
    add: (client, amount = 1) => {
      for (const group of paths.get(client) ?? join(client)) group.count += amount;
    },
    remove: (client, amount = 1) => {
      const path = paths.get(client) ?? [];
      for (const group of path) {
        group.count -= amount;
        if (group.count <= 0) groups.delete(group.key);
      }
      if (countOf(client) <= 0) paths.delete(client);
    },
    countOf,
    findGreediest: (client, amount = 1, candidates) => {
      const heaviest = findHeaviest(candidates);
      if (!heaviest || heaviest.client === client) return undefined;
      return compare(heaviest.client, client, amount) > 0 ? heaviest.client : undefined;
    },
    isAsGreedy: (other, client, amount = 1) => other !== client && compare(other, client, amount) >= 0,
    findCrowd: (client, amount, { maxShare, maxClients }) => {
      const networks = listGroups(client).slice(0, -1);
      const isFull = ({ key, size }: { key: string; size: number }) =>
        (groups.get(key)?.count ?? 0) + amount > maxShare * Math.min(size, maxClients);
      const full = networks.findLast(isFull)?.key;
      if (full === undefined) return undefined;
      const isIn = (path: readonly Group[]) => path.some(({ key }) => key === full);
      return [...paths].flatMap(([other, path]) => (other !== client && isIn(path) ? other : []));
    },
    recordTurn: (client) => {
      const turn = ++clock;
      for (const { turns, size } of paths.get(client) ?? []) {
        turns.push(turn);
        if (turns.length > size) turns.shift();
      }
    },
    isBefore: (one, other) => {
      const [mine = [], theirs = []] = [paths.get(one), paths.get(other)].map((path) => path?.map(lastTurn));
      const [latest, theirLatest] = [Math.max(...mine), Math.max(...theirs)];
      // Within the same network, the clients' own turns decide.
      return latest === theirLatest ? (mine.at(-1) ?? 0) < (theirs.at(-1) ?? 0) : latest < theirLatest;
    },
  };
}

/** A client and the networks around it, the widest first, each with the number of clients that it may weigh as. */
function listGroups(client: string): { key: string; size: number }[] {
  const networks = toNetworks(client).map(({ key, multiplier }) => ({
    key,
    size: Math.floor(Math.sqrt(multiplier)),
  }));
  return [...networks.reverse(), { key: client, size: 1 }];
}

function weigh(groups: readonly { count: number; size: number }[]): number {
  let most = 0;
  for (const { count, size } of groups) most = Math.max(most, count / size);
  return most;
}
