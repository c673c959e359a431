import { join } from 'node:path';
import type { Context } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { Hono } from 'hono/tiny';
import { getEnvironment } from '../base/environment.ts';
import { openDevelopmentInspector } from './boundaries/development-inspector.ts';
import { clientOf, type EdgeEnv } from './edge-env.ts';
import { createSiteEmbeds } from './embed/embeds.ts';
import { createRedirectSource, followRedirects } from './follow-redirects.ts';
import { createForms } from './forms/forms.ts';
import { createFileList } from './media/file-source.ts';
import { openPictureStore } from './media/picture-cache.ts';
import { createPictureHandler } from './media/picture-handler.ts';
import { createPictureSource } from './media/picture-source.ts';
import { createPictures } from './media/pictures.ts';
import { createReadOrder, loadOrderPage } from './orders/load-order-page.ts';
import { createOrderCalls } from './orders/order-calls.ts';
import { createPlacesEndpoint } from './places/places-endpoint.ts';
import type { PublicFiles } from './public-files.ts';
import type { Release, ReleaseManager } from './release/release-manager.ts';
import { openStaticElements } from './release/static-elements.ts';
import type { SiteOptions } from './start.ts';

const noFiles: PublicFiles = { find: () => undefined, findStatusPage: () => undefined, count: 0 };

type Options = Pick<SiteOptions, 'loadRedirects' | 'readSiteMap' | 'errorMessages'> & {
  processRequest: (request: Request) => Promise<Response | null>;
  releaseManager: ReleaseManager;
  /** Folder of the last build. */
  dist: string;
};

/**
 * The app behind Vite: pictures and redirects as in production, without the content security policy, which Vite's own
 * scripts violate.
 */
export function createDevelopmentApp({
  processRequest,
  releaseManager,
  dist,
  loadRedirects,
  readSiteMap,
  errorMessages,
}: Options): { getApp: () => Promise<Hono<EdgeEnv>> } {
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
      changePosition: undefined,
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
      .route('/', await openDevelopmentInspector({ environment, dist }))
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
