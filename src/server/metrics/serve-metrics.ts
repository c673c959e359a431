import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getCacheMemory } from '../../base/cache-memory.ts';
import type { Environment } from '../../base/environment.ts';
import {
  cacheBytes,
  cacheLimit,
  cmsUp,
  combineMetrics,
  mails,
  processState,
  publicationRunning,
  readMetrics,
  release,
  renders,
  workers,
} from '../../base/metrics.ts';
import type { Admission } from '../admission.ts';
import { log } from '../log.ts';
import type { LeadPublishing } from '../publishing/lead-publishing.ts';
import { readReleaseTime } from '../release/release-folder.ts';
import type { ReleaseManager } from '../release/release-manager.ts';
import { withTimeout } from '../render-page.ts';
import type { ProcessGroup } from '../workers/process-group.ts';
import { type CmsState, createCmsState } from './cms-state.ts';
import { formatMetrics, metricsContentType } from './format-metrics.ts';

type Options = {
  environment: Environment;
  group: ProcessGroup;
  admission: Pick<Admission, 'getCounts'>;
  releaseManager: Pick<ReleaseManager, 'getActive'>;
  publishing: Pick<LeadPublishing, 'isPublishing'>;
};

/** Longer than others are waited for (`crew.ts`). */
const collectTimeoutMs = 2_000;

const requestTimeoutMs = 5_000;

const loopResolutionMs = 10;

/**
 * Serves `/metrics` on a port of its own, where one is configured. Each process has the numbers of all of them; who
 * cannot get those of the others answers nothing, since sums that go back look like a new start.
 */
export function serveMetrics({ environment, group, admission, releaseManager, publishing }: Options): void {
  const { METRICS_PORT: port, METRICS_HOST: host, CONTENT_API_URL, SITE_SECRET } = environment;
  if (port === undefined) return;
  const { resetLoopDelay } = readFromProcess();
  renders.begun.readFrom(() => admission.getCounts().begun);
  renders.refused.readFrom(() => admission.getCounts().refused);
  renders.running.readFrom(() => admission.getCounts().running);
  renders.waiting.readFrom(() => admission.getCounts().waiting);
  release.madeAt.readFrom(() => readReleaseTime(releaseManager.getActive().id));
  publicationRunning.readFrom(() => Number(publishing.isPublishing()));
  workers.expected.readFrom(() => group.size);
  let serving = 1;
  workers.serving.readFrom(() => serving);
  const readCmsState = createCmsState({ contentUrl: CONTENT_API_URL, secret: SITE_SECRET });
  let cms: CmsState | undefined;
  readFromCms(
    () => cms,
    () => releaseManager.getActive().contentState,
  );
  const readOwn = () => {
    const values = readMetrics();
    resetLoopDelay();
    return values;
  };
  group.on('metrics', readOwn);

  const collect = async (): Promise<string | undefined> => {
    cms = await readCmsState();
    const collected = await withTimeout(collectTimeoutMs, group.collectMetrics(readMetrics()));
    if (collected === 'too late') return undefined;
    serving = collected.serving;
    return formatMetrics(combineMetrics([readOwn(), ...collected.others]));
  };
  const server = createServer({ requestTimeout: requestTimeoutMs }, async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    const text = await collect().catch((error) => log('warn', 'metrics not collected', { reason: String(error) }));
    if (text === undefined) return response.writeHead(503).end();
    return response.writeHead(200, { 'content-type': metricsContentType, 'cache-control': 'no-store' }).end(text);
  });
  // The shop goes on without being watched; that it is not, Prometheus notices.
  server.on('error', (error) => log('error', 'metrics not served', { port, reason: error.message }));
  server.listen(port, host);
  server.unref();
}

function readFromProcess(): { resetLoopDelay: () => void } {
  const delay = monitorEventLoopDelay({ resolution: loopResolutionMs });
  delay.enable();
  const memory = getCacheMemory();
  cacheBytes.readFrom(memory.getBytes);
  cacheLimit.readFrom(() => memory.maxBytes);
  processState.startedAt.readFrom(() => Math.round(performance.timeOrigin / 1000));
  processState.resident.readFrom(() => process.memoryUsage.rss());
  processState.heap.readFrom(() => process.memoryUsage().heapUsed);
  // What it measures contains the interval at which it does.
  processState.loopDelay.readFrom(() => Math.max(0, delay.percentile(99) / 1e6 - loopResolutionMs) / 1000);
  return { resetLoopDelay: () => delay.reset() };
}

function readFromCms(getState: () => CmsState | undefined, getReleaseState: () => string | undefined): void {
  cmsUp.readFrom(() => {
    const isUp = getState()?.isUp;
    return isUp === undefined ? undefined : Number(isUp);
  });
  mails.waiting.readFrom(() => getState()?.mails?.waiting);
  mails.failed.readFrom(() => getState()?.mails?.failed);
  mails.oldestWait.readFrom(() => getState()?.mails?.oldest_seconds);
  release.isOutdated.readFrom(() => {
    const content = getState()?.content;
    return content === undefined ? undefined : Number(content !== getReleaseState());
  });
}
