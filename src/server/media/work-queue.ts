import { createNetworkShares } from '../network-shares.ts';

/** Too much is waiting already, or more of one client's than the others can bear. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** One who waits for a piece of work. */
export type WorkRequest = {
  /** Whose share of the queue it takes; work for nobody in particular comes after everybody's. */
  client: string | undefined;
  /** Of what a client waits for, the smaller comes first. */
  priority: number;
  /** Aborts when the client leaves. */
  signal?: AbortSignal;
};

/**
 * Does the work of a key once for all who wait for it.
 *
 * @throws QueueFull, the signal's reason, or what the work throws
 */
export type WorkQueue<Result> = (
  key: string,
  claim: WorkRequest,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

type Options = {
  concurrency: number;
  /** How many claims wait; those on work that runs already do not count. */
  maxQueued: number;
  /** Rank from which work is so large that it never takes the last place: what is small does not wait for it. */
  largeFromPriority?: number;
  /** How long work may go on that nobody waits for any more. */
  graceMs?: number;
};

type Waiting<Result> = WorkRequest & {
  job: Job<Result>;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

type Job<Result> = {
  key: string;
  work: (signal: AbortSignal) => Promise<Result>;
  claims: Set<Waiting<Result>>;
  controller: AbortController;
  isRunning: boolean;
};

/**
 * A queue that is fair to clients and their networks (`network-shares.ts`): a free place goes to the client who has waited
 * longest for a turn, and to the smallest of what that one waits for. Where it is full, whoever has most in it loses their
 * largest. Work that nobody waits for any more is dropped, or ended when it runs already.
 */
export function createWorkQueue<Result>({
  concurrency: atOnce,
  maxQueued: longest,
  largeFromPriority: largeFrom = Number.POSITIVE_INFINITY,
  graceMs = 2_000,
}: Options): WorkQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  const waiting = new Set<Waiting<Result>>();
  const shares = createNetworkShares();
  let waitingInBackground = 0;
  let running = 0;
  const underWay = { inBackground: 0, large: 0 };
  // What nobody waits for, or what is large, never takes the last place.
  const half = Math.max(1, Math.floor(atOnce / 2));

  const isBefore = (one: WorkRequest, other: WorkRequest) => {
    if (one.client === undefined || other.client === undefined) return one.client !== undefined;
    return one.client === other.client ? one.priority < other.priority : shares.isBefore(one.client, other.client);
  };
  const addWaiting = (claim: Waiting<Result>) => {
    waiting.add(claim);
    if (claim.client === undefined) waitingInBackground++;
    else shares.add(claim.client);
  };
  const removeWaiting = (claim: Waiting<Result>) => {
    if (!waiting.delete(claim)) return;
    if (claim.client === undefined) waitingInBackground--;
    else shares.remove(claim.client);
  };
  const kindsOf = ({ client, priority: rank }: WorkRequest) => [
    ...(client === undefined ? (['inBackground'] as const) : []),
    ...(rank >= largeFrom ? (['large'] as const) : []),
  ];
  const findNext = () => {
    let next: Waiting<Result> | undefined;
    for (const claim of waiting) {
      const mayRun = kindsOf(claim).every((kind) => underWay[kind] < half);
      if (mayRun && (!next || isBefore(claim, next))) next = claim;
    }
    return next;
  };

  const start = () => {
    while (running < atOnce) {
      const next = findNext();
      if (!next) return;
      if (next.client !== undefined) shares.recordTurn(next.client);
      void run(next.job, kindsOf(next));
    }
  };
  const run = async (job: Job<Result>, kinds: readonly (keyof typeof underWay)[]) => {
    job.isRunning = true;
    for (const claim of job.claims) removeWaiting(claim);
    running++;
    for (const kind of kinds) underWay[kind]++;
    const isDone = () => {
      running--;
      for (const kind of kinds) underWay[kind]--;
      forget(job);
    };
    try {
      const result = await job.work(job.controller.signal);
      isDone();
      for (const { resolve } of job.claims) resolve(result);
    } catch (error) {
      isDone();
      for (const { reject } of job.claims) reject(error);
    }
    start();
  };
  const forget = (job: Job<Result>) => {
    if (jobs.get(job.key) === job) jobs.delete(job.key);
  };
  const leave = (claim: Waiting<Result>, reason: unknown) => {
    const { job } = claim;
    job.claims.delete(claim);
    removeWaiting(claim);
    claim.reject(reason);
    if (job.claims.size > 0) return;
    if (!job.isRunning) return forget(job);
    // The content system does not stop what it has begun: ending at once would free a place that is still taken.
    const end = () => {
      if (job.claims.size > 0) return;
      forget(job);
      job.controller.abort(reason);
    };
    setTimeout(end, graceMs).unref();
  };

  /** Whose last claim goes where one more of this client's is to come in: that of whoever has clearly more, or their own. */
  const findLoser = (client: string): string | undefined =>
    waitingInBackground > 0 ? undefined : (shares.findGreediest(client) ?? client);
  /** @returns whether there is room now for one more */
  const makeRoom = ({ client, priority: rank }: WorkRequest): boolean => {
    if (waiting.size < longest) return true;
    if (client === undefined) return false;
    const loser = findLoser(client);
    let last: Waiting<Result> | undefined;
    for (const claim of waiting) if (claim.client === loser && claim.priority >= (last?.priority ?? 0)) last = claim;
    if (!last || (loser === client && last.priority <= rank)) return false;
    leave(last, new QueueFull('others wait for less'));
    return true;
  };

  return (key, claim, work) =>
    new Promise((resolve, reject) => {
      const { signal } = claim;
      if (signal?.aborted) return reject(signal.reason);
      const known = jobs.get(key);
      if (!known?.isRunning && !makeRoom(claim)) return reject(new QueueFull('too much is waiting'));
      // Making room may have dropped the job that was to be joined.
      const job = jobs.get(key) ?? {
        ...{ key, work, claims: new Set(), controller: new AbortController(), isRunning: false },
      };
      jobs.set(key, job);
      const onLeave = () => leave(own, signal?.reason);
      const settle =
        <Value>(act: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener('abort', onLeave);
          act(value);
        };
      const own: Waiting<Result> = { ...claim, job, resolve: settle(resolve), reject: settle(reject) };
      job.claims.add(own);
      if (!job.isRunning) addWaiting(own);
      signal?.addEventListener('abort', onLeave, { once: true });
      start();
    });
}
