import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';
import { getEnvironment } from '../base/environment.ts';
import { createDevelopmentApp } from './development-app.ts';
import { withHeadScript } from './head-script.ts';
import { flushLog, log } from './log.ts';
import { createReadContentState } from './publishing/read-content-state.ts';
import { makeRelease } from './release/make-release.ts';
import type { CreateRouter } from './release/release.ts';
import { chooseRelease, makeReleaseId } from './release/release-folder.ts';
import { createReleaseManager, type ReleaseManager } from './release/release-manager.ts';
import { type SiteOptions, startSite } from './start.ts';

type FolderOptions = { folder: string };

/** `waku build` only bundles the code: pages are rendered from content, each time that it changes. */
const bundleOnly = async () => undefined;

/**
 * Connects Waku with the server of this folder. `waku build` writes two start files that call `serve` and
 * `makeRelease`; `waku dev` calls `fetch` behind Vite's own server.
 */
export default function adapter(createRouter: CreateRouter, options: SiteOptions) {
  const releaseManager = createReleaseManager(createRouter);
  return connect({ ...releaseManager.handlers }, { ...options, releaseManager });
}

const connect = createServerEntryAdapter(
  (
    { processRequest: render, processBuild, unstable_setAllEnv, config },
    givenOptions?: SiteOptions & { releaseManager: ReleaseManager },
  ) => {
    if (!givenOptions) throw new Error('The adapter is called with its options.');
    const { releaseManager, ...options } = givenOptions;
    const processRequest = withHeadScript(render);
    const { getApp } = createDevelopmentApp(processRequest, releaseManager, options);
    return {
      fetch: async (request) => (await getApp()).fetch(request),
      build: bundleOnly,
      buildOptions: { distDir: config.distDir },
      buildEnhancers: ['/src/server/build-output.ts'],
      makeRelease: async ({ folder: dist }: FolderOptions) => {
        unstable_setAllEnv(process.env);
        const { CONTENT_API_URL, SITE_SECRET, RELEASE_ID } = getEnvironment();
        const id = RELEASE_ID ?? makeReleaseId();
        const readContentState = createReadContentState({ contentUrl: CONTENT_API_URL, secret: SITE_SECRET });
        const { readSiteMap } = options;
        await makeRelease({ dist, id, releaseManager, readSiteMap, readContentState, build: processBuild });
        // Whoever sets RELEASE_ID opens the release before it is activated.
        if (!RELEASE_ID) await chooseRelease(dist, id);
      },
      serve: async ({ folder: dist }: FolderOptions) => {
        unstable_setAllEnv(process.env);
        const buildId = String(import.meta.env.WAKU_BUILD_ID ?? '');
        try {
          await startSite({ ...options, releaseManager, processRequest, buildId, dist });
        } catch (error) {
          log('error', 'not started', { reason: error instanceof Error ? error.message : String(error) });
          flushLog();
          process.exit(1);
        }
      },
    };
  },
);
