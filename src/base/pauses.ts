import { setImmediate as letOthersWork } from 'node:timers/promises';

/** For long work in short pieces: asks whether others have waited long enough, and lets them work. */
export type Pauses = { isDue: () => boolean; take: () => Promise<void> };

/** @param longestMs for how long visitors may be kept waiting */
export function createPauses(longestMs = 5): Pauses {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= longestMs,
    take: async () => {
      await letOthersWork();
      since = performance.now();
    },
  };
}
