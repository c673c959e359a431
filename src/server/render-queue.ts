import { createNetworkShares } from './network-shares.ts';

/**
 * What becomes of somebody who wants a page rendered.
 * - `render`: it is their turn; `release` gives the place to the next.
 * - `rendered`: the page with the same key was rendered meanwhile for somebody else.
 * - `refused`: too much is waiting, or waited for too long.
 * - `left`: they did not wait for it.
 */
export type QueueResult = RenderPermit | { kind: 'rendered' | 'refused' | 'left' };

export type RenderPermit = {
  kind: 'render';
  /** Called when nothing is left to render, however long the answer is on its way. */
  release: () => void;
  /** Called once the page can be found by its key, or it is clear that it will not be. */
  notifyFollowers: () => void;
  hasFollowers: () => boolean;
  /** Whether more is asked for than can be rendered: a quarter of what one client may have waiting does wait. */
  isOverloaded: () => boolean;
};

type RenderRequest = {
  client: string;
  /** Equal for pages that everybody may be shown alike. */
  key: string | undefined;
};

type Entry = RenderRequest & { since: number; settle: (turn: QueueResult) => void };

type Options = {
  /** So many renders begin without asking whether there is room. */
  concurrency: number;
  /** At most so many; most of them wait for the content system. */
  maxConcurrency: number;
  /** Whether the processor has time for one more; asked with each tick. */
  hasCapacity: () => boolean;
  /** How many may wait, in all and of one client. */
  maxQueued: number;
  maxQueuedPerClient: number;
  /** Milliseconds. */
  queueTimeoutMs: number;
  /** Milliseconds after which a render that never ends gives its place away. */
  renderTimeoutMs: number;
  /** Lets others work before the next render. */
  defer?: (work: () => void) => void;
  now?: () => number;
};

export type RenderQueue = {
  enqueue: (wish: RenderRequest) => { turn: Promise<QueueResult>; leave: () => void };
  /** Whether this client would be refused now. */
  isFullFor: (client: string) => boolean;
  /** Whether this page is being rendered, so that one more only has to wait for it. */
  isRendering: (key: string) => boolean;
  /** Refuses who has waited too long, and begins what there is room for. Called every few milliseconds while somebody waits. */
  tick: () => void;
  getCounts: () => { begun: number; running: number; waiting: number };
};

/**
 * Renders a few pages at a time. Clients and their networks take turns, so one that asks for much waits for itself; when
 * too much is waiting, who has most of it loses the last (`network-shares.ts`). A page that several wait for is rendered
 * once.
 */
export function createRenderQueue({
  concurrency: atOnce,
  maxConcurrency: atMost,
  hasCapacity: hasRoom,
  maxQueued: longest,
  maxQueuedPerClient: longestOfClient,
  queueTimeoutMs: patienceMs,
  renderTimeoutMs: longestRenderMs,
  defer = setImmediate,
  now = () => performance.now(),
}: Options): RenderQueue {
  const lanes = new Map<string, Entry[]>();
  const shares = createNetworkShares();
  const running = new Set<{ since: number }>();
  /** Pages that are being rendered, and who waits for them. */
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
      isOverloaded: () => waiting >= longestOfClient / 4,
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
    while (waiting > 0 && running.size < atOnce) beginNext();
  };
  /** Whose last goes where one more of this client's is to come in. */
  const findLoser = (client: string): Entry | undefined => lanes.get(shares.findGreediest(client) ?? '')?.at(-1);
  const isFullFor = (client: string) =>
    shares.countOf(client) >= longestOfClient || (waiting >= longest && !findLoser(client));

  return {
    enqueue: (wish) => {
      const { promise: turn, resolve: settle } = Promise.withResolvers<QueueResult>();
      const entry: Entry = { ...wish, since: now(), settle };
      const same = wish.key === undefined ? undefined : shared.get(wish.key);
      if (same) same.followers.add(entry);
      else if (waiting === 0 && running.size < atOnce) begin(entry);
      else if (isFullFor(wish.client)) refuse(entry);
      else {
        const last = waiting >= longest ? findLoser(wish.client) : undefined;
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
      const latest = now() - patienceMs;
      for (const lane of [...lanes.values()]) {
        for (const entry of [...lane]) if (entry.since <= latest) refuse(entry);
      }
      for (const { followers } of shared.values()) {
        for (const entry of followers) {
          if (entry.since <= latest && followers.delete(entry)) refuse(entry);
        }
      }
      const oldest = now() - longestRenderMs;
      for (const render of running) if (render.since <= oldest) running.delete(render);
      for (const [key, { since }] of shared) if (since <= oldest) share(key);
      fill();
      if (waiting > 0 && running.size < atMost && hasRoom()) beginNext();
    },
    getCounts: () => {
      let following = 0;
      for (const { followers } of shared.values()) following += followers.size;
      return { begun, running: running.size, waiting: waiting + following };
    },
  };
}
