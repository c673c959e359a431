import type { Release } from '../release/release.ts';
import { chooseRelease, makeReleaseId } from '../release/release-folder.ts';
import { type Change, createPublisher, type Publisher } from './publisher.ts';
import { createReporter } from './report-publication.ts';
import { runMakeRelease } from './run-make-release.ts';

type Options = {
  dist: string;
  contentUrl: string;
  secret: string;
  siteDomain: string;
  open: (id: string) => Promise<Release>;
  show: (release: Release) => void;
};

/** What was on today is over tomorrow, though nobody changes anything. */
const repeatEvery = 6 * 60 * 60_000;
const timeGoesBy = 'time';

/** Publishes what staff change, for as long as the process runs. */
export function publishReleases({ dist, open, show, ...studio }: Options): Publisher {
  const publisher = createPublisher({
    makeId: makeReleaseId,
    make: (id) => runMakeRelease(dist, id),
    open,
    show,
    choose: (id) => chooseRelease(dist, id),
    report: createReporter(studio),
    quiet: getQuietTime,
  });
  setInterval(() => publisher.publish({ collection: timeGoesBy, user: undefined }), repeatEvery).unref();
  return publisher;
}

/** Each sale changes a product, whose lists are made on request; pages that show one in passing can wait. */
function getQuietTime(changes: readonly Change[]): number {
  return changes.every(({ collection }) => collection.startsWith('ecommerce_product')) ? 10_000 : 200;
}
