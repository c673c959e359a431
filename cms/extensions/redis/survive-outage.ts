/** A connection to Redis of ioredis, which reads its options anew each time. */
export type Connection = {
  status: string;
  options: { enableOfflineQueue?: boolean; maxRetriesPerRequest?: number | null; commandTimeout?: number };
  on: (event: 'ready' | 'close' | 'error', handle: (error?: Error) => void) => unknown;
};

/** The channels by which each Directus tells the others what has changed. */
export type Bus = {
  namespace: string;
  handlers: Record<string, ReadonlySet<(payload: unknown) => unknown> | undefined>;
  publish: (channel: string, payload: unknown) => Promise<void>;
  sub: Connection;
};

/** Counts for all Directus together who prepares what. */
export type Lock = {
  increment: (key: string, amount?: number) => Promise<number>;
  delete: (key: string) => Promise<void>;
};

/** Permissions, in this process and in Redis. */
export type Cache = {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  delete: (key: string) => Promise<void>;
  clear: () => Promise<void>;
};

type Options = {
  redis: Connection;
  bus: Bus;
  lock: Lock;
  cache: Cache;
  /** The connections over which messages of others come. */
  subscribers: readonly Connection[];
  logger: { warn: (message: string) => void };
};

const timeoutMs = 1_000;

/** What others may have told while this process could not hear it: content models with permissions, and Flows. */
const missed: readonly [channel: string, payload: object][] = [
  ['schemaChanged', {}],
  ['flows', { type: 'reload' }],
];

/**
 * Has Directus go on alone while Redis is away: a call fails at once instead of after twenty tries, and what fails
 * counts as not cached, not locked by others, and told to this process alone. When Redis is back, everything is read
 * again, also by the others where they were not told something, and what is still locked there is unlocked.
 */
export function surviveOutages({ redis, bus, lock, cache, subscribers, logger }: Options): void {
  const tellOwn = (channel: string, payload: unknown) => {
    for (const handle of bus.handlers[`${bus.namespace}:${channel}`] ?? []) handle(payload);
  };
  const publish = bus.publish.bind(bus);
  /** Whether the others have not heard something: it may be only this process that Redis is away for. */
  let isUntold = false;
  bus.publish = (channel, payload) =>
    publish(channel, payload).catch(() => {
      isUntold = true;
      tellOwn(channel, payload);
    });

  const increment = lock.increment.bind(lock);
  lock.increment = (key, amount = 1) => increment(key, amount).catch(() => amount);
  const unlock = lock.delete.bind(lock);
  /** What stays locked in a Redis that has only been out of reach. */
  const stillLocked = new Set<string>();
  lock.delete = (key) => unlock(key).catch(() => void stillLocked.add(key));
  const unlockAgain = async () => {
    const keys = [...stillLocked];
    stillLocked.clear();
    await Promise.all(keys.map((key) => lock.delete(key)));
  };

  const { get, set, delete: remove, clear } = cache;
  cache.get = (key) => get.call(cache, key).catch(() => undefined);
  cache.set = (key, value) => set.call(cache, key, value).catch(() => undefined);
  cache.delete = (key) => remove.call(cache, key).catch(() => undefined);
  cache.clear = () => clear.call(cache).catch(() => undefined);

  let isAway = false;
  let reason = '';
  const readAgain = async () => {
    await unlockAgain();
    await cache.clear();
    for (const [channel, payload] of missed) tellOwn(channel, payload);
    if (!isUntold) return;
    isUntold = false;
    for (const [channel, payload] of missed) await bus.publish(channel, payload);
  };
  redis.on('error', (error) => {
    reason = error ? ` (${error.message})` : '';
  });
  redis.on('close', () => {
    if (!isAway) logger.warn(`Redis is away${reason}. This Directus goes on alone, and its scheduled jobs wait.`);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.warn('Redis is back.');
    isAway = false;
  });
  redis.options.enableOfflineQueue = false;
  // Also what was sent, and has no answer yet.
  redis.options.maxRetriesPerRequest = 0;
  // One that hangs does not even close its connections.
  redis.options.commandTimeout = timeoutMs;
  // They ask for nothing but messages, and that may wait for a Redis that comes after the start.
  for (const { options } of subscribers) {
    Object.assign(options, { enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });
  }
  for (const connection of [redis, ...subscribers]) {
    // The first one is the start, or just after it; each later one may have missed something.
    connection.on('ready', readAgain);
    // ioredis writes each failed try to the console otherwise.
    connection.on('error', () => undefined);
  }
}
