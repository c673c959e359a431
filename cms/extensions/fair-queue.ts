/** Rejected without being started, since the queue is full. The call may be retried. */
export class QueueFull extends Error {
  constructor() {
    super('Too many calls are waiting.');
  }
}

/** Runs the work when its turn comes, or rejects with `QueueFull`. */
export type FairQueue = <T>(client: string, work: () => Promise<T>) => Promise<T>;

type QueuedCall = { run: () => Promise<void>; refuse: (error: QueueFull) => void };

type Bounds = { maxPerClient?: number; maxTotal?: number };

/**
 * Runs calls one after the other, so that a check and the write after it are not interleaved. Each client has its own
 * queue, served round-robin: a single call waits for one call of each other client, however many those sent. If the
 * queue is full, the oldest call of the busiest client is rejected; its sender has most likely left.
 */
export function createFairQueue({
  maxPerClient: mostOfClient = 100,
  maxTotal: mostInAll = 400,
}: Bounds = {}): FairQueue {
  // In round-robin order.
  const clients = new Map<string, QueuedCall[]>();
  let queued = 0;
  let isRunning = false;

  const takeFirst = (client: string, queue: QueuedCall[]): QueuedCall | undefined => {
    const first = queue.shift();
    if (first) queued -= 1;
    if (queue.length === 0) clients.delete(client);
    return first;
  };

  const refuseBeyondBounds = (client: string, queue: QueuedCall[]) => {
    if (queue.length > mostOfClient) return takeFirst(client, queue)?.refuse(new QueueFull());
    if (queued <= mostInAll) return;
    const [busiest] = [...clients].sort(([, one], [, other]) => other.length - one.length);
    if (busiest) takeFirst(...busiest)?.refuse(new QueueFull());
  };

  const workAll = async () => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const [next] = clients;
      if (!next) break;
      const [client, queue] = next;
      const first = takeFirst(client, queue);
      if (clients.delete(client)) clients.set(client, queue);
      await first?.run();
    }
    isRunning = false;
  };

  return (client, work) =>
    new Promise((resolve, reject) => {
      const queue = clients.get(client) ?? [];
      clients.set(client, queue);
      queue.push({ run: () => work().then(resolve, reject), refuse: reject });
      queued += 1;
      refuseBeyondBounds(client, queue);
      workAll();
    });
}
