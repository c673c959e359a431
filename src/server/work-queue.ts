import { createNetworkShares } from './network-shares.ts';

/** The queue is full, or a client has more than its share of it. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** A request for work. */
export type WorkRequest = {
  /** The client whose share of the queue it uses; background work comes after all clients. */
  client: string | undefined;
  /** A client's requests are done in ascending order. */
  priority: number;
  /** Background work that begins only while no other work runs or waits, one at a time, and takes no slot. */
  isIdleWork?: boolean;
  /** Aborts when the client leaves. */
  signal?: AbortSignal;
};

/**
 * Runs the work of a key once for all who request it.
 *
 * @throws QueueFull, the signal's reason, or what the work throws
 */
export type WorkQueue<Result> = (
  key: string,
  request: WorkRequest,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

type Options = {
  concurrency: number;
  /** Maximum number of queued requests; those for work that is running do not count. */
  maxQueued: number;
  /** Priority from which work is large: it never takes the last slot, so that small work does not wait for it. */
  largeFromPriority?: number;
  /** How long work may continue after the last client that requested it has left. */
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
 * A work queue that is fair to clients and their networks (`network-shares.ts`): a free slot goes to the client whose
 * turn it is, and to the smallest of its requests. When it is full, whoever has the largest share loses its largest
 * request. Work that nobody waits for any more is dropped, or aborted when it is running.
 */
export function createWorkQueue<Result>({
  concurrency,
  maxQueued,
  largeFromPriority = Number.POSITIVE_INFINITY,
  graceMs = 2_000,
}: Options): WorkQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  const waiting = new Set<Waiting<Result>>();
  const shares = createNetworkShares();
  let waitingInBackground = 0;
  let running = 0;
  const runningByKind = { inBackground: 0, large: 0, idle: 0 };
  // Background work and large work never take the last slot.
  const half = Math.max(1, Math.floor(concurrency / 2));

  const isBefore = (one: WorkRequest, other: WorkRequest) => {
    if (one.isIdleWork || other.isIdleWork) return !one.isIdleWork;
    if (one.client === undefined || other.client === undefined) return one.client !== undefined;
    return one.client === other.client ? one.priority < other.priority : shares.isBefore(one.client, other.client);
  };
  const addWaiting = (request: Waiting<Result>) => {
    waiting.add(request);
    if (request.client === undefined) waitingInBackground++;
    else shares.add(request.client);
  };
  const removeWaiting = (request: Waiting<Result>) => {
    if (!waiting.delete(request)) return;
    if (request.client === undefined) waitingInBackground--;
    else shares.remove(request.client);
  };
  const kindsOf = ({ client, priority }: WorkRequest) => [
    ...(client === undefined ? (['inBackground'] as const) : []),
    ...(priority >= largeFromPriority ? (['large'] as const) : []),
  ];
  const findNext = () => {
    let next: Waiting<Result> | undefined;
    for (const request of waiting) {
      const mayRun = request.isIdleWork
        ? running + runningByKind.idle === 0
        : kindsOf(request).every((kind) => runningByKind[kind] < half);
      if (mayRun && (!next || isBefore(request, next))) next = request;
    }
    return next;
  };

  const start = () => {
    for (let next = findNext(); next && running < concurrency; next = findNext()) {
      if (next.client !== undefined) shares.recordTurn(next.client);
      void run(next);
    }
  };
  const run = async (next: Waiting<Result>) => {
    const { job, isIdleWork = false } = next;
    const kinds = isIdleWork ? (['idle'] as const) : kindsOf(next);
    job.isRunning = true;
    for (const request of job.claims) removeWaiting(request);
    if (!isIdleWork) running++;
    for (const kind of kinds) runningByKind[kind]++;
    const isDone = () => {
      if (!isIdleWork) running--;
      for (const kind of kinds) runningByKind[kind]--;
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
  const leave = (request: Waiting<Result>, reason: unknown) => {
    const { job } = request;
    job.claims.delete(request);
    removeWaiting(request);
    request.reject(reason);
    if (job.claims.size > 0) return;
    if (!job.isRunning) return forget(job);
    // The content system does not abort a conversion: freeing the slot at once would exceed the concurrency there.
    const end = () => {
      if (job.claims.size > 0) return;
      forget(job);
      job.controller.abort(reason);
    };
    setTimeout(end, graceMs).unref();
  };

  /** @returns whether there is room for one more now */
  const makeRoom = ({ client, priority }: WorkRequest): boolean => {
    if (waiting.size < maxQueued) return true;
    if (client === undefined) return false;
    // Background work yields first, then whoever has a clearly larger share, else the client itself.
    const yielding = waitingInBackground > 0 ? undefined : (shares.findGreediest(client) ?? client);
    let last: Waiting<Result> | undefined;
    for (const request of waiting)
      if (request.client === yielding && request.priority >= (last?.priority ?? 0)) last = request;
    if (!last || (yielding === client && last.priority <= priority)) return false;
    leave(last, new QueueFull('others wait for less'));
    return true;
  };

  return (key, request, work) =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      if (signal?.aborted) return reject(signal.reason);
      const known = jobs.get(key);
      if (!known?.isRunning && !makeRoom(request)) return reject(new QueueFull('too much is waiting'));
      // Making room may have dropped the job that this request would have joined.
      const job = jobs.get(key) ?? {
        key,
        work,
        claims: new Set(),
        controller: new AbortController(),
        isRunning: false,
      };
      jobs.set(key, job);
      const onLeave = () => leave(waitingRequest, signal?.reason);
      const finishWith =
        <Value>(callback: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener('abort', onLeave);
          callback(value);
        };
      const waitingRequest: Waiting<Result> = {
        ...request,
        job,
        resolve: finishWith(resolve),
        reject: finishWith(reject),
      };
      job.claims.add(waitingRequest);
      if (!job.isRunning) addWaiting(waitingRequest);
      signal?.addEventListener('abort', onLeave, { once: true });
      start();
    });
}
