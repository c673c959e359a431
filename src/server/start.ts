import { join } from 'node:path';
import { getEnvironment, requireSecrets } from '../base/environment.ts';
import { saveCatalogue } from '../catalog/index/catalogue.ts';
import type { Addresses, SiteMap } from '../routing/addresses.ts';
import { createAdmission } from './admission.ts';
import { createApp } from './app.ts';
import { bodyRules } from './body-rules.ts';
import { openInspector } from './boundaries/open-inspector.ts';
import { openCdn } from './cdn/open-cdn.ts';
import { followChanges } from './changes/follow-changes.ts';
import { clientOf } from './edge-env.ts';
import { createEdgeServer } from './edge-server.ts';
import { createSiteEmbeds } from './embed/embeds.ts';
import type { ErrorPageMessages } from './error-page.ts';
import { createRedirectSource, type LoadRedirects } from './follow-redirects.ts';
import { createForms } from './forms/forms.ts';
import { log, openLog } from './log.ts';
import { openMedia } from './media/open-media.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { createReadOrder, loadOrderPage } from './orders/load-order-page.ts';
import { createOrderCalls } from './orders/order-calls.ts';
import { createPlacesEndpoint } from './places/places-endpoint.ts';
import { loadCodeFiles } from './public-files.ts';
import { createLeadPublishing } from './publishing/lead-publishing.ts';
import { createPublishEndpoint } from './publishing/publisher.ts';
import { getOwnRelease, getReleaseFolder } from './release/release-folder.ts';
import { openRelease, type ReleaseManager } from './release/release-manager.ts';
import { createRenderBudget, createRenderLimit } from './render-budget.ts';
import { withTimeout } from './render-page.ts';
import { serve } from './serve.ts';
import { secureCheckout } from './shop/checkout-document.ts';
import { createSharedPayloads } from './shop/shared-payloads.ts';
import { createShopEdge } from './shop/shop-edge.ts';
import { createSpeculationRefusal } from './speculation.ts';
import { createTraffic, type Lifecycle } from './traffic.ts';
import { watchForwarding } from './watch-forwarding.ts';
import { getProcessGroup } from './workers/process-group.ts';

export type SiteOptions = {
  loadRedirects: LoadRedirects;
  errorMessages: ErrorPageMessages;
  /** Reads the addresses that staff have configured, before pages are rendered with them. */
  readSiteMap: (previous?: Addresses) => Promise<SiteMap>;
  /** Loads what should be in memory before the first visitor; the start waits for it only for a moment. */
  warmUp: (cacheFolder: string) => Promise<unknown>;
};

type StartOptions = SiteOptions & {
  releaseManager: ReleaseManager;
  processRequest: (request: Request) => Promise<Response | null>;
  /** Folder of the build, with its public files and the releases. */
  dist: string;
  buildId: string;
};

const warmUpTimeoutMs = 2_000;

/** Starts a built site: everything that can fail does so before the server listens. */
export async function startSite({
  releaseManager,
  processRequest,
  dist,
  buildId,
  errorMessages,
  loadRedirects,
  warmUp,
}: StartOptions): Promise<void> {
  const environment = getEnvironment();
  requireSecrets(environment);
  const { SITE_URL, HOST, PORT, CACHE_DIR, LOG_LEVEL, SERVICE_WORKER, CONTENT_API_URL, SITE_SECRET } = environment;
  openLog(LOG_LEVEL);
  const isHttps = SITE_URL.startsWith('https:');
  const codeFiles = await loadCodeFiles(dist, { isHttps, worker: SERVICE_WORKER });
  const redirects = await createRedirectSource(loadRedirects, join(CACHE_DIR, 'redirects.json'));
  await withTimeout(warmUpTimeoutMs, Promise.all([redirects.refresh(), warmUp(CACHE_DIR)]));
  const group = getProcessGroup();
  const cdn = openCdn({ environment, group });
  const getReleaseId = () => releaseManager.getActive().id;
  const media = await openMedia({ environment, group, getReleaseFolder: () => getReleaseFolder(dist, getReleaseId()) });
  const open = (id: string) =>
    openRelease({ dist, id, releaseManager, siteUrl: SITE_URL, codeFiles, processRequest, cdn });
  const shownByOthers = await group.getRelease();
  releaseManager.activate(await open(shownByOthers ?? (await getOwnRelease(dist, buildId))));
  const getFiles = () => releaseManager.getCurrent().files;
  const publishing = createLeadPublishing({ dist, buildId, environment, group, releaseManager, open, media, cdn });
  const lifecycle: Lifecycle = { isReady: false, isDraining: false };
  const traffic = createTraffic(environment.TRUSTED_PROXY);
  const isKnownPath = (path: string) =>
    releaseManager.getCurrent().isPage(path) || getFiles().find(path)?.status === 200;
  const forwarding = watchForwarding(environment.TRUSTED_PROXY);
  const shop = createShopEdge({
    getRelease: releaseManager.getCurrent,
    getPublicFiles: getFiles,
    getRedirects: redirects.getTable,
    isKnownPath,
    environment,
    isHttps,
    group,
    cdn,
    forwarding,
  });
  const inspector = await openInspector({ environment, dist, isHttps, getFiles, getReleaseId, shop });
  const readOrder = createReadOrder(environment);
  const renderLimit = createRenderLimit(environment.RENDERS_PER_MINUTE, group);
  const admission = createAdmission({
    trusted: environment.TRUSTED_PROXY,
    isKnownPath,
    errorMessages,
    isHttps,
    onRefused: traffic.leaveToCount,
    countConnections: traffic.countConnections,
    findKey: shop.findKey,
    budget: createRenderBudget({ limit: renderLimit, errorMessages, isHttps, forwarding }),
    processes: group.size,
  });
  const findPayload = (path: string) =>
    getFiles().find(path) ?? shop.findPage({ path, query: '' }, {}) ?? publishing.findFormerFile(path);
  const app = createApp({
    isHttps,
    buildId,
    lifecycle,
    forwarding,
    errorMessages,
    isKnownPath,
    getPublicFiles: getFiles,
    getRedirects: redirects.getTable,
    findPicture: media.findPicture,
    findFileType: media.findFileType,
    findClient: (context) => clientOf(context, environment.TRUSTED_PROXY),
    loadFile: media.loadFile,
    findRequestId: (outgoing) => outgoing && traffic.findRequestId(outgoing),
    noteRender: traffic.noteRender,
    processRequest,
    secret: SITE_SECRET,
    studioUrl: environment.STUDIO_URL || CONTENT_API_URL,
    admission,
    group,
    endpoints: [
      createForms({
        environment,
        errorMessages,
        getPublicFiles: getFiles,
        findPage: shop.findPage,
        acquireRender: admission.acquireRender,
        processRequest,
        readOrder,
      }),
      createOrderCalls(environment),
      createPlacesEndpoint(environment),
      createSiteEmbeds(environment),
      createPublishEndpoint(publishing.publish, SITE_SECRET),
      media.endpoint,
      createSharedPayloads(group, findPayload),
      ...inspector.endpoints,
      ...shop.endpoints,
    ],
    middleware: [
      ...inspector.middleware,
      loadOrderPage({ readOrder, errorMessages, isHttps, trusted: environment.TRUSTED_PROXY }),
      secureCheckout({ environment, isHttps }),
      ...shop.middleware,
    ],
  });
  const server = createEdgeServer({
    rules: { siteUrl: SITE_URL, bodies: bodyRules },
    trusted: environment.TRUSTED_PROXY,
    errorMessages,
    lifecycle,
    traffic,
    getPublicFiles: getFiles,
    isInspected: inspector.isInspected,
    findPage: (target, headers) => shop.findPage(target, headers) ?? publishing.findFormerFile(target.path),
    refuseEarly: admission.refuseEarly,
    refuseSpeculation: createSpeculationRefusal({
      isHttps,
      getRenders: admission.getCounts,
      onRefused: traffic.leaveToCount,
    }),
    runInRelease: (work) => releaseManager.run(releaseManager.getActive(), work),
    fetch: (request, bindings) => app.fetch(request, bindings),
  });
  await serve({
    server,
    address: { host: HOST, port: PORT },
    lifecycle,
    traffic,
    group,
    getRelease: getReleaseId,
    member: {
      ...publishing.releases,
      lead: () => {
        saveCatalogue();
        publishing.lead();
      },
    },
  });
  followChanges(environment, group, publishing.look);
  serveMetrics({ environment, group, admission, releaseManager, publishing });
  log('info', 'started', { host: HOST, port: PORT, build: buildId, release: getReleaseId(), files: getFiles().count });
}
