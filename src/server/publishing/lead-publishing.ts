import { join } from 'node:path';
import { getCacheMemory } from '../../base/cache-memory.ts';
import type { Environment } from '../../base/environment.ts';
import type { Cdn } from '../cdn/open-cdn.ts';
import type { ChangeTags } from '../changes/read-changes.ts';
import { payloadFolder } from '../extract-payload.ts';
import { log } from '../log.ts';
import type { Media } from '../media/open-media.ts';
import { loadPublicFiles } from '../public-files.ts';
import { getReleaseFolder, listOlderReleases } from '../release/release-folder.ts';
import type { Release, ReleaseManager } from '../release/release-manager.ts';
import { createReleaseSwitch, type ReleaseSwitch } from '../release/release-switch.ts';
import { createFormerPayloads, type FormerPayloads } from '../shop/payload-cache.ts';
import type { ProcessGroup } from '../workers/process-group.ts';
import { publishReleases, type ReleasePublisher } from './publish-releases.ts';

type Options = {
  dist: string;
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
  /** Checks content and releases after changes in Directus, in the process that publishes. */
  look: (tags: ChangeTags) => void;
  /** Opens and shows releases in this process. */
  releases: ReleaseSwitch;
  findFormerPayload: FormerPayloads['find'];
  /** Whether this process publishes now, or is about to. */
  isPublishing: () => boolean;
};

type FormerOptions = Pick<Options, 'dist' | 'environment'> & { active: Release };

/** Reads what clients may still request that got their page before this process was started, or from another one. */
async function restoreFormer(former: FormerPayloads, { dist, environment, active }: FormerOptions): Promise<void> {
  const options = { isHttps: environment.SITE_URL.startsWith('https:'), below: payloadFolder };
  for (const id of await listOlderReleases(dist, active.id)) {
    former.add(await loadPublicFiles(join(getReleaseFolder(dist, id), 'pages'), options), active);
  }
}

/** One process publishes; a release is live when every process shows it. */
export function createLeadPublishing({
  dist,
  environment,
  group,
  releaseManager,
  open,
  media,
  cdn,
}: Options): LeadPublishing {
  const formerPayloads = createFormerPayloads(getCacheMemory());
  restoreFormer(formerPayloads, { dist, environment, active: releaseManager.getActive() }).catch((error: unknown) => {
    log('warn', 'payloads of older releases not read', { reason: String(error) });
  });
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
    releases,
    findFormerPayload: formerPayloads.find,
    isPublishing: () => publisher?.isBusy() ?? false,
    look: (tags) => publisher?.look(tags),
    lead: () => {
      media.prepareAll();
      // Nobody has told what changed while the site was stopped, or what the lead before has left.
      cdn.purge('everything');
      publisher = publishReleases({
        dist,
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
