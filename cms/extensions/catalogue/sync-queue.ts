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
  add: (products: Key[], isUntouched: boolean) => void;
  /** Retries failed updates. */
  retry: () => Promise<void>;
};

/** Queue of changed products: updates run one after the other, in batches. */
export function createSyncQueue(context: Context): SyncQueue {
  const mutex = createMutex();
  const waiting = new Map<Key, boolean>();
  const had = new Map<Key, Address[]>();
  let isQueued = false;

  async function settleNext() {
    isQueued = false;
    const changes = new Map([...waiting].slice(0, batchSize).map(([id, isUntouched]) => [id, take(id, isUntouched)]));
    if (changes.size === 0) return;
    try {
      await syncProductRecords(context, changes, new Date());
    } catch (error) {
      for (const [id, change] of changes) giveBack(id, change);
      throw error;
    }
    if (waiting.size > 0) queue();
  }

  function take(id: Key, isUntouched: boolean): Change {
    const addresses = had.get(id) ?? [];
    had.delete(id);
    waiting.delete(id);
    return { previousAddresses: addresses, needsTouch: isUntouched };
  }

  function giveBack(id: Key, change: Change) {
    waiting.set(id, change.needsTouch || (waiting.get(id) ?? false));
    had.set(id, [...change.previousAddresses, ...(had.get(id) ?? [])]);
  }

  function queue() {
    if (isQueued) return;
    isQueued = true;
    mutex.runExclusive(settleNext).catch((error) => context.logger.error(error));
  }

  return {
    remember: (product, address) => had.set(product, [...(had.get(product) ?? []), address]),
    add: (products, isUntouched) => {
      // Keys from URLs are strings.
      for (const id of products.map(Number)) waiting.set(id, isUntouched || (waiting.get(id) ?? false));
      if (waiting.size > 0) queue();
    },
    retry: async () => {
      if (waiting.size > 0) queue();
    },
  };
}
