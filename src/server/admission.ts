import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Context } from 'hono';
import { isSmallWhole } from './compress-responses.ts';
import { createDeferWhileAccepting } from './connections.ts';
import { clientOfRequest, type EdgeEnv, type EdgeMiddleware, getAddress } from './edge-env.ts';
import { createBusyPages, type ErrorPageMessages } from './error-page.ts';
import type { RequestTarget } from './guard.ts';
import { isPayloadPath, toPagePath } from './payload-path.ts';
import type { IsKnownPath } from './public-files.ts';
import { createRefusalLog } from './refusal-log.ts';
import type { RenderBudget } from './render-budget.ts';
import { createRenderBuffer } from './render-buffer.ts';
import { createRenderQueue, type QueueResult, type RenderPermit } from './render-queue.ts';

const defaultLimits = {
  concurrency: 2,
  maxConcurrency: 40,
  maxQueued: 256,
  maxQueuedPerClient: 64,
  queueTimeoutMs: 5_000,
  renderTimeoutMs: 10_000,
};

type Options = {
  trusted: BlockList;
  isKnownPath: IsKnownPath;
  errorMessages: ErrorPageMessages;
  isHttps: boolean;
  /** Called for each refused request, so that it is counted instead of logged. */
  onRefused: (outgoing: ServerResponse) => void;
  /** The number of connections accepted since the start. */
  countConnections: () => number;
  /** The cache key of a page that is the same for everybody. */
  findKey?: (target: RequestTarget, headers: IncomingHttpHeaders) => string | undefined;
  budget?: RenderBudget | undefined;
  /** Processes that serve the site together, each with its part of the queue. */
  processes?: number;
  limits?: Partial<typeof defaultLimits>;
};

export type Admission = {
  /** Queues renders, and refuses requests when there is no capacity. */
  middleware: EdgeMiddleware;
  /** Waits for a permit to render something beside the requested page; undefined when that is refused. */
  acquireRender: (context: Context<EdgeEnv>) => Promise<RenderPermit | undefined>;
  /**
   * Refuses a page when its client has too many renders queued, before anything else is done for the request. A page
   * that is being rendered already costs nothing and is not refused.
   *
   * @returns false when the request may continue
   */
  refuseEarly: (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => boolean;
  /** Renders started since the start, running and queued ones, and refused requests. */
  getCounts: () => RenderCounts;
};

export type RenderCounts = { begun: number; running: number; waiting: number; refused: number };

const tickMs = 10;
/** Event loop utilization above which no further render starts. */
const busyShare = 0.7;

/** Endpoints and files, which never wait for a render. */
const neverRendered = /^\/(?:api|media|embed|assets|payload)\//;

/**
 * Admission control for renders. Rendering blocks the one thread that answers everything, so renders are limited to a
 * few at a time, scheduled fairly between clients, with time for all else between them.
 */
export function createAdmission({
  trusted,
  isKnownPath,
  errorMessages,
  isHttps,
  onRefused,
  countConnections,
  findKey,
  budget,
  processes = 1,
  limits,
}: Options): Admission {
  let last = performance.eventLoopUtilization();
  const hasCapacity = () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization < busyShare;
  };
  const acceptFirst = createDeferWhileAccepting(countConnections);
  // Connections are handed out in turn, so that a client's requests are divided like its places.
  const places = {
    maxQueued: Math.ceil(defaultLimits.maxQueued / processes),
    maxQueuedPerClient: Math.ceil(defaultLimits.maxQueuedPerClient / processes),
  };
  const queue = createRenderQueue({ hasCapacity, defer: acceptFirst, ...defaultLimits, ...places, ...limits });
  const renderAhead = createRenderBuffer();
  const refusals = createBusyPages(errorMessages, isHttps);
  let refused = 0;
  const getCounts = () => ({ ...queue.getCounts(), refused });
  const report = createRefusalLog(getCounts);
  let isTicking = false;
  const tick = () => {
    queue.tick();
    isTicking = false;
    if (queue.getCounts().waiting > 0) tickWhileWaiting();
  };
  const tickWhileWaiting = () => {
    if (isTicking) return;
    isTicking = true;
    setTimeout(acceptFirst, tickMs, tick).unref();
  };
  const countRefusal = (outgoing: ServerResponse | undefined) => {
    refused += 1;
    if (outgoing) onRefused(outgoing);
    report();
  };

  const enqueue = async (client: string, key: string | undefined, outgoing: ServerResponse | undefined) => {
    const { result, leave } = queue.enqueue({ client, key });
    if (queue.getCounts().waiting > 0) tickWhileWaiting();
    outgoing?.once('close', leave);
    if (outgoing?.destroyed) leave();
    try {
      return await result;
    } finally {
      outgoing?.off('close', leave);
    }
  };

  return {
    middleware: async (context, next) => {
      const { incoming, outgoing } = context.env ?? {};
      const client = clientOfRequest(incoming, trusted);
      const shared = context.get('shared');
      // A page that is being rendered for others costs nothing.
      const isFree = shared !== undefined && queue.isRendering(shared.key);
      const overBudget = isFree ? undefined : await budget?.refuse(client, getAddress(context).path);
      if (overBudget) {
        countRefusal(outgoing);
        return overBudget;
      }
      let result: QueueResult = await enqueue(client, shared?.key, outgoing);
      if (result.kind === 'rendered') {
        const cached = shared?.find();
        if (cached) return cached;
        result = await enqueue(client, undefined, outgoing);
      }
      if (result.kind === 'render') {
        const { release, hasFollowers } = result;
        context.set('renderPermit', result);
        let isStreaming = false;
        try {
          await next();
          const { res } = context;
          if (!res.body || isSmallWhole(context)) return;
          isStreaming = true;
          const rendered = Promise.withResolvers<Uint8Array[] | undefined>();
          const body = renderAhead(res.body, {
            collectsChunks: shared !== undefined,
            hasFollowers,
            onEnd: (chunks) => {
              release();
              rendered.resolve(chunks);
            },
          });
          context.set('rendered', rendered.promise);
          context.res = new Response(body, res);
        } finally {
          if (!isStreaming) release();
        }
        return;
      }
      // The client has disconnected; the status is for the log.
      if (result.kind === 'left') return new Response(null, { status: 499 });
      countRefusal(outgoing);
      const { status, headers, body } = refusals(getAddress(context).path);
      return new Response(new Uint8Array(body), { status, headers });
    },
    acquireRender: async (context) => {
      const { incoming, outgoing } = context.env ?? {};
      const result = await enqueue(clientOfRequest(incoming, trusted), undefined, outgoing);
      if (result.kind === 'render') return result;
      if (result.kind === 'refused') countRefusal(outgoing);
      return undefined;
    },
    refuseEarly: (request, response, target) => {
      const { path } = target;
      if (neverRendered.test(path) || !queue.isFullFor(clientOfRequest(request, trusted))) return false;
      if (!isKnownPath(isPayloadPath(path) ? toPagePath(path) : path)) return false;
      const key = request.method === 'GET' ? findKey?.(target, request.headers) : undefined;
      if (key !== undefined && queue.isRendering(key)) return false;
      countRefusal(response);
      const { status, headers, body } = refusals(path);
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
    getCounts,
  };
}
