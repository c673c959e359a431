import cluster from 'node:cluster';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, type Socket } from 'node:net';
import { type RequestKind, requests } from '../base/metrics.ts';
import { parseRequestId, requestIdHeader } from '../base/request-id.ts';
import { isTrusted, toPlainAddress } from './client-address.ts';
import { flushLog, type LogLevel, log } from './log.ts';

type ActiveRequest = { id: string; since: number; kind: RequestKind; isCounted?: true };

/** Tracks active requests, and logs one line for each when it is over. */
export type Traffic = ReturnType<typeof createTraffic>;

const maxResponseMs = 5 * 60_000;

/** Milliseconds from which a request is logged as a slow one. */
const slowMs = 2_000;

/** Requests that may take long since their client reads slowly. */
const largeKinds: ReadonlySet<RequestKind> = new Set(['asset', 'file', 'picture']);

/** @param trusted proxies whose `X-Request-Id` is the id of a request */
export function createTraffic(trusted = new BlockList()) {
  const open = new Map<ServerResponse, ActiveRequest>();
  // Processes that start at the same moment have different ids.
  const startedAt = Date.now().toString(36) + (cluster.worker ? `-${cluster.worker.id}` : '');
  let count = 0;
  let connections = 0;
  let onQuiet: (() => void) | undefined;

  const sweep = setInterval(() => {
    const oldest = performance.now() - maxResponseMs;
    for (const [response, { since }] of open) if (since < oldest) response.destroy();
  }, 10_000).unref();

  return {
    noteConnection(): void {
      connections += 1;
    },
    countConnections: (): number => connections,
    begin(request: IncomingMessage, response: ServerResponse): void {
      const { method, url = '', socket } = request;
      const id = findGivenId(request, trusted) ?? `${startedAt}-${(++count).toString(36)}`;
      const since = performance.now();
      const bytesBefore = socket.bytesWritten;
      const active: ActiveRequest = { id, since, kind: 'other' };
      open.set(response, active);
      response.once('close', () => {
        const { isCounted, kind } = active;
        open.delete(response);
        const { statusCode: status, writableFinished } = response;
        requests.count({ kind, status: writableFinished ? toStatusClass(status) : 'aborted' });
        const ms = performance.now() - since;
        const isSlow = ms >= slowMs && !largeKinds.has(kind);
        log(isCounted ? 'debug' : findLevel(status, isSlow), 'request', {
          id,
          method,
          path: toLoggedPath(url),
          status,
          ms: Math.round(ms * 10) / 10,
          slow: isSlow || undefined,
          bytes: socket.bytesWritten - bytesBefore,
          aborted: writableFinished ? undefined : true,
        });
        if (open.size === 0) onQuiet?.();
      });
    },
    /** Says what a request is for, as it is counted. */
    setKind(response: ServerResponse, kind: RequestKind): void {
      const active = open.get(response);
      if (active) active.kind = kind;
    },
    /** The page of the request is being rendered. */
    noteRender(response: ServerResponse): void {
      const active = open.get(response);
      if (active?.kind === 'other') active.kind = 'rendered';
    },
    /** Marks a response that is logged as part of a count: its own line is for debugging only. */
    leaveToCount(response: ServerResponse): void {
      const activeRequest = open.get(response);
      if (activeRequest) activeRequest.isCounted = true;
    },
    findRequestId: (response: ServerResponse): string | undefined => open.get(response)?.id,
    isAnswering: (socket: Socket): boolean =>
      [...open.keys()].some((response) => response.socket === socket && response.headersSent),
    /** Calls back as soon as no request is active, at once when that is now. */
    whenQuiet(callback: () => void): void {
      onQuiet = callback;
      if (open.size === 0) callback();
    },
    stop: () => clearInterval(sweep),
  };
}

/** The id that one of our own proxies has given the request; anybody else may not choose what the log says. */
function findGivenId({ headers, socket }: IncomingMessage, trusted: BlockList): string | undefined {
  const id = headers[requestIdHeader];
  const peer = id === undefined ? undefined : toPlainAddress(socket.remoteAddress);
  return peer !== undefined && isTrusted(peer, trusted) ? parseRequestId(id) : undefined;
}

const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const;

function toStatusClass(status: number) {
  return statusClasses[Math.floor(status / 100) - 2] ?? '2xx';
}

function findLevel(status: number, isSlow: boolean): LogLevel {
  // 503 is deliberate: the server is draining or overloaded.
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : isSlow ? 'warn' : 'info';
}

/** The path as it is logged, without long opaque segments: they may be tokens of orders or newsletters. */
function toLoggedPath(url: string): string {
  const query = url.indexOf('?');
  const path = url.slice(0, query < 0 ? 200 : Math.min(query, 200));
  return path.length < 24 ? path : path.replace(/(?<=\/)[\w-]{24,}(?=\/|$)/g, '…');
}

/** The state that the health endpoints report; only start and shutdown change it. */
export type Lifecycle = {
  isReady: boolean;
  isDraining: boolean;
  /** While this process drains, other processes serve the site. */
  othersServe?: boolean;
};

type DrainOptions = { server: Server; traffic: Traffic; lifecycle: Lifecycle; exit: (code: number) => void };

const stopListeningAfterMs = 5_000;

const closeConnectionsAfterMs = 9_000;

type Drain = (reason: string, others?: { othersServe: boolean }) => void;

/**
 * Creates the graceful shutdown: from the first call on, `/readyz` answers 503 and every connection closes after its
 * response; the server keeps listening while requests are active, so that a load balancer can see the 503. A second
 * call exits at once. Where others serve the site, new connections are theirs from the first call on.
 */
export function createDrain({ server, traffic, lifecycle, exit }: DrainOptions): Drain {
  const stop = (code: number) => {
    log('info', 'stopped', { code });
    flushLog();
    exit(code);
  };
  return (reason, { othersServe } = { othersServe: false }) => {
    if (lifecycle.isDraining) return stop(1);
    lifecycle.isDraining = true;
    lifecycle.othersServe = othersServe;
    log('info', 'stopping', { reason });
    flushLog();
    const close = () => {
      if (server.listening) server.close(() => stop(0));
      server.closeIdleConnections();
    };
    if (othersServe) close();
    server.closeIdleConnections();
    setTimeout(close, stopListeningAfterMs).unref();
    setTimeout(() => {
      server.closeAllConnections();
      stop(0);
    }, closeConnectionsAfterMs).unref();
    traffic.whenQuiet(close);
  };
}
