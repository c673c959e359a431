import { AsyncLocalStorage } from 'node:async_hooks';
import type { SiteMap } from '../../routing/addresses.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import type { CreateRouter, Release, Router } from './release.ts';

type Handlers = Pick<Router, 'handleRequest' | 'handleBuild'>;

export type ReleaseManager = {
  /** The handlers that Waku gets as its only router. */
  handlers: Handlers;
  createRouter: CreateRouter;
  /** Builds the pages of a site map; resolves to the metadata that dynamic pages need. */
  build: (map: SiteMap, work: () => Promise<void>) => Promise<Map<string, string>>;
  /** Runs work with a release, which need not be active, and with its site map. */
  run: <T>(release: Release, work: () => T) => T;
  /** Activates a release. Requests that have begun are finished with the previous one. */
  activate: (release: Release) => void;
  getActive: () => Release;
  /** The release of the running request, which stays the same until its end; outside of one, the active release. */
  getCurrent: () => Release;
};

/**
 * Manages the releases of a running process. Waku takes one router at its start and caches what it has read; the
 * handlers here delegate each request to the router of the current release.
 */
export function createReleaseManager(createRouter: CreateRouter): ReleaseManager {
  const running = new AsyncLocalStorage<Release>();
  let active: Release | undefined;
  let building: { router: Router; metadata: Map<string, string> } | undefined;

  const getActive = () => {
    if (active) return active;
    throw new Error('No release is shown yet.');
  };
  const getCurrent = () => running.getStore() ?? getActive();
  const handleRequest: Router['handleRequest'] = (input, utils) => {
    const { router, metadata } = getCurrent();
    return router.handleRequest(input, { ...utils, loadBuildMetadata: async (key) => metadata.get(key) });
  };
  const handleBuild: Router['handleBuild'] = async (utils) => {
    if (!building) return;
    const { router, metadata } = building;
    await router.handleBuild({
      ...utils,
      saveBuildMetadata: async (key, value) => {
        metadata.set(key, value);
      },
    });
  };

  return {
    handlers: { handleRequest, handleBuild },
    createRouter,
    build: async (map, work) => {
      const metadata = new Map<string, string>();
      building = { router: createRouter(map), metadata };
      await runWithSiteMap(map, work);
      return metadata;
    },
    run: (release, work) => running.run(release, () => runWithSiteMap(release.map, work)),
    activate: (release) => {
      active = release;
    },
    getActive,
    getCurrent,
  };
}
