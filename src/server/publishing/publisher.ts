import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../log.ts';

/** What staff did in the studio that pages may show. */
export type Change = { collection: string; user: string | undefined };

/** For the list of publications that staff see. */
export type Report = { id: string; startedAt: number; changes: readonly Change[] } & (
  | { status: 'running' }
  /** How long it took is known to the process that made it. */
  | { status: 'live'; seconds?: number }
  | { status: 'failed'; seconds: number; reason: string }
  /** The process that was at it has ended. */
  | { status: 'abandoned' }
);

type Options<Release> = {
  makeId: () => string;
  /** Renders the pages beside those that visitors see. */
  make: (id: string) => Promise<void>;
  open: (id: string) => Promise<Release>;
  /** Takes one moment, so that no visitor sees half of it. */
  show: (release: Release) => void;
  choose: (id: string) => Promise<void>;
  report: (report: Report) => Promise<void>;
  /** Told once of each publication, as soon as visitors see it or it has failed. */
  onEnd: (isLive: boolean) => void;
  /** Milliseconds of silence before it begins: saving one page is many changes. */
  quiet: (changes: readonly Change[]) => number;
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
  const { makeId, make, open, show, choose, quiet } = options;
  let waiting: Change[] = [];
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
    const finish = async (end: { status: 'live' } | { status: 'failed'; reason: string }) => {
      const seconds = (performance.now() - begunAt) / 1000;
      options.onEnd(end.status === 'live');
      log(end.status === 'live' ? 'info' : 'error', 'publication', { release: id, seconds, ...end });
      await running;
      await report({ ...about, ...end, seconds });
    };
    try {
      await make(id);
      show(await open(id));
      await choose(id);
    } catch (error) {
      return finish({ status: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
    return finish({ status: 'live' });
  };

  const workOff = async () => {
    while (waiting.length > 0) {
      for (let seen = 0; seen < waiting.length; ) {
        seen = waiting.length;
        await wait(quiet(waiting));
      }
      const changes = waiting;
      waiting = [];
      await publishOnce(changes);
    }
    work = undefined;
  };

  return {
    publish: (change) => {
      waiting.push(change);
      work ??= workOff();
    },
    isBusy: () => work !== undefined,
    whenIdle: async () => work,
  };
}
