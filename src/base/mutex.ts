/** Steps that are taken one after the other. One that fails does not keep the next from its turn. */
export type Mutex = {
  runExclusive: <T>(step: () => Promise<T>) => Promise<T>;
  /** Asked for again before its turn, a step is taken once. */
  coalesce: <T>(step: () => Promise<T>) => () => Promise<T>;
  whenIdle: () => Promise<unknown>;
};

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const result = last.then(step);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    runExclusive: inTurn,
    coalesce: (step) => {
      let queued: ReturnType<typeof step> | undefined;
      return () => {
        queued ??= inTurn(() => {
          queued = undefined;
          return step();
        });
        return queued;
      };
    },
    whenIdle: () => last,
  };
}
