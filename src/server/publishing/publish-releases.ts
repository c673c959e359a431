import { join } from 'node:path';
import { log } from '../log.ts';
import type { Release } from '../release/release.ts';
import { makeReleaseId } from '../release/release-folder.ts';
import { createCatchUp } from './catch-up.ts';
import { createChoice } from './choice.ts';
import { createKeptReports } from './kept-reports.ts';
import { type Change, createPublisher, type Patience, type Publisher } from './publisher.ts';
import { createReadContentState } from './read-content-state.ts';
import { createReporter } from './report-publication.ts';
import { runMakeRelease } from './run-make-release.ts';

type Options = {
  dist: string;
  contentUrl: string;
  secret: string;
  siteDomain: string;
  /** Milliseconds between two looks whether visitors see the content of today; 0 for none. */
  checkEveryMs: number;
  open: (id: string) => Promise<Release>;
  show: (release: Release) => void;
  getShown: () => Release;
};

/** What was on today is over tomorrow, though nobody changes anything. */
const repeatEvery = 6 * 60 * 60_000;
const timeGoesBy = 'time';
const missed = 'catch-up';

/** Publishes what staff change, for as long as the process runs, and at its start what was missed before. */
export function publishReleases({ dist, checkEveryMs, open, show, getShown, ...studio }: Options): Publisher {
  const reports = createKeptReports(join(dist, 'releases'), createReporter(studio));
  const choice = createChoice(dist, getShown().id);
  const catchUp = createCatchUp({
    readState: createReadContentState(studio),
    getShownState: () => getShown().contentState,
    isBusy: () => publisher.isBusy(),
    publish: () => publisher.publish({ collection: missed, user: undefined }),
    everyMs: checkEveryMs,
  });
  const publisher = createPublisher({
    makeId: makeReleaseId,
    make: (id) => runMakeRelease(dist, id),
    open,
    show,
    choose: choice.choose,
    report: reports.report,
    onEnd: catchUp.onEnd,
    getPatience,
  });
  setInterval(() => publisher.publish({ collection: timeGoesBy, user: undefined }), repeatEvery).unref();

  let isChecking = false;
  const check = async () => {
    if (!publisher.isBusy()) {
      const warn = (error: unknown) => log('warn', 'publication not reported', { reason: String(error) });
      await choice.repeat();
      await reports.catchUp(getShown().id).catch(warn);
    }
    await catchUp.look();
  };
  const checkOnce = () => {
    if (isChecking) return;
    isChecking = true;
    check().finally(() => {
      isChecking = false;
    });
  };
  if (checkEveryMs > 0) {
    checkOnce();
    setInterval(checkOnce, checkEveryMs).unref();
  }
  return publisher;
}

/** Each sale changes a product, whose lists are made on request; pages that show one in passing can wait. */
function getPatience({ collection }: Change): Patience {
  return collection.startsWith('ecommerce_product')
    ? { quiet: 10_000, longest: 60_000 }
    : { quiet: 200, longest: 10_000 };
}
