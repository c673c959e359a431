import { log } from '../log.ts';
import type { ReadContentState } from './read-content-state.ts';

type Options = {
  readState: ReadContentState;
  /** What the release that visitors see was made from; undefined where it does not say. */
  getActiveState: () => string | undefined;
  /** Whether a publication is under way or waiting. */
  isBusy: () => boolean;
  publish: () => void;
  /** Milliseconds between two looks. */
  intervalMs: number;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
};

export type ContentCheck = {
  /** Publishes when visitors see other content than there is, and nothing is being done about it. */
  check: () => Promise<void>;
  /** To be told how each publication ended, once visitors see it. */
  onPublicationEnd: (isLive: boolean) => void;
};

const maxBackoffMs = 30 * 60_000;

/**
 * Compares what is published with what visitors see, whatever became of the call that told of a change. Content that could
 * not be published is tried again after twice as long each time, up to half an hour, until it changes.
 */
export function createContentCheck(options: Options): ContentCheck {
  const {
    readState,
    getActiveState: getShownState,
    isBusy,
    publish,
    intervalMs: everyMs,
    now = () => performance.now(),
  } = options;
  let failures = 0;
  let failedAt = 0;
  /** The content that could not be published, as far as a look has seen it since. */
  let failedState: string | undefined;

  const isTooEarly = (state: string) => {
    if (failures === 0) return false;
    failedState ??= state;
    if (failedState !== state) return false;
    return now() - failedAt < Math.min(everyMs * 2 ** failures, maxBackoffMs);
  };

  return {
    check: async () => {
      if (isBusy()) return;
      const state = await readState();
      if (state === undefined || isBusy() || state === getShownState() || isTooEarly(state)) return;
      if (failedState !== state) failures = 0;
      log('info', 'content is newer than the release', { failures });
      publish();
    },
    onPublicationEnd: (isLive) => {
      // A release that does not say what it was made from would be made anew with each look.
      failures = isLive && getShownState() !== undefined ? 0 : failures + 1;
      failedAt = now();
      failedState = undefined;
    },
  };
}
