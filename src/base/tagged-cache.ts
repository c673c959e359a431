import { LRUCache } from 'lru-cache';

type Entry<Value> = { value: Value; tags: readonly string[]; storedAt: number; isPurged: boolean };

type Options = {
  /** Maximum number of values; the least recently used is evicted first. */
  capacity: number;
  /** Milliseconds after which a value is revalidated in the background while the stale one is returned. */
  staleAfterMs: number;
  /** Milliseconds after which a value is treated like a purged one; by default never. */
  expiresAfterMs?: number;
  now?: () => number;
};

export type TaggedCache<Value> = {
  /** The cached value; undefined where there is none or it was purged. */
  peek: (key: string) => Value | undefined;
  /**
   * The cached value, else the loaded one. Concurrent calls with the same key share one load. A purged or expired value
   * is returned only when its reload fails.
   */
  get: (key: string, tags: readonly string[], load: () => Promise<Value>) => Promise<Value>;
  /** Purges values with one of these tags, and does not cache what is being loaded with them. */
  purge: (tags: Iterable<string>) => void;
  purgeAll: () => void;
};

/** An LRU cache whose entries can be purged by tag, with single-flight loads and stale-while-revalidate. */
export function createTaggedCache<Value>({
  capacity,
  staleAfterMs,
  expiresAfterMs = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: Options): TaggedCache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max: capacity });
  const loading = new Map<string, { tags: readonly string[]; isOutdated: boolean; value: Promise<Value> }>();

  const startLoad = (key: string, tags: readonly string[], load: () => Promise<Value>): Promise<Value> => {
    const pending = loading.get(key);
    if (pending && !pending.isOutdated) return pending.value;
    const value = load();
    const pendingLoad = { tags, isOutdated: false, value };
    loading.set(key, pendingLoad);
    const finish = () => {
      if (loading.get(key) === pendingLoad) loading.delete(key);
    };
    value.then((loaded) => {
      finish();
      // A load that began before a purge may still return what was purged.
      if (!pendingLoad.isOutdated) entries.set(key, { value: loaded, tags, storedAt: now(), isPurged: false });
    }, finish);
    return value;
  };

  const markPurged = (matches: (tags: readonly string[]) => boolean) => {
    for (const entry of entries.values()) if (matches(entry.tags)) entry.isPurged = true;
    for (const pendingLoad of loading.values()) if (matches(pendingLoad.tags)) pendingLoad.isOutdated = true;
  };

  return {
    peek: (key) => {
      const entry = entries.peek(key);
      return entry && !entry.isPurged ? entry.value : undefined;
    },
    get: async (key, tags, load) => {
      const entry = entries.get(key);
      if (!entry) return startLoad(key, tags, load);
      const age = now() - entry.storedAt;
      if (entry.isPurged || age > expiresAfterMs) return startLoad(key, tags, load).catch(() => entry.value);
      if (age > staleAfterMs) startLoad(key, tags, load).catch(() => undefined);
      return entry.value;
    },
    purge: (tags) => {
      const purged = new Set(tags);
      markPurged((own) => own.some((tag) => purged.has(tag)));
    },
    purgeAll: () => markPurged(() => true),
  };
}
