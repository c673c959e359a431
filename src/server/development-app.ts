import { join } from 'node:path';
import type { Context } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { Hono } from 'hono/tiny';
import { getEnvironment } from '../base/environment.ts';
import type { EdgeEnv } from './edge-env.ts';
import { createSiteEmbeds } from './embed/site-embeds.ts';
import { followRedirects } from './follow-redirects.ts';
import { clientOf } from './forms/client-of.ts';
import { createForms } from './forms/forms.ts';
import { createFileList } from './media/file-list.ts';
import { openPictureStore } from './media/picture-cache.ts';
import { createPictureHandler } from './media/picture-handler.ts';
import { createPictureSource } from './media/picture-source.ts';
import { createPictures } from './media/pictures.ts';
import { loadOrderPage } from './orders/load-order-page.ts';
import { createOrderCalls } from './orders/order-calls.ts';
import { createReadOrder } from './orders/read-order.ts';
import { createPlacesEndpoint } from './places/places-endpoint.ts';
import type { PublicFiles } from './public-files.ts';
import { createRedirectSource } from './redirect-source.ts';
import type { Release } from './release/release.ts';
import type { ReleaseManager } from './release/release-manager.ts';
import type { SiteOptions } from './start.ts';

const noFiles: PublicFiles = { find: () => undefined, findStatusPage: () => undefined, count: 0 };

/**
 * The app behind Vite: pictures and redirects as in production, without the content security policy, which Vite's own
 * scripts violate.
 */
export function createDevelopmentApp(
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
      .get('/media/*', createPictureHandler(createPictures({ source, store }), findClient))
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
