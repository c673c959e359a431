import { setImmediate as letOthersWork } from 'node:timers/promises';

/** Lets long work yield to the event loop: `isDue` tells whether it has run long enough since the last yield. */
export type Yielder = { isDue: () => boolean; yieldNow: () => Promise<void> };

/** @param longestMs how long requests may be blocked by one slice of work */
export function createYielder(longestMs = 5): Yielder {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= longestMs,
    yieldNow: async () => {
      await letOthersWork();
      since = performance.now();
    },
  };
}
