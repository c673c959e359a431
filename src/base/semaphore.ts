/** Lets at most `limit` tasks run at once; the others wait in order. */
export function createSemaphore(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let freeSlots = limit;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (freeSlots === 0) await new Promise<void>((resume) => waiting.push(resume));
    else freeSlots -= 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else freeSlots += 1;
    }
  };
}
