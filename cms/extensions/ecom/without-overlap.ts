import type { Context } from '../directus.ts';

/** A job that is called again and again: never twice at once, and a failure of one call is not one of the next. */
export function withoutOverlap(context: Context, work: () => Promise<void>): () => Promise<void> {
  let isAtWork = false;
  return async () => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      await work();
    } catch (error) {
      context.logger.error(error);
    } finally {
      isAtWork = false;
    }
  };
}

/** What goes wrong with one of them is logged, and the others have their turn. */
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
