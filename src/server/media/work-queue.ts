export class QueueFull extends Error {
  override name = 'QueueFull';
}

type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Does a few things at a time and keeps the others waiting in turn.
 *
 * @throws QueueFull when too many are waiting already
 */
export function createQueue({ atOnce, longest }: { atOnce: number; longest: number }): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw new QueueFull('too much is waiting');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
