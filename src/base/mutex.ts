/** A mutex: tasks run one after the other. One that fails does not block the next. */
export type Mutex = {
  runExclusive: <T>(step: () => Promise<T>) => Promise<T>;
  /** Wraps a task so that calls made while it is queued share one run. */
  coalesce: <T>(step: () => Promise<T>) => () => Promise<T>;
  whenIdle: () => Promise<unknown>;
};

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();

  const runExclusive = <T>(step: () => Promise<T>): Promise<T> => {
    const result = last.then(step);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    runExclusive,
    coalesce: (step) => {
      let queued: ReturnType<typeof step> | undefined;
      return () => {
        queued ??= runExclusive(() => {
          queued = undefined;
          return step();
        });
        return queued;
      };
    },
    whenIdle: () => last,
  };
}
