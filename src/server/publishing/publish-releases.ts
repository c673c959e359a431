import { join } from 'node:path';
import { getBackoffMs } from '../../base/backoff.ts';
import { type ChangeTags, readChanges } from '../changes/read-changes.ts';
import { log } from '../log.ts';
import { createLeaseWatch } from '../release/build-lease.ts';
import { findOwnRelease, makeReleaseId, readReleaseTime, removeRelease } from '../release/release-folder.ts';
import type { Release } from '../release/release-manager.ts';
import { createReadContentState, type ReadContentState } from './call-studio.ts';
import { createChosenRelease } from './chosen-release.ts';
import { createFollower } from './follow-releases.ts';
import { type Change, createPublisher, type Debounce, type Publisher } from './publisher.ts';
import { createRegularWork } from './regular-work.ts';
import { createReportOutbox } from './report-outbox.ts';
import { createReporter } from './report-publication.ts';
import { runMakeRelease } from './run-make-release.ts';
import { publicationTag, takeTurn } from './take-turn.ts';

type Options = {
  dist: string;
  buildId: string;
  contentUrl: string;
  secret: string;
  siteDomain: string;
  /** Milliseconds between two checks of the content state; 0 for none. */
  checkEveryMs: number;
  /** Milliseconds between two looks for a release of another process; 0 for none. */
  followEveryMs: number;
  /** Milliseconds from the last change of a product to its publication, a sixth of the longest wait. */
  productDelayMs: number;
  open: (id: string) => Promise<Release>;
  activate: (release: Release) => Promise<void>;
  getActive: () => Release;
};

/** Pages are rebuilt regularly, since they show dates relative to today. */
const republishIntervalMs = 6 * 60 * 60_000;

const scheduledCollection = 'time';

const missedCollection = 'catch-up';

/** A change that a webhook reports is published for that, once. */
const webhookGraceMs = 1_000;

/** Publishes releases, and looks for what others have not told of. */
export type ReleasePublisher = Publisher & {
  /** Checks content and releases after changes in Directus with these tags. */
  look: (tags: ChangeTags) => void;
};

/** Publishes changes by staff for as long as the process runs, and at its start what was missed before. */
export function publishReleases(options: Options): ReleasePublisher {
  const { dist, buildId, checkEveryMs, followEveryMs, productDelayMs, open, activate, getActive, ...studio } = options;
  const folder = join(dist, 'releases');
  const outbox = createReportOutbox(folder, createReporter(studio));
  const readState = createReadContentState(studio);
  const chosenRelease = createChosenRelease(dist);
  const contentCheck = createContentCheck({
    readState,
    getActiveState: () => getActive().contentState,
    isBusy: () => publisher.isBusy(),
    publish: () => publisher.publish({ collection: missedCollection, user: undefined }),
    intervalMs: checkEveryMs,
  });
  const find = () => findOwnRelease(dist, buildId);
  const catchUp = createFollower({ find, open, activate, getActive, isBusy: () => false });
  const publisher = createPublisher({
    takeTurn: () => takeTurn({ folder, getActive, catchUp, readChanges: (after) => readChanges(studio, after) }),
    // Later than the release before, whatever the clocks of several machines say.
    makeId: () => makeReleaseId(new Date(Math.max(Date.now(), getTime(getActive().id) + 1))),
    build: (id) => runMakeRelease(dist, id),
    open,
    discard: (id) => removeRelease(dist, id),
    activate,
    choose: chosenRelease.choose,
    report: outbox.send,
    onEnd: contentCheck.onPublicationEnd,
    getDebounce: (change) => getDebounce(change, productDelayMs),
  });
  setInterval(
    () => publisher.publish({ collection: scheduledCollection, user: undefined }),
    republishIntervalMs,
  ).unref();

  const { isBusy, whenIdle } = publisher;
  const follow = createFollower({ find, open, activate, getActive, isBusy });
  const followSoon =
    followEveryMs > 0 ? createRegularWork({ isBusy, whenIdle, work: follow, intervalMs: followEveryMs }) : undefined;
  const lookAtLease = createLeaseWatch({ folder });
  const check = async () => {
    if (!publisher.isBusy()) {
      const warn = (error: unknown) => log('warn', 'publication not reported', { reason: String(error) });
      await chosenRelease.retry();
      // While another process publishes its report is none of an interrupted publication.
      if ((await lookAtLease()).isFree) await outbox.sendPending(getActive().id).catch(warn);
    }
    await contentCheck.check();
  };
  const checkSoon =
    checkEveryMs > 0 ? createRegularWork({ isBusy, whenIdle, work: check, intervalMs: checkEveryMs }) : undefined;
  return {
    ...publisher,
    look: (tags) => {
      if (concerns(tags, (tag) => tag === publicationTag)) void followSoon?.();
      // Products are published after their own delay, or with the next regular check.
      const isContent = (tag: string) => tag !== publicationTag && !tag.startsWith('ecommerce_product');
      if (checkSoon && concerns(tags, isContent)) setTimeout(checkSoon, webhookGraceMs).unref();
    },
  };
}

const getTime = (release: string) => Math.round((readReleaseTime(release) ?? 0) * 1_000);

function concerns(tags: ChangeTags, isWanted: (tag: string) => boolean): boolean {
  return tags === 'everything' || tags.some(isWanted);
}

/**
 * Changes of products wait longer: each sale is one, and lists of products are rendered on request; static pages that
 * show a product can wait.
 */
function getDebounce({ collection }: Change, productDelayMs: number): Debounce {
  return collection.startsWith('ecommerce_product')
    ? { debounceMs: productDelayMs, maxWaitMs: 6 * productDelayMs }
    : { debounceMs: 200, maxWaitMs: 10_000 };
}

type ContentCheckOptions = {
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

type ContentCheck = {
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
export function createContentCheck(options: ContentCheckOptions): ContentCheck {
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
