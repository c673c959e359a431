import { join } from 'node:path';
import { createApp } from './app.ts';
import { captureConsole } from './capture-console.ts';
import { createDrain, type Lifecycle } from './drain.ts';
import { getEnvironment } from './environment.ts';
import type { ErrorPageWords } from './error-page.ts';
import { createKnownPaths } from './known-paths.ts';
import { createEdgeServer } from './listen.ts';
import { log, logError, setLogLevel } from './log.ts';
import { openPictureStore } from './media/picture-cache.ts';
import { createPictureSource } from './media/picture-source.ts';
import { createPictures } from './media/pictures.ts';
import { loadPublicFiles } from './public-files.ts';
import { createRedirectSource, type LoadRedirects } from './redirect-source.ts';
import { createTraffic } from './traffic.ts';
import { within } from './within.ts';

export type SiteOptions = {
  loadRedirects: LoadRedirects;
  words: ErrorPageWords;
  /** What is better in memory before the first visitor comes; waited for a moment only. */
  warmUp?: () => Promise<unknown>;
  /** Exact paths that take a POST; everywhere else it is refused. */
  postPaths?: readonly string[];
};

type Waku = {
  processRequest: (request: Request) => Promise<Response | null>;
  getConfigs: () => Promise<Parameters<typeof createKnownPaths>[0]>;
};

type StartOptions = SiteOptions & { waku: Waku; publicFolder: string; buildId: string };

const diskForPictures = 2 * 1024 ** 3;
const patienceWithContentSystem = 2_000;

/** Brings a built site up: everything that can fail does so before the first visitor is let in. */
export async function startSite({
  waku,
  publicFolder,
  buildId,
  words,
  loadRedirects,
  warmUp = async () => undefined,
  postPaths = [],
}: StartOptions): Promise<void> {
  const { SITE_URL, HOST, PORT, ASSET_URL, CONTENT_API_TOKEN, CACHE_DIR, LOG_LEVEL } = getEnvironment();
  setLogLevel(LOG_LEVEL);
  captureConsole();
  const isHttps = SITE_URL.startsWith('https:');
  const files = loadPublicFiles(publicFolder, { isHttps });
  const redirects = await createRedirectSource(loadRedirects, join(CACHE_DIR, 'redirects.json'));
  await within(patienceWithContentSystem, Promise.all([redirects.refresh(), warmUp()]));
  const store = await openPictureStore(join(CACHE_DIR, 'media'), diskForPictures);
  const isPage = createKnownPaths(await readConfigs(waku, SITE_URL));

  const lifecycle: Lifecycle = { isReady: false, isDraining: false };
  const traffic = createTraffic();
  const app = createApp({
    isHttps,
    buildId,
    lifecycle,
    words,
    isKnownPath: (path) => isPage(path) || files.find(path)?.status === 200,
    getPublicFiles: () => files,
    getRedirects: redirects.getTable,
    findPicture: createPictures({ source: createPictureSource(ASSET_URL, CONTENT_API_TOKEN), store }),
    findRequestId: (outgoing) => outgoing && traffic.findRequestId(outgoing),
    processRequest: waku.processRequest,
  });
  const server = createEdgeServer({
    rules: { siteUrl: SITE_URL, postPaths: new Set(postPaths) },
    words,
    lifecycle,
    traffic,
    getPublicFiles: () => files,
    fetch: (request, bindings) => app.fetch(request, bindings),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(PORT, HOST, resolve);
  });
  lifecycle.isReady = true;
  log('info', 'started', { host: HOST, port: PORT, build: buildId, files: files.count });

  const drain = createDrain({ server, traffic, lifecycle, exit: (code) => process.exit(code) });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, drain);
  process.on('unhandledRejection', (reason) => logError('rejection not handled', reason));
  process.on('uncaughtException', (error) => {
    logError('exception not caught', error);
    drain('exception');
  });
}

/** Waku knows its routes from the first request on; this one is its own, and warms it up. */
async function readConfigs({ processRequest, getConfigs }: Waku, siteUrl: string) {
  const response = await processRequest(new Request(new URL('/404', siteUrl)));
  await response?.body?.cancel();
  return getConfigs();
}
