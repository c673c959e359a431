import { createNetworkShares } from './network-shares.ts';

/** Entries that wait, in one queue for each client; clients and their networks take turns (`network-shares.ts`). */
export type ClientQueues<Entry> = {
  add: (entry: Entry) => void;
  /** Does nothing for an entry that is not queued. */
  remove: (entry: Entry) => void;
  /** Removes the entry whose turn it is. */
  takeNext: () => Entry | undefined;
  /** The entry that must leave full queues for one more of this client; undefined where the client has to. */
  findYielding: (client: string) => Entry | undefined;
  countOf: (client: string) => number;
  getSize: () => number;
  list: () => Entry[];
};

export function createClientQueues<Entry extends { client: string }>(): ClientQueues<Entry> {
  const queues = new Map<string, Entry[]>();
  const shares = createNetworkShares();
  let size = 0;

  const remove = (entry: Entry) => {
    const queue = queues.get(entry.client);
    const at = queue?.indexOf(entry) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    size -= 1;
    shares.remove(entry.client);
    if (queue.length === 0) queues.delete(entry.client);
  };

  return {
    add: (entry) => {
      const queue = queues.get(entry.client);
      if (queue) queue.push(entry);
      else queues.set(entry.client, [entry]);
      size += 1;
      shares.add(entry.client);
    },
    remove,
    takeNext: () => {
      let next: Entry[] | undefined;
      for (const queue of queues.values()) {
        if (!next || shares.isBefore(queue[0]?.client ?? '', next[0]?.client ?? '')) next = queue;
      }
      const [entry] = next ?? [];
      if (!entry) return undefined;
      shares.recordTurn(entry.client);
      remove(entry);
      return entry;
    },
    findYielding: (client) => queues.get(shares.findGreediest(client) ?? '')?.at(-1),
    countOf: shares.countOf,
    getSize: () => size,
    list: () => [...queues.values()].flat(),
  };
}
