import { renderDuration } from '../base/metrics.ts';
import { createClientQueues } from './client-queues.ts';

/**
 * The result of waiting in the queue.
 * - `render`: the render may start; `release` frees its slot.
 * - `rendered`: the page with the same key was rendered meanwhile for another request.
 * - `refused`: the queue was full, or the wait timed out.
 * - `left`: the client disconnected.
 */
export type QueueResult = RenderPermit | { kind: 'rendered' | 'refused' | 'left' };

export type RenderPermit = {
  kind: 'render';
  /** Frees the slot; called when the render has ended, however long the response takes to send. */
  release: () => void;
  /** Called once the page is in the cache, or it is clear that it will not be. */
  notifyFollowers: () => void;
  hasFollowers: () => boolean;
  /** Whether many requests wait: a quarter of what one client may have queued. */
  isOverloaded: () => boolean;
};

type RenderRequest = {
  client: string;
  /** Cache key of a page that is the same for everybody. */
  key: string | undefined;
};

type Entry = RenderRequest & { since: number; resolve: (result: QueueResult) => void };

type Options = {
  /** Renders that start without asking for capacity. */
  concurrency: number;
  /** Maximum number of concurrent renders; most of them wait for the content system. */
  maxConcurrency: number;
  /** Whether the processor has capacity for one more; called with each tick. */
  hasCapacity: () => boolean;
  /** Maximum queue length, in all and of one client. */
  maxQueued: number;
  maxQueuedPerClient: number;
  /** Milliseconds. */
  queueTimeoutMs: number;
  /** Milliseconds after which a render that does not end loses its slot. */
  renderTimeoutMs: number;
  /** Defers the start of the next render. */
  defer?: (work: () => void) => void;
  now?: () => number;
};

export type RenderQueue = {
  enqueue: (request: RenderRequest) => { result: Promise<QueueResult>; leave: () => void };
  /** Whether this client would be refused now. */
  isFullFor: (client: string) => boolean;
  /** Whether this page is being rendered, so that one more request only waits for it. */
  isRendering: (key: string) => boolean;
  /**
   * Refuses requests that timed out, and starts renders for which there is capacity. Called every few milliseconds
   * while requests are queued.
   */
  tick: () => void;
  getCounts: () => { begun: number; running: number; waiting: number };
};

/**
 * A queue of renders with limited concurrency, of which at most one starts in a turn of the event loop: where all rows are
 * in memory a page is rendered before the next request is read, and many that arrive together would be rendered in one
 * turn, while everything else waits. Clients and their networks take turns, so one with many requests waits for itself; when
 * the queue is full, whoever has the largest share loses its last request (`client-queues.ts`). A page that several
 * requests wait for is rendered once.
 */
export function createRenderQueue({
  concurrency,
  maxConcurrency,
  hasCapacity,
  maxQueued,
  maxQueuedPerClient,
  queueTimeoutMs,
  renderTimeoutMs,
  defer = setImmediate,
  now = () => performance.now(),
}: Options): RenderQueue {
  const queued = createClientQueues<Entry>();
  const running = new Set<{ since: number }>();
  /** Pages that are being rendered, and the requests that wait for them. */
  const shared = new Map<string, { since: number; followers: Set<Entry> }>();
  let startedCount = 0;
  /** From the start of a render until `defer` lets the next one start. */
  let isTurnTaken = false;

  const refuse = (entry: Entry) => {
    queued.remove(entry);
    entry.resolve({ kind: 'refused' });
  };
  const removeByKey = (key: string): Set<Entry> => {
    const matching = queued.list().filter((entry) => entry.key === key);
    for (const entry of matching) queued.remove(entry);
    return new Set(matching);
  };
  const notifyFollowers = (key: string) => {
    const followers = shared.get(key)?.followers ?? [];
    shared.delete(key);
    for (const { resolve } of followers) resolve({ kind: 'rendered' });
  };
  const start = ({ key, resolve }: Entry) => {
    const render = { since: now() };
    const page = key === undefined ? undefined : { ...render, followers: removeByKey(key) };
    if (key !== undefined && page) shared.set(key, page);
    running.add(render);
    startedCount += 1;
    isTurnTaken = true;
    defer(() => {
      isTurnTaken = false;
      startNext();
    });
    resolve({
      kind: 'render',
      release: () => {
        if (!running.delete(render)) return;
        renderDuration.observe({}, now() - render.since);
        defer(startNext);
      },
      notifyFollowers: () => {
        if (key !== undefined && shared.get(key) === page) notifyFollowers(key);
      },
      hasFollowers: () =>
        key !== undefined && page !== undefined && shared.get(key) === page && page.followers.size > 0,
      isOverloaded: () => queued.getSize() >= maxQueuedPerClient / 4,
    });
  };
  const canStart = (limit: number) => !isTurnTaken && running.size < limit;
  const startNext = (limit = concurrency) => {
    const entry = canStart(limit) ? queued.takeNext() : undefined;
    if (entry) start(entry);
  };
  const isFullFor = (client: string) =>
    queued.countOf(client) >= maxQueuedPerClient || (queued.getSize() >= maxQueued && !queued.findYielding(client));

  return {
    enqueue: (request) => {
      const { promise: result, resolve } = Promise.withResolvers<QueueResult>();
      const entry: Entry = { ...request, since: now(), resolve };
      const matching = request.key === undefined ? undefined : shared.get(request.key);
      if (matching) matching.followers.add(entry);
      else if (queued.getSize() === 0 && canStart(concurrency)) start(entry);
      else if (isFullFor(request.client)) refuse(entry);
      else {
        const last = queued.getSize() >= maxQueued ? queued.findYielding(request.client) : undefined;
        if (last) refuse(last);
        queued.add(entry);
      }
      const leave = () => {
        queued.remove(entry);
        if (entry.key !== undefined) shared.get(entry.key)?.followers.delete(entry);
        resolve({ kind: 'left' });
      };
      return { result, leave };
    },
    isFullFor,
    isRendering: (key) => shared.has(key),
    tick: () => {
      const latest = now() - queueTimeoutMs;
      for (const entry of queued.list()) if (entry.since <= latest) refuse(entry);
      for (const { followers } of shared.values()) {
        for (const entry of followers) {
          if (entry.since <= latest && followers.delete(entry)) refuse(entry);
        }
      }
      const oldest = now() - renderTimeoutMs;
      for (const render of running) if (render.since <= oldest) running.delete(render);
      for (const [key, { since }] of shared) if (since <= oldest) notifyFollowers(key);
      startNext();
      if (queued.getSize() > 0 && canStart(maxConcurrency) && hasCapacity()) startNext(maxConcurrency);
    },
    getCounts: () => {
      let following = 0;
      for (const { followers } of shared.values()) following += followers.size;
      return { begun: startedCount, running: running.size, waiting: queued.getSize() + following };
    },
  };
}
