import { createMutex } from '../../../src/base/mutex.ts';
import type { Context, Key } from '../directus.ts';
import type { Address } from './addresses.ts';
import type { Change } from './former-addresses.ts';
import { syncProductRecords } from './sync-product-records.ts';

const batchSize = 100;

export type SyncQueue = {
  /** Remembers an address before a change that may still fail. */
  remember: (product: Key, address: Address) => void;
  /** Adds changed products, and whether `date_updated` has to be set. */
  add: (products: Key[], needsTouch: boolean) => void;
  /** Retries failed updates. */
  retry: () => Promise<void>;
};

/** Queue of changed products: updates run one after the other, in batches. */
export function createSyncQueue(context: Context): SyncQueue {
  const mutex = createMutex();
  const pending = new Map<Key, boolean>();
  const previousAddresses = new Map<Key, Address[]>();
  let isQueued = false;

  async function syncNext() {
    isQueued = false;
    const changes = new Map([...pending].slice(0, batchSize).map(([id, needsTouch]) => [id, take(id, needsTouch)]));
    if (changes.size === 0) return;
    try {
      await syncProductRecords(context, changes, new Date());
    } catch (error) {
      for (const [id, change] of changes) putBack(id, change);
      throw error;
    }
    if (pending.size > 0) queue();
  }

  function take(id: Key, needsTouch: boolean): Change {
    const addresses = previousAddresses.get(id) ?? [];
    previousAddresses.delete(id);
    pending.delete(id);
    return { previousAddresses: addresses, needsTouch };
  }

  function putBack(id: Key, change: Change) {
    pending.set(id, change.needsTouch || (pending.get(id) ?? false));
    previousAddresses.set(id, [...change.previousAddresses, ...(previousAddresses.get(id) ?? [])]);
  }

  function queue() {
    if (isQueued) return;
    isQueued = true;
    mutex.runExclusive(syncNext).catch((error) => context.logger.error(error));
  }

  return {
    remember: (product, address) =>
      previousAddresses.set(product, [...(previousAddresses.get(product) ?? []), address]),
    add: (products, needsTouch) => {
      // Keys from URLs are strings.
      for (const id of products.map(Number)) pending.set(id, needsTouch || (pending.get(id) ?? false));
      if (pending.size > 0) queue();
    },
    retry: async () => {
      if (pending.size > 0) queue();
    },
  };
}
