import { getCacheMemory } from '../../base/cache-memory.ts';
import type { Environment } from '../../base/environment.ts';
import type { Cdn } from '../cdn/open-cdn.ts';
import { exchangeHints } from '../changes/exchange-hints.ts';
import type { ChangeTags } from '../changes/read-changes.ts';
import type { Media } from '../media/open-media.ts';
import type { Release, ReleaseManager } from '../release/release-manager.ts';
import { createReleaseSwitch, type ReleaseSwitch } from '../release/release-switch.ts';
import { createSharedFiles } from '../release/shared-files.ts';
import { createFormerPayloads, type FormerPayloads } from '../shop/payload-cache.ts';
import type { ProcessGroup } from '../workers/process-group.ts';
import { publishReleases, type ReleasePublisher } from './publish-releases.ts';
import type { Change } from './publisher.ts';

type Options = {
  dist: string;
  buildId: string;
  environment: Environment;
  group: ProcessGroup;
  releaseManager: ReleaseManager;
  open: (id: string) => Promise<Release>;
  media: Pick<Media, 'prepareAll'>;
  cdn: Pick<Cdn, 'purge'>;
};

export type LeadPublishing = {
  /** Publishes from now on; called in one process of the site. */
  lead: () => void;
  /** Has the lead publish a change, of which Directus may have told no other storefront; in any process. */
  publish: (change: Change) => void;
  /** Checks content and releases after changes in Directus, in the process that publishes. */
  look: (tags: ChangeTags) => void;
  /** Opens and shows releases in this process. */
  releases: ReleaseSwitch;
  /** Payloads of earlier releases, and files of other code that shares the folder. */
  findFormerFile: FormerPayloads['find'];
  /** Whether this process publishes now, or is about to. */
  isPublishing: () => boolean;
};

/** One process publishes; a release is live when every process shows it. */
export function createLeadPublishing({
  dist,
  buildId,
  environment,
  group,
  releaseManager,
  open,
  media,
  cdn,
}: Options): LeadPublishing {
  const formerPayloads = createFormerPayloads(getCacheMemory());
  const findShared = createSharedFiles({ dist, isHttps: environment.SITE_URL.startsWith('https:') });
  let publisher: ReleasePublisher | undefined;
  const releases = createReleaseSwitch({
    open,
    getActive: releaseManager.getActive,
    show: (release) => {
      formerPayloads.add(releaseManager.getActive(), release);
      releaseManager.activate(release);
      cdn.purge('everything');
      if (publisher) media.prepareAll();
    },
  });
  group.on('publish', async (change) => {
    publisher?.publish(change);
    // Until then the change is told again to the next lead, where this process ends.
    await publisher?.whenIdle();
  });
  return {
    publish: (change) => {
      void group.tellLead('publish', change);
      void group.tellLead('publishHint', null);
    },
    releases,
    findFormerFile: (path) => formerPayloads.find(path) ?? findShared(path),
    isPublishing: () => publisher?.isBusy() ?? false,
    look: (tags) => publisher?.look(tags),
    lead: () => {
      exchangeHints(environment, group);
      media.prepareAll();
      // Nobody has told what changed while the site was stopped, or what the lead before has left.
      cdn.purge('everything');
      publisher = publishReleases({
        dist,
        buildId,
        contentUrl: environment.CONTENT_API_URL,
        secret: environment.SITE_SECRET,
        siteDomain: environment.SITE_DOMAIN,
        checkEveryMs: environment.PUBLICATION_CHECK_MS,
        followEveryMs: environment.RELEASE_CHECK_MS,
        productDelayMs: environment.PRODUCT_PUBLICATION_DELAY_MS,
        open: releases.open,
        activate: ({ id }) => group.switchRelease(id),
        getActive: releaseManager.getActive,
      });
    },
  };
}
