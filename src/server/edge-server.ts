import { createServer, type IncomingHttpHeaders, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { runWithRequestId } from '../base/request-id.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';
import { clientOfRequest } from './edge-env.ts';
import { type ErrorKind, type ErrorPageMessages, renderErrorPage } from './error-page.ts';
import {
  type GuardRules,
  guard,
  isRefusal,
  type RequestTarget,
  refuseBrokenRequests,
  respondBeforeBody,
} from './guard.ts';
import { logError } from './log.ts';
import type { PublicFile } from './public-file.ts';
import type { PublicFiles } from './public-files.ts';
import { type BodyRefusal, type BodyRule, createBodyReceiver, type ReceivedBody } from './receive-body.ts';
import { sendResponse } from './render-buffer.ts';
import { findFileKind, findRequestKind, healthPaths } from './request-kind.ts';
import { securityHeaders } from './security-headers.ts';
import { sendPublicFile } from './send-public-file.ts';
import type { RefuseSpeculation } from './speculation.ts';
import type { Lifecycle, Traffic } from './traffic.ts';

type EdgeOptions = {
  rules: GuardRules;
  errorMessages: ErrorPageMessages;
  lifecycle: Lifecycle;
  traffic: Traffic;
  /** Our own proxies, which forward the requests of many clients. */
  trusted: BlockList;
  limits?: ConnectionLimits;
  /** Called for every request, so that a new release can replace the old one. */
  getPublicFiles: () => PublicFiles;
  /** Whether a page is to be rendered for the boundary inspector, though there is a file or a cached page. */
  isInspected?: ((target: RequestTarget, headers: IncomingHttpHeaders) => boolean) | undefined;
  /** Finds a cached page; called only where there is no file. */
  findPage?: (target: RequestTarget, headers: IncomingHttpHeaders) => PublicFile | undefined;
  /** Refuses a request for which there is no capacity; called only where there is no file and no cached page. */
  refuseEarly?: (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => boolean;
  /** Refuses a speculative request; called before anything is sent. */
  refuseSpeculation?: RefuseSpeculation;
  /** Runs a request within the release that is active when it arrives. */
  runInRelease: (work: () => void) => void;
  fetch: (
    request: Request,
    bindings: HttpBindings & { refusedBody?: BodyRefusal | undefined },
  ) => Response | Promise<Response>;
};

const noBytes = Buffer.alloc(0);

/**
 * The HTTP server. What needs the raw request line or must be fast is done here, without a Request object: refusals,
 * and the files of the release. Everything else goes to the app.
 */
export function createEdgeServer({
  rules,
  errorMessages,
  lifecycle,
  traffic,
  trusted,
  limits,
  getPublicFiles,
  isInspected,
  findPage,
  refuseEarly,
  refuseSpeculation,
  runInRelease,
  fetch,
}: EdgeOptions): Server {
  const site = new URL(rules.siteUrl);
  const isHttps = site.protocol === 'https:';
  const commonHeaders = securityHeaders(isHttps);

  const refuse = (response: ServerResponse, path: string, kind: ErrorKind, more: Record<string, string> = {}) => {
    const requestId = traffic.findRequestId(response);
    const { status, headers, body } = renderErrorPage({ kind, path, errorMessages, isHttps, requestId });
    response.writeHead(status, { ...commonHeaders, ...headers, ...more });
    response.end(response.req.method === 'HEAD' ? undefined : body);
  };
  const receiveBody = createBodyReceiver();
  const receivedBodies = new WeakMap<IncomingMessage, ReceivedBody>();
  const respondFromApp = async (request: Request, bindings: HttpBindings) => {
    const { incoming, outgoing } = bindings;
    const received = receivedBodies.get(incoming);
    const refusedBody = received?.status === 'refused' ? received.kind : undefined;
    const response = await fetch(request, { ...bindings, refusedBody });
    if (received?.status === 'ok') {
      received.release();
      receivedBodies.delete(incoming);
      Object.assign(incoming, { rawBody: noBytes });
    }
    if (incoming.complete) await sendResponse(response, outgoing);
    else respondBeforeBody(outgoing, response.status, Object.fromEntries(response.headers), await response.text());
    return RESPONSE_ALREADY_SENT;
  };
  // The listener's own writer would send the message of an error that occurs before the first byte.
  const handleByApp = getRequestListener((request, bindings) => respondFromApp(request, expectHttp1(bindings)), {
    errorHandler: (error) => {
      logError('request failed', error);
      const { status, headers, body } = renderErrorPage({ kind: 'failed', path: '/', errorMessages, isHttps });
      return new Response(body, { status, headers: { ...commonHeaders, ...headers } });
    },
    // Bodies are read here only.
    autoCleanupIncoming: false,
  });
  const handleWithBody = async (request: IncomingMessage, response: ServerResponse, path: string, rule: BodyRule) => {
    const received = await receiveBody(request, response, { rule, client: clientOfRequest(request, trusted) });
    if (received.status === 'aborted') return response.destroy();
    if (!connections.trackRequest(request, response)) {
      if (received.status === 'ok') received.release();
      return refuseOverload(response, path);
    }
    if (received.status === 'refused') {
      if (!received.isRead) response.shouldKeepAlive = false;
      if (!rule.isFromBrowser) {
        const { status, headers, body } = renderErrorPage({ kind: received.kind, path, errorMessages, isHttps });
        return respondBeforeBody(response, status, { ...commonHeaders, ...headers }, body);
      }
    }
    // The listener uses `rawBody` where it is set.
    Object.assign(request, { rawBody: received.status === 'ok' ? received.body : noBytes });
    receivedBodies.set(request, received);
    return handleByApp(request, response);
  };
  // A client with too many connections gets a small response.
  const refuseOverload = (response: ServerResponse, path: string) =>
    refuse(response, path, 'unavailable', { connection: 'close' });
  const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    // Of a closed socket Node still parses what was read.
    if (!request.socket.destroyed) runInRelease(() => handleInRelease(request, response));
  };
  const handleInRelease = (request: IncomingMessage, response: ServerResponse) => {
    // Streams add listeners for its end in many places, beside the counters here.
    response.setMaxListeners(20);
    traffic.begin(request, response);
    if (lifecycle.isDraining) response.shouldKeepAlive = false;
    const outcome = guard(request, rules);
    if (isRefusal(outcome)) {
      const { kind, allow } = outcome;
      // An unread body must not be parsed as the next request.
      return refuse(response, request.url ?? '/', kind, { connection: 'close', ...(allow ? { allow } : {}) });
    }
    const rule = request.method === 'POST' ? rules.bodies.get(outcome.path) : undefined;
    traffic.setKind(response, findRequestKind(outcome.path, rule));
    // Health checks are exempt from limits: an orchestrator may kill the process when they fail.
    const isCounted = !rule && !healthPaths.has(outcome.path);
    if (isCounted && !connections.trackRequest(request, response)) return refuseOverload(response, outcome.path);
    const isRendered = rule !== undefined || isInspected?.(outcome, request.headers);
    const ownFile = isRendered ? undefined : getPublicFiles().find(outcome.path);
    const file = ownFile ?? (isRendered ? undefined : findPage?.(outcome, request.headers));
    if (file) traffic.setKind(response, findFileKind(outcome.path, ownFile !== undefined));
    if (refuseSpeculation?.(request, response, outcome, file !== undefined)) return;
    if (file) return sendPublicFile(request, response, file) || refuse(response, outcome.path, 'notAcceptable');
    if (request.method !== 'POST' && refuseEarly?.(request, response, outcome)) return;
    request.url = outcome.path + outcome.query;
    // The app never sees a forged host header.
    request.headers.host = site.host;
    return runWithRequestId(traffic.findRequestId(response), () =>
      rule ? handleWithBody(request, response, outcome.path, rule) : handleByApp(request, response),
    );
  };

  const server = createServer(
    {
      // Bodies have a shorter deadline of their own.
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    handleRequest,
  );
  server.on('checkExpectation', handleRequest);
  server.on('checkContinue', handleRequest);
  server.on('connection', traffic.noteConnection);
  // No limit per connection: Node would answer pipelined requests with a bare 503.
  server.maxRequestsPerSocket = 0;
  // Without progress in either direction the client is gone or malicious.
  server.timeout = 30_000;
  refuseBrokenRequests(server, traffic, commonHeaders);
  const connections = limitConnections(server, trusted, limits);
  return server;
}

function expectHttp1(bindings: HttpBindings | Http2Bindings): HttpBindings {
  if (!isHttp1(bindings)) throw new TypeError('The server below speaks HTTP/1 only.');
  return bindings;
}

function isHttp1(bindings: HttpBindings | Http2Bindings): bindings is HttpBindings {
  return bindings.incoming instanceof IncomingMessage;
}
