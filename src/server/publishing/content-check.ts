import { getBackoffMs } from '../../base/backoff.ts';
import { log } from '../log.ts';
import type { ReadContentState } from './read-content-state.ts';

type Options = {
  readState: ReadContentState;
  /** The content state of the active release; undefined where it is unknown. */
  getActiveState: () => string | undefined;
  /** Whether a publication is running or pending. */
  isBusy: () => boolean;
  publish: () => void;
  /** Milliseconds between two checks. */
  intervalMs: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

export type ContentCheck = {
  /** Publishes when the active release is outdated and no publication is pending. */
  check: () => Promise<void>;
  /** Called when a publication has ended. */
  onPublicationEnd: (isLive: boolean) => void;
};

const maxBackoffMs = 30 * 60_000;

/**
 * Compares the content state with the active release, independent of the webhook that reports changes. Content that
 * could not be published is retried with exponential backoff, up to half an hour, until it changes.
 */
export function createContentCheck(options: Options): ContentCheck {
  const { readState, getActiveState, isBusy, publish, intervalMs, now = () => performance.now() } = options;
  let failures = 0;
  let failedAt = 0;
  /** The content state that could not be published, as the first check since then has read it. */
  let failedState: string | undefined;

  const isTooEarly = (state: string) => {
    if (failures === 0) return false;
    failedState ??= state;
    if (failedState !== state) return false;
    return now() - failedAt < getBackoffMs(failures, { firstMs: intervalMs, maxMs: maxBackoffMs });
  };

  return {
    check: async () => {
      if (isBusy()) return;
      const state = await readState();
      if (state === undefined || isBusy() || state === getActiveState() || isTooEarly(state)) return;
      if (failedState !== state) failures = 0;
      log('info', 'content is newer than the release', { failures });
      publish();
    },
    onPublicationEnd: (isLive) => {
      // A release without a content state would be rebuilt with each check.
      failures = isLive && getActiveState() !== undefined ? 0 : failures + 1;
      failedAt = now();
      failedState = undefined;
    },
  };
}
