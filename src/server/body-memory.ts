import { createNetworkShares } from './network-shares.ts';

export type MemoryLimits = {
  /** Bytes in memory, of all bodies and of those of one client. */
  heldBytes?: number;
  heldBytesPerClient?: number;
};

type Callbacks = {
  /** Clients with a body that is being received, so that dropping it frees memory at once. */
  listYielding: () => ReadonlySet<string>;
  /** Drops the body that has made no progress for longest, of the clients that must yield. @returns whether one did */
  drop: (mustYield: (client: string) => boolean) => boolean;
};

/** Memory for bodies, from their first byte until they are read by the app. */
type BodyMemory = {
  reserve: (client: string, bytes: number) => 'tooMany' | 'unavailable' | undefined;
  release: (client: string, bytes: number) => void;
};

/**
 * Once half is in use, a network may hold as much as so many clients as it may weigh (`network-shares.ts`), and never
 * more than half of all: bodies that wait for the content system cannot yield. Those that are being received do, the
 * one of its heaviest client first, so that a few slow clients do not keep out the others of their provider.
 */
export function createBodyMemory(
  { heldBytes = 32 * 1024 ** 2, heldBytesPerClient = 4 * 1024 ** 2 }: MemoryLimits,
  { listYielding, drop }: Callbacks,
): BodyMemory {
  const shares = createNetworkShares();
  const maxClients = Math.max(1, Math.floor(heldBytes / 2 / heldBytesPerClient));
  let held = 0;

  /** @returns whether the networks around a client have room for so much more */
  const makeRoomAround = (client: string, bytes: number): boolean => {
    while (held * 2 >= heldBytes) {
      const crowd = shares.findCrowd(client, bytes, { maxShare: heldBytesPerClient, maxClients });
      if (!crowd) return true;
      const yielding = listYielding();
      const [heaviest] = crowd
        .filter((other) => yielding.has(other))
        .sort((one, other) => shares.countOf(other) - shares.countOf(one));
      if (heaviest === undefined || !drop((other) => other === heaviest)) return false;
    }
    return true;
  };

  return {
    reserve: (client, bytes) => {
      if (shares.countOf(client) + bytes > heldBytesPerClient) return 'tooMany';
      if (!makeRoomAround(client, bytes)) return 'tooMany';
      while (held + bytes > heldBytes) {
        const greediest = shares.findGreediest(client, bytes, listYielding());
        // Among equals the one that has stalled for longest yields.
        const mustYield = (other: string) =>
          greediest === undefined ? shares.isAsGreedy(other, client, bytes) : other === greediest;
        if (!drop(mustYield)) return 'unavailable';
      }
      held += bytes;
      shares.add(client, bytes);
      return undefined;
    },
    release: (client, bytes) => {
      held -= bytes;
      shares.remove(client, bytes);
    },
  };
}
