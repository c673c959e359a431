import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Lifecycle } from './drain.ts';
import { type ErrorKind, type ErrorPageWords, renderErrorPage } from './error-page.ts';
import { type GuardRules, guard, isRefusal } from './guard.ts';
import { logError } from './log.ts';
import type { PublicFile } from './public-file.ts';
import type { PublicFiles } from './public-files.ts';
import { refuseBrokenRequests } from './refuse-broken-requests.ts';
import type { RequestTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { sendAnswer } from './send-answer.ts';
import { sendPublicFile } from './send-public-file.ts';
import type { Traffic } from './traffic.ts';

type EdgeOptions = {
  rules: GuardRules;
  words: ErrorPageWords;
  lifecycle: Lifecycle;
  traffic: Traffic;
  /** Asked for every request, so that a new release can take the place of the old one. */
  getPublicFiles: () => PublicFiles;
  /** A page that was kept; asked only where there is no file. */
  findPage?: (target: RequestTarget, headers: IncomingHttpHeaders) => PublicFile | undefined;
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
};

/**
 * The server in front of everything. What needs the raw request line or must be fast is decided here, without a Request
 * object: what is refused, and the files of the release. The rest goes to the app.
 */
export function createEdgeServer({
  rules,
  words,
  lifecycle,
  traffic,
  getPublicFiles,
  findPage,
  fetch,
}: EdgeOptions): Server {
  const site = new URL(rules.siteUrl);
  const isHttps = site.protocol === 'https:';
  const common = securityHeaders(isHttps);

  const refuse = (response: ServerResponse, path: string, kind: ErrorKind, more: Record<string, string> = {}) => {
    const { status, headers, body } = renderErrorPage({ kind, path, words, isHttps });
    response.writeHead(status, { ...common, ...headers, ...more });
    response.end(response.req.method === 'HEAD' ? undefined : body);
  };
  const answerFromApp = async (request: Request, bindings: HttpBindings) => {
    await sendAnswer(await fetch(request, bindings), bindings.outgoing);
    return RESPONSE_ALREADY_SENT;
  };
  // The listener's own writer would send the message of an error that comes before the first byte.
  const pass = getRequestListener((request, bindings) => answerFromApp(request, bindings as HttpBindings), {
    errorHandler: (error) => {
      logError('request failed', error);
      const { status, headers, body } = renderErrorPage({ kind: 'failed', path: '/', words, isHttps });
      return new Response(body, { status, headers: { ...common, ...headers } });
    },
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    traffic.begin(request, response);
    if (lifecycle.isDraining) response.shouldKeepAlive = false;
    const outcome = guard(request, rules);
    if (isRefusal(outcome)) {
      const { kind, allow } = outcome;
      // A body that nobody reads must not be taken for the next request.
      return refuse(response, request.url ?? '/', kind, { connection: 'close', ...(allow ? { allow } : {}) });
    }
    const file =
      request.method === 'POST'
        ? undefined
        : (getPublicFiles().find(outcome.path) ?? findPage?.(outcome, request.headers));
    if (file) return sendPublicFile(request, response, file) || refuse(response, outcome.path, 'notAcceptable');
    request.url = outcome.path + outcome.query;
    // Nothing behind this line can see a host that a visitor made up.
    request.headers.host = site.host;
    return pass(request, response);
  };

  const server = createServer(
    {
      requestTimeout: 15_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    answer,
  );
  server.on('checkExpectation', answer);
  // No limit per connection: Node would answer whatever was already on its way with a bare 503.
  server.maxRequestsPerSocket = 0;
  server.maxConnections = 4_000;
  // Without a byte of progress in either direction the reader is gone or means harm.
  server.timeout = 30_000;
  refuseBrokenRequests(server, traffic, common);
  return server;
}
