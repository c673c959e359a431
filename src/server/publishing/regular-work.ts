type Options = {
  /** Never rejects. */
  work: () => Promise<void>;
  intervalMs: number;
  /** Whether something else keeps the work from doing anything. */
  isBusy: () => boolean;
  /** Resolves when that has ended. */
  whenIdle: () => Promise<void>;
};

/**
 * Runs work now and regularly, never twice at a time.
 *
 * @returns runs it as soon as it can do something: when somebody asks during a run, once more after it
 */
export function createRegularWork({ work, intervalMs, isBusy, whenIdle }: Options): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const run = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  run();
  setInterval(run, intervalMs).unref();
  return async () => {
    if (isWanted) return;
    isWanted = true;
    while (running || isBusy()) await (running ?? whenIdle());
    isWanted = false;
    run();
  };
}
