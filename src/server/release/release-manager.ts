import { AsyncLocalStorage } from 'node:async_hooks';
import { adoptSiteMap, type SiteMap } from '../../routing/addresses.ts';
import type { CreateRouter, Release, ReleaseRuntime, Router } from './release.ts';

type Handlers = Pick<Router, 'handleRequest' | 'handleBuild'>;

export type ReleaseManager = {
  /** The handlers that Waku gets as its only router. */
  handlers: Handlers;
  createRouter: CreateRouter;
  /** Builds the pages of a site map; resolves to the metadata that dynamic pages need. */
  build: (map: SiteMap, work: () => Promise<void>) => Promise<Map<string, string>>;
  /** Runs requests against a release that is not active yet. */
  warmUp: <T>(runtime: ReleaseRuntime, work: () => Promise<T>) => Promise<T>;
  /** Activates a release. Renders that have begun are finished with the previous one. */
  activate: (release: Release) => void;
  getCurrent: () => Release;
};

/**
 * Manages the releases of a running process. Waku takes one router at its start and caches what it has read; the
 * handlers here delegate each request to the router of the current release.
 */
export function createReleaseManager(createRouter: CreateRouter): ReleaseManager {
  const warmingUp = new AsyncLocalStorage<ReleaseRuntime>();
  let current: Release | undefined;
  let building: { router: Router; metadata: Map<string, string> } | undefined;

  const getCurrent = () => {
    if (current) return current;
    throw new Error('No release is shown yet.');
  };
  const handleRequest: Router['handleRequest'] = (input, utils) => {
    const { router, metadata } = warmingUp.getStore() ?? getCurrent();
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
      adoptSiteMap(map);
      const metadata = new Map<string, string>();
      building = { router: createRouter(map), metadata };
      await work();
      return metadata;
    },
    warmUp: (runtime, work) => warmingUp.run(runtime, work),
    activate: (release) => {
      adoptSiteMap(release.map);
      current = release;
    },
    getCurrent,
  };
}
