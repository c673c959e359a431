import { type CacheMemory, getCacheMemory, type MemoryCache } from './cache-memory.ts';
import { measureBytes } from './measure-bytes.ts';
import { cacheLookups } from './metrics.ts';
import { findQueryTrace, type QueryTrace, traceAnswer, traceHit } from './query-trace.ts';

type Entry<Value> = { value: Value; tags: readonly string[]; storedAt: number; isPurged: boolean };

type Options = {
  /** What its values are, for those who trace a request; by default the first word of their key. */
  name?: string;
  /** What the values share with other caches; by default the memory of all caches. */
  memory?: CacheMemory;
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

/** Bytes of an entry and its places in the maps around it. */
const overheadBytes = 400;

/** An LRU cache whose entries can be purged by tag, with single-flight loads and stale-while-revalidate. */
export function createTaggedCache<Value>({
  name,
  memory,
  staleAfterMs,
  expiresAfterMs = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: Options): TaggedCache<Value> {
  let opened: MemoryCache<Entry<Value>> | undefined;
  /** Opened at the first use: caches of modules exist before the environment is read. */
  const getEntries = () => {
    opened ??= (memory ?? getCacheMemory()).open();
    return opened;
  };
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
      if (pendingLoad.isOutdated) return;
      const bytes = overheadBytes + measureBytes(key) + measureBytes(loaded) + measureBytes(tags);
      getEntries().set(key, { value: loaded, tags, storedAt: now(), isPurged: false }, bytes);
    }, finish);
    return value;
  };

  const describeRead = (key: string, tags: readonly string[]) =>
    ({ name: name ?? key.split(/[ :]/, 1).join(), source: 'cache', tags }) as const;
  /** Another cache may have the same keys. */
  const toTraceKey = (key: string) => `${name ?? ''} ${key}`;
  /** Whether a cold request passes the cache by: until it has loaded the key itself. */
  const isPassedBy = ({ isCold, loaded }: QueryTrace, key: string) => isCold && !loaded.has(toTraceKey(key));
  const noteHit = (trace: QueryTrace, key: string, { tags, storedAt }: Entry<Value>, outcome: 'hit' | 'stale') =>
    traceHit(trace, { ...describeRead(key, tags), outcome, ageMs: now() - storedAt }, toTraceKey(key));
  const loadNoted = (key: string, tags: readonly string[], load: () => Promise<Value>): Promise<Value> => {
    cacheLookups.count({ cache: 'data', outcome: 'miss' });
    const value = startLoad(key, tags, load);
    const trace = findQueryTrace();
    if (!trace) return value;
    value.then(
      () => trace.loaded.add(toTraceKey(key)),
      () => undefined,
    );
    return traceAnswer({ ...describeRead(key, tags), outcome: 'miss' }, value);
  };

  const markPurged = (matches: (tags: readonly string[]) => boolean) => {
    for (const [, entry] of getEntries().entries()) if (matches(entry.tags)) entry.isPurged = true;
    for (const pendingLoad of loading.values()) if (matches(pendingLoad.tags)) pendingLoad.isOutdated = true;
  };

  return {
    peek: (key) => {
      const entry = getEntries().find(key);
      if (!entry || entry.isPurged) return undefined;
      const trace = findQueryTrace();
      if (trace && isPassedBy(trace, key)) return undefined;
      cacheLookups.count({ cache: 'data', outcome: 'hit' });
      if (trace) noteHit(trace, key, entry, 'hit');
      return entry.value;
    },
    get: async (key, tags, load) => {
      const entry = getEntries().find(key);
      const trace = findQueryTrace();
      if (!entry || (trace && isPassedBy(trace, key))) return loadNoted(key, tags, load);
      const age = now() - entry.storedAt;
      if (entry.isPurged || age > expiresAfterMs) return loadNoted(key, tags, load).catch(() => entry.value);
      const isStale = age > staleAfterMs;
      cacheLookups.count({ cache: 'data', outcome: 'hit' });
      if (trace) noteHit(trace, key, entry, isStale ? 'stale' : 'hit');
      if (isStale) startLoad(key, tags, load).catch(() => undefined);
      return entry.value;
    },
    purge: (tags) => {
      const purged = new Set(tags);
      markPurged((own) => own.some((tag) => purged.has(tag)));
    },
    purgeAll: () => markPurged(() => true),
  };
}
