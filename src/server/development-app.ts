import { join } from 'node:path';
import { contextStorage } from 'hono/context-storage';
import { Hono } from 'hono/tiny';
import type { EdgeEnv } from './edge-env.ts';
import { getEnvironment } from './environment.ts';
import { followRedirects } from './follow-redirects.ts';
import { answerPictures } from './media/answer-pictures.ts';
import { openPictureStore } from './media/picture-cache.ts';
import { createPictureSource } from './media/picture-source.ts';
import { createPictures } from './media/pictures.ts';
import type { PublicFiles } from './public-files.ts';
import { createRedirectSource } from './redirect-source.ts';
import type { Stage } from './release/stage.ts';
import type { SiteOptions } from './start.ts';

const noFiles: PublicFiles = { find: () => undefined, findNotFoundPage: () => undefined, count: 0 };

/** The site behind Vite: pictures and redirects as ever, without the policy that Vite's own scripts could not keep. */
export function createDevelopmentApp(
  processRequest: (request: Request) => Promise<Response | null>,
  stage: Stage,
  { loadRedirects, readSiteMap }: SiteOptions,
): { getApp: () => Promise<Hono<EdgeEnv>> } {
  let app: Promise<Hono<EdgeEnv>> | undefined;
  const create = async () => {
    const { ASSET_URL, CONTENT_API_TOKEN, CACHE_DIR } = getEnvironment();
    const redirects = await createRedirectSource(loadRedirects, join(CACHE_DIR, 'redirects.json'));
    await redirects.refresh();
    const map = await readSiteMap();
    stage.show({
      id: 'dev',
      map,
      router: stage.createRouter(map),
      metadata: new Map(),
      files: noFiles,
      isPage: () => true,
    });
    const store = await openPictureStore(join(CACHE_DIR, 'media'), 1024 ** 3);
    const source = createPictureSource(ASSET_URL, CONTENT_API_TOKEN);
    return new Hono<EdgeEnv>()
      .use(contextStorage())
      .get('/media/*', answerPictures(createPictures({ source, store })))
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
