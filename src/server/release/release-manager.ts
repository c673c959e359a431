import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { createPages } from 'waku';
import type { SiteMap } from '../../routing/addresses.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { inspectRender } from '../boundaries/inspect-render.ts';
import type { Cdn } from '../cdn/open-cdn.ts';
import { createRenderHtml, type FinishHead, renderStaticHtml } from '../document/render-html.ts';
import { stitchRenders } from '../document/stitch-renders.ts';
import { isStockRenderer } from '../document/stock-renderer.ts';
import type { PublicFile } from '../public-file.ts';
import { createKnownPaths, type IsKnownPath, joinFiles, loadPublicFiles, type PublicFiles } from '../public-files.ts';
import type { KnownPages } from './page-files.ts';
import { changePositionFile, contentStateFile, getReleaseFolder, readReleaseMap } from './release-folder.ts';
import { elementsKey, moduleListKey, openStaticElements, type StaticElements } from './static-elements.ts';

type Handlers = Pick<Router, 'handleRequest' | 'handleBuild'>;

export type ReleaseManager = {
  /** The handlers that Waku gets as its only router. */
  handlers: Handlers;
  createRouter: CreateRouter;
  /** Builds the pages of a site map; resolves to the metadata that dynamic pages need. */
  build: (map: SiteMap, work: () => Promise<void>, known?: KnownPages) => Promise<Map<string, string>>;
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
export function createReleaseManager(
  createRouter: CreateRouter,
  finishHead: FinishHead = (html) => html,
): ReleaseManager {
  const renderHtml = createRenderHtml(finishHead);
  const running = new AsyncLocalStorage<Release>();
  let active: Release | undefined;
  let building: { router: Router; metadata: Map<string, string>; known: KnownPages | undefined } | undefined;

  const getActive = () => {
    if (active) return active;
    throw new Error('No release is shown yet.');
  };
  const getCurrent = () => running.getStore() ?? getActive();
  const handleRequest: Router['handleRequest'] = (input, utils) => {
    const { router, metadata, elements } = getCurrent();
    if (isStockRenderer()) {
      const loadBuildMetadata = async (key: string) => metadata.get(key);
      return router.handleRequest(...inspectRender(input, { ...utils, loadBuildMetadata }));
    }
    const stitched = stitchRenders(input, { utils, elements, renderHtml });
    const loadBuildMetadata = async (key: string) => (key === elementsKey ? elements.names : metadata.get(key));
    return router.handleRequest(...inspectRender(input, { ...stitched, loadBuildMetadata }));
  };
  const handleBuild: Router['handleBuild'] = async (utils) => {
    if (!building) return;
    const { router, metadata, known } = building;
    await router.handleBuild({
      ...utils,
      renderHtml: async (payload, element, options) => {
        // Waku's own code writes a list of all pages' modules into each page.
        if (isStockRenderer()) return utils.renderHtml(payload, element, options);
        const payloadName = utils.rscPath2pathname(options.rscPath);
        const found = await known?.find(payloadName);
        if (found) {
          await payload.cancel();
          return found;
        }
        const rendered = await renderStaticHtml(payload, element, options);
        known?.onRender(payloadName, rendered);
        return rendered;
      },
      saveBuildMetadata: async (key, value) => {
        // Each page would contain the list of all pages' modules.
        metadata.set(key, key === moduleListKey ? '{}' : value);
      },
    });
  };

  return {
    handlers: { handleRequest, handleBuild },
    createRouter,
    build: async (map, work, known) => {
      const metadata = new Map<string, string>();
      building = { router: createRouter(map), metadata, known };
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

/** Waku's router. Created for each release, since it caches what it has read of one. */
export type Router = ReturnType<typeof createPages>;

export type CreateRouter = (map: SiteMap) => Router;

/** One published version of the site. Immutable: a new publication is a new release. */
export type Release = {
  id: string;
  map: SiteMap;
  router: Router;
  /** What Waku's build has stored for the rendering of dynamic pages. */
  metadata: ReadonlyMap<string, string>;
  elements: StaticElements;
  files: PublicFiles;
  /** RSC payloads of its static pages, by path. */
  payloads: ReadonlyMap<string, PublicFile>;
  isPage: IsKnownPath;
  /** Content state from before its build; undefined where it could not be read. */
  contentState: string | undefined;
  /** Position of the log of changes from before its build; undefined where there was no log. */
  changePosition: string | undefined;
};

type Options = {
  dist: string;
  id: string;
  releaseManager: ReleaseManager;
  siteUrl: string;
  /** Files of the code, shared by all releases. */
  codeFiles: PublicFiles;
  processRequest: (request: Request) => Promise<Response | null>;
  cdn: Pick<Cdn, 'share'>;
};

const metadataSchema = v.array(v.tuple([v.string(), v.string()]));

/** Loads a release into memory, ready to be activated. */
export async function openRelease({
  dist,
  id,
  releaseManager,
  siteUrl,
  codeFiles,
  processRequest,
  cdn,
}: Options): Promise<Release> {
  const folder = getReleaseFolder(dist, id);
  const map = await readReleaseMap(dist, id);
  const metadata = new Map(v.parse(metadataSchema, JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8'))));
  const router = releaseManager.createRouter(map);
  const pages = await loadPublicFiles(join(folder, 'pages'), {
    isHttps: siteUrl.startsWith('https:'),
    share: cdn.share,
  });
  const release: Release = {
    id,
    map,
    router,
    metadata,
    elements: openStaticElements(metadata.get(elementsKey)),
    files: joinFiles(pages, codeFiles),
    payloads: pages.payloads,
    isPage: () => false,
    contentState: await readFile(join(folder, contentStateFile), 'utf8').catch(() => undefined),
    changePosition: await readFile(join(folder, changePositionFile), 'utf8').catch(() => undefined),
  };
  // Waku loads the release with its first request; this one warms it up, so that no visitor waits.
  await releaseManager.run(release, async () => {
    const response = await processRequest(new Request(new URL('/404', siteUrl)));
    await response?.body?.cancel();
  });
  // Waku tells its routes only after that request.
  return { ...release, isPage: createKnownPaths(await readConfigs(router)) };
}

type Configs = Parameters<typeof createKnownPaths>[0];

/** Waku's router has this method, though its type does not declare it. */
async function readConfigs(router: Router): Promise<Configs> {
  if ('unstable_getRouterConfigs' in router && typeof router.unstable_getRouterConfigs === 'function') {
    return router.unstable_getRouterConfigs();
  }
  throw new Error('This version of Waku does not tell its routes.');
}
