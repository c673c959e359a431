import type { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { publications } from '../../base/metrics.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { log } from '../log.ts';
import type { Lease } from '../release/build-lease.ts';
import { createSignedEndpoint } from '../signed-endpoint.ts';
import { type Notice, ReleaseFailure } from './run-make-release.ts';

/** Maximum number of notices of one publication in the log. */
const maxLoggedNotices = 200;

/** A change by staff in the studio that pages may show. */
export type Change = { collection: string; user: string | undefined };

/** An entry of the list of publications in the studio. */
export type Report = { id: string; startedAt: number; changes: readonly Change[] } & (
  | { status: 'running' }
  /** `seconds` is known only to the process that built the release. */
  | { status: 'live'; seconds?: number; notices?: readonly Notice[] }
  | { status: 'failed'; seconds: number; reason: string; notices?: readonly Notice[] }
  /** The process ended during the publication, or was paused for too long. */
  | { status: 'abandoned' }
);

type End = { notices: readonly Notice[] } & ({ status: 'live' } | { status: 'failed'; reason: string });

/** The right to publish, which other processes wait for. */
export type Turn = Lease | 'published by another';

type Options<Release> = {
  /** Waits until no other process publishes; there may be nothing left to do then. */
  takeTurn: () => Promise<Turn>;
  makeId: () => string;
  /** Builds a release beside the active one, and returns notices about the content. */
  build: (id: string) => Promise<readonly Notice[]>;
  open: (id: string) => Promise<Release>;
  /** Removes a release that is not shown, so that no other process activates it. Never throws. */
  discard: (id: string) => Promise<void>;
  /** Activates a release; resolves when every process shows it. */
  activate: (release: Release) => unknown;
  /** Saves the release for the next start. */
  choose: (id: string) => Promise<void>;
  report: (report: Report) => Promise<void>;
  /** Called once for each publication, when it is live or has failed. */
  onEnd: (isLive: boolean) => void;
  getDebounce: (change: Change) => Debounce;
};

/** When a publication starts, in milliseconds: the minimum of all pending changes. */
export type Debounce = {
  /** After the last change: saving one page causes many changes. */
  debounceMs: number;
  /** After the change itself at the latest. */
  maxWaitMs: number;
};

export type Publisher = {
  publish: (change: Change) => void;
  /** Whether a publication is running or pending, or its report is being sent. */
  isBusy: () => boolean;
  whenIdle: () => Promise<void>;
};

/** The changes of the next release, with the waits that the most urgent one of them allows. */
type PendingChanges = { changes: Change[]; quiet: number; latest: number };

/**
 * Publishes changes, one release after the other. Changes that arrive during a build are in the next release; after a
 * failure the active release stays.
 */
export function createPublisher<Release>(options: Options<Release>): Publisher {
  const { takeTurn, makeId, build, open, discard, activate, choose, getDebounce } = options;
  const never = Number.POSITIVE_INFINITY;
  const noChanges = (): PendingChanges => ({ changes: [], quiet: never, latest: never });
  let pending = noChanges();
  let lastChange = 0;
  /** Ends the current wait, so that its length is computed again. */
  let endWait = () => {};
  let work: Promise<void> | undefined;

  // A failed report must not stop a publication.
  const report = (reportFields: Report) =>
    options.report(reportFields).catch((error) => log('warn', 'publication not reported', { reason: String(error) }));

  const publishOnce = async (changes: readonly Change[]) => {
    let turn: Turn;
    try {
      turn = await takeTurn();
    } catch (error) {
      const reason = String(error);
      log('error', 'publication', { status: 'failed', reason });
      options.onEnd(false);
      return report({ id: makeId(), startedAt: Date.now(), changes, status: 'failed', seconds: 0, reason });
    }
    if (turn === 'published by another') {
      log('info', 'published by another process', { changes: changes.length });
      return options.onEnd(true);
    }
    await publishInTurn(changes, turn).finally(turn.end);
  };

  const publishInTurn = async (changes: readonly Change[], turn: Lease) => {
    const startedAt = Date.now();
    const begunAt = performance.now();
    const id = makeId();
    const reportFields = { id, startedAt, changes };
    const running = report({ ...reportFields, status: 'running' });
    const finish = async (end: End) => {
      const seconds = (performance.now() - begunAt) / 1000;
      options.onEnd(end.status === 'live');
      publications.count({ outcome: end.status });
      const { notices, ...outcome } = end;
      log(end.status === 'live' ? 'info' : 'error', 'publication', { release: id, seconds, ...outcome });
      for (const { level, event, ...facts } of notices.slice(0, maxLoggedNotices))
        log(level, event, { release: id, ...facts });
      if (notices.length > maxLoggedNotices)
        log('warn', 'notices left out', { release: id, count: notices.length - maxLoggedNotices });
      await running;
      await report({ ...reportFields, ...end, seconds });
    };
    let isShown = false;
    const giveUp = async () => {
      if (!isShown) await discard(id);
      log('warn', 'publication left to another process', { release: id });
      options.onEnd(false);
      await running;
      await report({ ...reportFields, status: 'abandoned' });
    };
    let notices: readonly Notice[];
    try {
      notices = await build(id);
      // One that was paused for so long that another process has taken over leaves it to that one.
      if (!(await turn.isHeld())) return giveUp();
      const release = await open(id);
      isShown = true;
      await activate(release);
    } catch (error) {
      // Whoever has taken over has removed what this one was making.
      if (!(await turn.isHeld().catch(() => true))) return giveUp();
      if (!isShown) await discard(id);
      const reason = error instanceof Error ? error.message : String(error);
      return finish({ status: 'failed', reason, notices: error instanceof ReleaseFailure ? error.notices : [] });
    }
    // The release is live by now, whichever the next start activates.
    await choose(id).catch((error) => log('warn', 'release not chosen', { release: id, reason: String(error) }));
    return finish({ status: 'live', notices });
  };

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const publishPending = async () => {
    while (pending.changes.length > 0) {
      for (;;) {
        const begin = Math.min(lastChange + pending.quiet, pending.latest);
        const remainingMs = begin - performance.now();
        if (remainingMs <= 0) break;
        await wait(remainingMs);
      }
      const { changes } = pending;
      pending = noChanges();
      await publishOnce(changes);
    }
    work = undefined;
  };

  return {
    publish: (change) => {
      const { debounceMs, maxWaitMs } = getDebounce(change);
      lastChange = performance.now();
      pending.changes.push(change);
      pending.quiet = Math.min(pending.quiet, debounceMs);
      pending.latest = Math.min(pending.latest, lastChange + maxWaitMs);
      endWait();
      work ??= publishPending();
    },
    isBusy: () => work !== undefined,
    whenIdle: async () => work,
  };
}

export const publishPath = '/api/publish';

/** Changes outside of the studio have no user: the templates of a Flow leave other texts there. */
const user = v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined);

const schema = v.object({ collection: v.string(), user });

/** The endpoint that the studio's Flow calls after each change. */
export function createPublishEndpoint(publish: Publisher['publish'], secret: string): Hono<EdgeEnv> {
  const accept = ({ collection, user }: v.InferOutput<typeof schema>) => publish({ collection, user });
  return createSignedEndpoint({ path: publishPath, secret, schema, accept });
}
