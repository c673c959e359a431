import { AsyncLocalStorage } from 'node:async_hooks';
import { adoptSiteMap, type SiteMap } from '../../routing/addresses.ts';
import type { CreateRouter, Release, ReleaseRuntime, Router } from './release.ts';

type Handlers = Pick<Router, 'handleRequest' | 'handleBuild'>;

export type ReleaseManager = {
  /** What Waku believes to be the only router there is. */
  handlers: Handlers;
  createRouter: CreateRouter;
  /** Makes the pages of a map; the answer fills up with what the other pages will be rendered with. */
  build: (map: SiteMap, work: () => Promise<void>) => Promise<Map<string, string>>;
  /** Renders by a script that visitors do not see yet. */
  warmUp: <T>(script: ReleaseRuntime, work: () => Promise<T>) => Promise<T>;
  /** From now on visitors see this one. What is being rendered is finished as it was begun. */
  activate: (release: Release) => void;
  getCurrent: () => Release;
};

/**
 * Where releases follow each other while the process runs. Waku takes one router at its start and keeps what it has read;
 * ours hands each request on to the router of the release of that moment.
 */
export function createReleaseManager(createRouter: CreateRouter): ReleaseManager {
  const rehearsal = new AsyncLocalStorage<ReleaseRuntime>();
  let current: Release | undefined;
  let building: { router: Router; metadata: Map<string, string> } | undefined;

  const getCurrent = () => {
    if (current) return current;
    throw new Error('No release is shown yet.');
  };
  const handleRequest: Router['handleRequest'] = (input, utils) => {
    const { router, metadata } = rehearsal.getStore() ?? getCurrent();
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
    warmUp: (script, work) => rehearsal.run(script, work),
    activate: (release) => {
      adoptSiteMap(release.map);
      current = release;
    },
    getCurrent,
  };
}
