import { join } from 'node:path';
import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';
import { getEnvironment } from '../base/environment.ts';
import { findRenderState } from '../base/render-state.ts';
import { readChanges } from './changes/read-changes.ts';
import { createDevelopmentApp } from './development-app.ts';
import { isStockRenderer } from './document/stock-renderer.ts';
import { getNonce, insertHeadScript, withHeadScript } from './head-script.ts';
import { allowHeadStyles, inlineStyles, loadStyleSheets, type StyleSheets, withInlineStyles } from './inline-styles.ts';
import { flushLog, log } from './log.ts';
import { createReadContentState } from './publishing/call-studio.ts';
import { takeLease } from './release/build-lease.ts';
import { makeRelease } from './release/make-release.ts';
import { chooseRelease, makeReleaseId } from './release/release-folder.ts';
import { type CreateRouter, createReleaseManager, type ReleaseManager } from './release/release-manager.ts';
import { shareCode } from './release/shared-files.ts';
import { type SiteOptions, startSite } from './start.ts';

type FolderOptions = { folder: string };

const getBuildId = () => String(import.meta.env.WAKU_BUILD_ID ?? '');

/** `waku build` only bundles the code: pages are rendered from content, each time that it changes. */
const bundleOnly = async () => undefined;

/**
 * Connects Waku with the server of this folder. `waku build` writes two start files that call `serve` and
 * `makeRelease`; `waku dev` calls `fetch` behind Vite's own server.
 */
export default function adapter(createRouter: CreateRouter, options: SiteOptions) {
  let sheets: StyleSheets = new Map();
  const releaseManager = createReleaseManager(createRouter, (html) => {
    const head = { nonce: getNonce(), inPlaceHref: findRenderState()?.inPlaceHref };
    const styled = inlineStyles(insertHeadScript(html, head), sheets);
    allowHeadStyles(styled);
    return styled;
  });
  const setSheets = (loaded: StyleSheets) => {
    sheets = loaded;
  };
  return connect({ ...releaseManager.handlers }, { ...options, releaseManager, getSheets: () => sheets, setSheets });
}

type ConnectOptions = SiteOptions & {
  releaseManager: ReleaseManager;
  getSheets: () => StyleSheets;
  setSheets: (sheets: StyleSheets) => void;
};

const connect = createServerEntryAdapter(
  ({ processRequest: render, processBuild, unstable_setAllEnv, config }, givenOptions?: ConnectOptions) => {
    if (!givenOptions) throw new Error('The adapter is called with its options.');
    const { releaseManager, getSheets, setSheets, ...options } = givenOptions;
    const finished = withInlineStyles(withHeadScript(render), getSheets);
    const processRequest = (request: Request) => (isStockRenderer() ? finished(request) : render(request));
    const { getApp } = createDevelopmentApp({ ...options, dist: config.distDir, processRequest, releaseManager });
    return {
      fetch: async (request) => (await getApp()).fetch(request),
      build: bundleOnly,
      buildOptions: { distDir: config.distDir },
      buildEnhancers: ['/src/server/build-output.ts'],
      makeRelease: async ({ folder: dist }: FolderOptions) => {
        unstable_setAllEnv(process.env);
        const { CONTENT_API_URL, SITE_SECRET, RELEASE_ID } = getEnvironment();
        // Whoever sets RELEASE_ID has the lease, opens the release and chooses it.
        const lease = RELEASE_ID ? undefined : await takeLease({ folder: join(dist, 'releases') });
        const id = RELEASE_ID ?? makeReleaseId();
        const buildId = getBuildId();
        const studio = { contentUrl: CONTENT_API_URL, secret: SITE_SECRET };
        try {
          await makeRelease({
            ...{ dist, id, buildId, releaseManager, readSiteMap: options.readSiteMap, build: processBuild },
            readContentState: createReadContentState(studio),
            readChangePosition: () =>
              readChanges(studio, undefined).then(
                ({ position }) => position,
                () => undefined,
              ),
          });
          if (lease) await chooseRelease(dist, id);
        } finally {
          await lease?.end();
        }
      },
      serve: async ({ folder: dist }: FolderOptions) => {
        unstable_setAllEnv(process.env);
        const buildId = getBuildId();
        try {
          setSheets(await loadStyleSheets(dist));
          await shareCode({ dist, build: buildId });
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
