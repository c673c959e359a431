import type { Context } from '../directus.ts';

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
