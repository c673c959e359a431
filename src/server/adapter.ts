import { join } from 'node:path';
import type { Context } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { Hono } from 'hono/tiny';
import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';
import { getEnvironment } from '../base/environment.ts';
import { findRenderState } from '../base/render-state.ts';
import { isStockRenderer } from './document/stock-renderer.ts';
import { clientOf, type EdgeEnv } from './edge-env.ts';
import { createSiteEmbeds } from './embed/embeds.ts';
import { createRedirectSource, followRedirects } from './follow-redirects.ts';
import { createForms } from './forms/forms.ts';
import { getNonce, insertHeadScript, withHeadScript } from './head-script.ts';
import { allowHeadStyles, inlineStyles, loadStyleSheets, type StyleSheets, withInlineStyles } from './inline-styles.ts';
import { flushLog, log } from './log.ts';
import { createFileList } from './media/file-source.ts';
import { openPictureStore } from './media/picture-cache.ts';
import { createPictureSource } from './media/picture-source.ts';
import { createPictureHandler, createPictures } from './media/pictures.ts';
import { createReadOrder, loadOrderPage } from './orders/load-order-page.ts';
import { createOrderCalls } from './orders/order-calls.ts';
import { createPlacesEndpoint } from './places/places-endpoint.ts';
import type { PublicFiles } from './public-files.ts';
import { createReadContentState } from './publishing/call-studio.ts';
import { makeRelease } from './release/make-release.ts';
import { chooseRelease, makeReleaseId } from './release/release-folder.ts';
import {
  type CreateRouter,
  createReleaseManager,
  type Release,
  type ReleaseManager,
} from './release/release-manager.ts';
import { openStaticElements } from './release/static-elements.ts';
import { type SiteOptions, startSite } from './start.ts';

type FolderOptions = { folder: string };

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
          setSheets(await loadStyleSheets(dist));
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

const noFiles: PublicFiles = { find: () => undefined, findStatusPage: () => undefined, count: 0 };

/**
 * The app behind Vite: pictures and redirects as in production, without the content security policy, which Vite's own
 * scripts violate.
 */
function createDevelopmentApp(
  processRequest: (request: Request) => Promise<Response | null>,
  releaseManager: ReleaseManager,
  { loadRedirects, readSiteMap, errorMessages }: SiteOptions,
): { getApp: () => Promise<Hono<EdgeEnv>> } {
  let app: Promise<Hono<EdgeEnv>> | undefined;
  const create = async () => {
    const environment = getEnvironment();
    const readOrder = createReadOrder(environment);
    const { ASSET_URL, CONTENT_API_URL, CONTENT_API_TOKEN, CACHE_DIR } = environment;
    const redirects = await createRedirectSource(loadRedirects, join(CACHE_DIR, 'redirects.json'));
    await redirects.refresh();
    const map = await readSiteMap();
    const release: Release = {
      id: 'dev',
      map,
      router: releaseManager.createRouter(map),
      metadata: new Map(),
      elements: openStaticElements(),
      files: noFiles,
      payloads: new Map(),
      isPage: () => true,
      contentState: undefined,
    };
    releaseManager.activate(release);
    const store = await openPictureStore(join(CACHE_DIR, 'media'), { maxBytes: 1024 ** 3 });
    const findFileType = createFileList(CONTENT_API_URL, CONTENT_API_TOKEN);
    const source = createPictureSource(ASSET_URL, CONTENT_API_TOKEN, findFileType);
    const findClient = (context: Context<EdgeEnv>) => clientOf(context, environment.TRUSTED_PROXY);
    return new Hono<EdgeEnv>()
      .use(contextStorage())
      .use((_, next) => releaseManager.run(release, next))
      .get('/media/*', createPictureHandler(createPictures({ source, store }).find, findClient))
      .route(
        '/',
        createForms({
          environment,
          errorMessages,
          getPublicFiles: () => noFiles,
          findPage: () => undefined,
          // No admission control in development.
          acquireRender: async () => ({ release: () => {} }),
          processRequest,
          readOrder,
        }),
      )
      .route('/', createOrderCalls(environment))
      .route('/', createPlacesEndpoint(environment))
      .route('/', createSiteEmbeds(environment))
      .use(loadOrderPage({ readOrder, errorMessages, isHttps: false, trusted: environment.TRUSTED_PROXY }))
      .use(followRedirects({ getTable: redirects.getTable, isKnownPath: () => true }))
      .all('*', async (context) => (await processRequest(context.req.raw)) ?? context.notFound());
  };
  return {
    getApp: () => {
      app ??= create();
      return app;
    },
  };
}
