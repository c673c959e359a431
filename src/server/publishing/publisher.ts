import { log } from '../log.ts';
import type { Notice } from './build-output-lines.ts';
import { ReleaseFailure } from './run-make-release.ts';

/** Lines that a publication adds to the log for what staff can mend. */
const maxLoggedNotices = 200;

/** What staff did in the studio that pages may show. */
export type Change = { collection: string; user: string | undefined };

/** For the list of publications that staff see. */
export type Report = { id: string; startedAt: number; changes: readonly Change[] } & (
  | { status: 'running' }
  /** How long it took is known to the process that made it. */
  | { status: 'live'; seconds?: number; notices?: readonly Notice[] }
  | { status: 'failed'; seconds: number; reason: string; notices?: readonly Notice[] }
  /** The process that was at it has ended. */
  | { status: 'abandoned' }
);

type End = { notices: readonly Notice[] } & ({ status: 'live' } | { status: 'failed'; reason: string });

type Options<Release> = {
  makeId: () => string;
  /** Renders the pages beside those that visitors see, and says what staff can mend in them. */
  build: (id: string) => Promise<readonly Notice[]>;
  open: (id: string) => Promise<Release>;
  /** Takes one moment, so that no visitor sees half of it. */
  activate: (release: Release) => void;
  /** Writes down that the next start shows it as well. */
  choose: (id: string) => Promise<void>;
  report: (report: Report) => Promise<void>;
  /** Told once of each publication, as soon as visitors see it or it has failed. */
  onEnd: (isLive: boolean) => void;
  getDebounce: (change: Change) => Debounce;
};

/** When a publication begins, in milliseconds: the least of all changes that wait. */
export type Debounce = {
  /** After the last change: saving one page is many changes. */
  debounceMs: number;
  /** After the change itself at the latest, whatever else changes. */
  maxWaitMs: number;
};

export type Publisher = {
  publish: (change: Change) => void;
  /** Whether a publication is under way or waiting, or the studio is being told of one. */
  isBusy: () => boolean;
  whenIdle: () => Promise<void>;
};

/**
 * Publishes what has changed, one release after the other. Changes that come while pages are being made are in the next
 * one; whatever fails, visitors go on seeing the last release.
 */
export function createPublisher<Release>(options: Options<Release>): Publisher {
  const { makeId, build: make, open, activate: show, choose, getDebounce: getPatience } = options;
  const none = () => ({ changes: [] as Change[], quiet: Number.POSITIVE_INFINITY, latest: Number.POSITIVE_INFINITY });
  let waiting = none();
  let lastChange = 0;
  /** Ends the pause before a publication, so that its length is reckoned anew. */
  let wake = () => {};
  let work: Promise<void> | undefined;

  // Who reads the list must not be able to stop a publication.
  const report = (about: Report) =>
    options.report(about).catch((error) => log('warn', 'publication not reported', { reason: String(error) }));

  const publishOnce = async (changes: readonly Change[]) => {
    const startedAt = Date.now();
    const begunAt = performance.now();
    const id = makeId();
    const about = { id, startedAt, changes };
    const running = report({ ...about, status: 'running' });
    const finish = async (end: End) => {
      const seconds = (performance.now() - begunAt) / 1000;
      options.onEnd(end.status === 'live');
      const { notices, ...outcome } = end;
      log(end.status === 'live' ? 'info' : 'error', 'publication', { release: id, seconds, ...outcome });
      for (const { level, event, ...facts } of notices.slice(0, maxLoggedNotices))
        log(level, event, { release: id, ...facts });
      if (notices.length > maxLoggedNotices)
        log('warn', 'notices left out', { release: id, count: notices.length - maxLoggedNotices });
      await running;
      await report({ ...about, ...end, seconds });
    };
    let notices: readonly Notice[];
    try {
      notices = await make(id);
      show(await open(id));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return finish({ status: 'failed', reason, notices: error instanceof ReleaseFailure ? error.notices : [] });
    }
    // Visitors see it by now, whatever the next start will show.
    await choose(id).catch((error) => log('warn', 'release not chosen', { release: id, reason: String(error) }));
    return finish({ status: 'live', notices });
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const workOff = async () => {
    while (waiting.changes.length > 0) {
      for (;;) {
        const begin = Math.min(lastChange + waiting.quiet, waiting.latest);
        const left = begin - performance.now();
        if (left <= 0) break;
        await pause(left);
      }
      const { changes } = waiting;
      waiting = none();
      await publishOnce(changes);
    }
    work = undefined;
  };

  return {
    publish: (change) => {
      const { debounceMs: quiet, maxWaitMs: longest } = getPatience(change);
      lastChange = performance.now();
      waiting.changes.push(change);
      waiting.quiet = Math.min(waiting.quiet, quiet);
      waiting.latest = Math.min(waiting.latest, lastChange + longest);
      wake();
      work ??= workOff();
    },
    isBusy: () => work !== undefined,
    whenIdle: async () => work,
  };
}
