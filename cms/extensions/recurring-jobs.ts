import type { Context } from './directus.ts';

/**
 * Interval between checks, in seconds. `LOOK_EVERY_SECONDS` may set a part of a minute, for tests, which cannot wait as
 * long as a shop.
 */
export function getPollSeconds({ env }: Pick<Context, 'env'>, usual: number): number {
  const seconds = Number(env.LOOK_EVERY_SECONDS);
  return Number.isInteger(seconds) && seconds > 0 && seconds < 60 ? seconds : usual;
}

/** Wraps a recurring job: it never overlaps with itself, and a failure does not affect the next run. */
export function withoutOverlap(context: Context, work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      context.logger.error(error);
    } finally {
      isRunning = false;
    }
  };
}

/**
 * Wraps a job that follows changes: it never overlaps with itself, and calls during a run cause one more run after it,
 * since the running one may have read its data before the change.
 */
export function coalesceRuns(context: Context, work: () => Promise<void>): () => Promise<void> {
  let isOutdated = false;
  const run = withoutOverlap(context, work);
  const runUntilCurrent = withoutOverlap(context, async () => {
    while (isOutdated) {
      isOutdated = false;
      await run();
    }
  });
  return () => {
    isOutdated = true;
    return runUntilCurrent();
  };
}

/** Handles rows one by one; errors are logged and do not stop the others. */
export async function forEachCatching<Row>(
  context: Context,
  rows: readonly Row[],
  handle: (row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await handle(row);
    } catch (error) {
      context.logger.error(error);
    }
  }
}
