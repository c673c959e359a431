import { setImmediate as letOthersWork } from 'node:timers/promises';

/** For long work in short pieces: asks whether others have waited long enough, and lets them work. */
export type Yielder = { isDue: () => boolean; yieldNow: () => Promise<void> };

/** @param longestMs for how long visitors may be kept waiting */
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
