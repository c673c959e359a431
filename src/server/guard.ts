import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { ErrorKind } from './error-page.ts';
import type { BodyRule } from './receive-body.ts';
import { filePolicy } from './security-headers.ts';
import type { Traffic } from './traffic.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `bodies`: the rule for the body of every path that accepts POST. */
export type GuardRules = { siteUrl: string; bodies: ReadonlyMap<string, BodyRule> };

type Refusal = { kind: ErrorKind; allow?: string };

type GuardedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

const maxTargetLength = 8 * 1024;

/**
 * Paths of page and slice payloads, the only ones that reach Waku's RSC runtime: its decoders for server functions stay
 * out of reach.
 */
const payloadPattern = /^\/RSC\/[RS]\/.+\.txt$/;

/** Refuses malformed requests, other methods and foreign origins; returns the target of every other request. */
export function guard(request: GuardedRequest, rules: GuardRules): RequestTarget | Refusal {
  const url = request.url ?? '';
  if (url.length > maxTargetLength) return { kind: 'addressTooLong' };
  const target = parseRequestTarget(url);
  if (!target || countHosts(request.rawHeaders) !== 1 || isWebSocketUpgrade(request)) return { kind: 'badRequest' };
  return refuseMethod(request, target.path, rules) ?? target;
}

export function isRefusal(outcome: RequestTarget | Refusal): outcome is Refusal {
  return 'kind' in outcome;
}

/** Whether a WebSocket is requested, which the server does not have. Other upgrades are ignored, as HTTP allows. */
function isWebSocketUpgrade({ headers }: GuardedRequest): boolean {
  return headers.upgrade?.toLowerCase().includes('websocket') ?? false;
}

function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host')
    .length;
}

function refuseMethod({ method, headers }: GuardedRequest, path: string, rules: GuardRules): Refusal | undefined {
  if (/^\/RSC(?:\/|$)/i.test(path) && !payloadPattern.test(path)) return { kind: 'notFound' };
  const contentLength = headers['content-length'];
  if (method === 'GET' || method === 'HEAD') {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(contentLength ?? 0) !== 0;
    return hasBody ? { kind: 'badRequest' } : undefined;
  }
  const isPostPath = rules.bodies.has(path);
  if (method !== 'POST' || !isPostPath)
    return { kind: 'methodNotAllowed', allow: isPostPath ? 'GET, HEAD, POST' : 'GET, HEAD' };
  return isOwnOrigin(headers, rules.siteUrl) ? undefined : { kind: 'forbidden' };
}

type OriginHeaders = { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined };

/**
 * Whether a POST comes from our own pages (CSRF check). Programs send neither header and have no visitor's session;
 * browsers send at least one, and a sibling domain is as foreign as any other.
 */
export function isOwnOrigin(headers: OriginHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  // A page with `no-referrer` sends the origin `null`; `sec-fetch-site` still tells that it is ours.
  if (headers.origin === 'null') return site === 'same-origin';
  const own = new URL(siteUrl);
  const origin = URL.parse(headers.origin);
  if (!origin) return false;
  const isSameMachine = loopback.has(own.hostname) && loopback.has(origin.hostname) && own.port === origin.port;
  return origin.origin === own.origin || (isSameMachine && own.protocol === origin.protocol);
}

/** Path and query of a request, as they were sent. */
export type RequestTarget = { path: string; query: string };

const authority = /^https?:\/\/[^/?#]*/i;

const printable = /^[\x21-\x7e]+$/;

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Parses the target of a request line. The host of an absolute target is dropped: the site's own address comes from its
 * settings only.
 *
 * @returns undefined when the path is not one that a browser would send
 */
export function parseRequestTarget(url: string): RequestTarget | undefined {
  const local = url.replace(authority, '');
  const target = local.startsWith('/') ? local : local === url ? local : `/${local}`;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark);
  const isSound = path.startsWith('/') && printable.test(target) && !/[\\#]/.test(path) && !dotSegment.test(path);
  return isSound && isDecodable(path) ? { path, query } : undefined;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return ![...decodeURIComponent(path)].some(isControlCharacter);
  } catch {
    return false;
  }
}

/** Whether a character is a control character of ASCII. */
function isControlCharacter(character: string): boolean {
  return character < ' ' || character === '\x7f';
}

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Milliseconds for reading a response that ends the connection. */
const lingerMs = 1_000;

/** Responds to what Node could not parse as a request, with the same headers as any response. */
export function refuseBrokenRequests(server: Server, traffic: Traffic, headers: Record<string, string>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || (socket instanceof Socket && traffic.isAnswering(socket))) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const body = `${status} ${STATUS_CODES[status]}\n`;
    const all = {
      ...headers,
      'content-security-policy': filePolicy,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    // The client should close its half; the socket is destroyed if it does not.
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  });
}

/**
 * Responds to a request whose body is not read to its end. Closing a connection with unread bytes resets it and loses
 * the response, so it stays open for a moment, in which nothing more is read.
 */
export function respondBeforeBody(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.write(body);
  const timer = setTimeout(() => response.end(), lingerMs);
  response.once('close', () => clearTimeout(timer));
}
