import { createNetworkShares } from './network-shares.ts';

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
  /** Whether there is more demand than capacity: the queue holds a quarter of what one client may have queued. */
  isOverloaded: () => boolean;
};

type RenderRequest = {
  client: string;
  /** Cache key of a page that is the same for everybody. */
  key: string | undefined;
};

type Entry = RenderRequest & { since: number; settle: (turn: QueueResult) => void };

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
  enqueue: (wish: RenderRequest) => { turn: Promise<QueueResult>; leave: () => void };
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
 * A queue of renders with limited concurrency. Clients and their networks take turns, so one with many requests waits
 * for itself; when the queue is full, whoever has the largest share loses its last request (`network-shares.ts`). A
 * page that several requests wait for is rendered once.
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
  const lanes = new Map<string, Entry[]>();
  const shares = createNetworkShares();
  const running = new Set<{ since: number }>();
  /** Pages that are being rendered, and the requests that wait for them. */
  const shared = new Map<string, { since: number; followers: Set<Entry> }>();
  let waiting = 0;
  let begun = 0;

  const remove = (entry: Entry) => {
    const lane = lanes.get(entry.client);
    const at = lane?.indexOf(entry) ?? -1;
    if (!lane || at < 0) return;
    lane.splice(at, 1);
    waiting -= 1;
    shares.remove(entry.client);
    if (lane.length === 0) lanes.delete(entry.client);
  };
  const refuse = (entry: Entry) => {
    remove(entry);
    entry.settle({ kind: 'refused' });
  };
  const gather = (key: string): Set<Entry> => {
    const same = [...lanes.values()].flatMap((lane) => lane.filter((entry) => entry.key === key));
    for (const entry of same) remove(entry);
    return new Set(same);
  };
  const share = (key: string) => {
    const followers = shared.get(key)?.followers ?? [];
    shared.delete(key);
    for (const { settle } of followers) settle({ kind: 'rendered' });
  };
  const begin = ({ key, settle }: Entry) => {
    const render = { since: now() };
    const page = key === undefined ? undefined : { ...render, followers: gather(key) };
    if (key !== undefined && page) shared.set(key, page);
    running.add(render);
    begun += 1;
    settle({
      kind: 'render',
      release: () => {
        if (running.delete(render)) defer(fill);
      },
      notifyFollowers: () => {
        if (key !== undefined && shared.get(key) === page) share(key);
      },
      hasFollowers: () =>
        key !== undefined && page !== undefined && shared.get(key) === page && page.followers.size > 0,
      isOverloaded: () => waiting >= maxQueuedPerClient / 4,
    });
  };
  const beginNext = () => {
    let next: Entry[] | undefined;
    for (const lane of lanes.values()) {
      if (!next || shares.isBefore(lane[0]?.client ?? '', next[0]?.client ?? '')) next = lane;
    }
    const [entry] = next ?? [];
    if (!entry) return;
    shares.recordTurn(entry.client);
    remove(entry);
    begin(entry);
  };
  const fill = () => {
    while (waiting > 0 && running.size < concurrency) beginNext();
  };
  /** The request that must leave a full queue for one more of this client. */
  const findLoser = (client: string): Entry | undefined => lanes.get(shares.findGreediest(client) ?? '')?.at(-1);
  const isFullFor = (client: string) =>
    shares.countOf(client) >= maxQueuedPerClient || (waiting >= maxQueued && !findLoser(client));

  return {
    enqueue: (wish) => {
      const { promise: turn, resolve: settle } = Promise.withResolvers<QueueResult>();
      const entry: Entry = { ...wish, since: now(), settle };
      const same = wish.key === undefined ? undefined : shared.get(wish.key);
      if (same) same.followers.add(entry);
      else if (waiting === 0 && running.size < concurrency) begin(entry);
      else if (isFullFor(wish.client)) refuse(entry);
      else {
        const last = waiting >= maxQueued ? findLoser(wish.client) : undefined;
        if (last) refuse(last);
        const lane = lanes.get(wish.client);
        if (lane) lane.push(entry);
        else lanes.set(wish.client, [entry]);
        waiting += 1;
        shares.add(wish.client);
      }
      const leave = () => {
        remove(entry);
        if (entry.key !== undefined) shared.get(entry.key)?.followers.delete(entry);
        settle({ kind: 'left' });
      };
      return { turn, leave };
    },
    isFullFor,
    isRendering: (key) => shared.has(key),
    tick: () => {
      const latest = now() - queueTimeoutMs;
      for (const lane of [...lanes.values()]) {
        for (const entry of [...lane]) if (entry.since <= latest) refuse(entry);
      }
      for (const { followers } of shared.values()) {
        for (const entry of followers) {
          if (entry.since <= latest && followers.delete(entry)) refuse(entry);
        }
      }
      const oldest = now() - renderTimeoutMs;
      for (const render of running) if (render.since <= oldest) running.delete(render);
      for (const [key, { since }] of shared) if (since <= oldest) share(key);
      fill();
      if (waiting > 0 && running.size < maxConcurrency && hasCapacity()) beginNext();
    },
    getCounts: () => {
      let following = 0;
      for (const { followers } of shared.values()) following += followers.size;
      return { begun, running: running.size, waiting: waiting + following };
    },
  };
}
