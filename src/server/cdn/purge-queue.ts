import { getBackoffMs } from '../../base/backoff.ts';
import type { InvalidatedTags } from '../../catalog/index/catalogue-sync.ts';

type Options = {
  /** @throws where the tags are not purged */
  send: (outdated: InvalidatedTags) => Promise<unknown>;
  /** Milliseconds for which more is awaited, so that one change of much is one call. */
  debounceMs: number;
  /** Milliseconds of a call on average, since CDNs limit them. */
  pauseMs: number;
  /** Calls that may follow each other without a pause after a rest. */
  burst?: number;
  /** Tags beyond which everything is purged. */
  maxTags: number;
  tagsPerCall?: number;
  /** Called with the first of several failures. */
  onFailure?: (error: unknown) => void;
};

export type PurgeQueue = {
  /** Never waits, and never throws. */
  add: (outdated: InvalidatedTags) => void;
  /** Resolves when everything is purged. */
  whenIdle: () => Promise<void>;
};

/** Purges one batch after the other, and again what has failed, until it is done. Its memory is bounded. */
export function createPurgeQueue({
  send,
  debounceMs,
  pauseMs,
  burst = 1,
  maxTags,
  tagsPerCall = maxTags,
  onFailure,
}: Options): PurgeQueue {
  const pending = new Set<string>();
  let isEverything = false;
  let work: Promise<void> | undefined;
  /** When the calls so far, with a pause after each, would be over. */
  let restedAt = Number.NEGATIVE_INFINITY;

  const add = (outdated: InvalidatedTags) => {
    if (outdated === 'everything') isEverything = true;
    else for (const tag of outdated) pending.add(tag);
    if (pending.size > maxTags) isEverything = true;
    if (isEverything) pending.clear();
  };
  const take = (): InvalidatedTags => {
    if (isEverything) {
      isEverything = false;
      return 'everything';
    }
    const taken = [...pending].slice(0, tagsPerCall);
    for (const tag of taken) pending.delete(tag);
    return taken;
  };
  const sendPending = async () => {
    let failures = 0;
    while (isEverything || pending.size > 0) {
      await wait(Math.max(debounceMs, restedAt - (burst - 1) * pauseMs - performance.now()));
      const outdated = take();
      restedAt = Math.max(restedAt, performance.now()) + pauseMs;
      try {
        await send(outdated);
        failures = 0;
      } catch (error) {
        if (failures === 0) onFailure?.(error);
        add(outdated);
        await wait(getBackoffMs(failures, { firstMs: pauseMs, maxMs: 60_000 }));
        failures += 1;
      }
    }
    work = undefined;
  };
  return {
    add: (outdated) => {
      add(outdated);
      if (isEverything || pending.size > 0) work ??= sendPending();
    },
    whenIdle: async () => work,
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
