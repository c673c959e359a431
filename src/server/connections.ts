import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { isTrusted, toPlainAddress } from './client-address.ts';
import { clientOfRequest } from './edge-env.ts';
import { toClient } from './forms/rate-limit.ts';
import { createNetworkShares } from './network-shares.ts';

export type ConnectionLimits = {
  /** Maximum number of sockets. */
  sockets?: number;
  /** Maximum number of active requests. */
  activeRequests?: number;
  /** Maximum number of sockets of one address that wait for a request. */
  idleSocketsPerAddress?: number;
  /** Maximum number of active requests of one client. */
  activeRequestsPerClient?: number;
  /** Milliseconds after which a slow response may be ended for another client, whatever its own client's share is. */
  slowResponseMs?: number;
};

export type Connections = {
  /** Counts a request as active until its response closes. @returns whether there is capacity for it */
  trackRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Sockets that wait for a request head, in the order of their waiting, with the bytes that each had read before. */
type Waiting = Map<Socket, number>;

/** All sockets of one address. IPv6 addresses of one /64 count as one, and all trusted proxies together. */
type Peer = { isProxy: boolean; waiting: Waiting; sockets: number };

/** `requests`: pipelined requests are active at the same time. */
type Connection = { peer: Peer; client: string; requests: number };

/** Value of `bytesRead` for a socket that has sent no request yet, or has begun the next one. */
const notIdle = -1;

/** Maximum number of requests that one socket sends before it has the answers. */
const pipelinedRequests = 16;

const idleMs = 65_000;

const idleMsWhenFull = 5_000;

/**
 * Limits the sockets of a server and their active requests. A socket waits until a whole request head has arrived;
 * bodies have limits of their own. Where too many wait, an idle keep-alive socket is closed, else the one that has
 * waited longest, so that a new visitor always gets in. A socket with too many pipelined requests is closed. Where too
 * many requests are active, the client or network with the largest share loses the response that it has been reading
 * for longest (`network-shares.ts`).
 */
export function limitConnections(
  server: Server,
  trusted: BlockList,
  {
    sockets = 4_000,
    activeRequests = 3_000,
    idleSocketsPerAddress = 512,
    activeRequestsPerClient = 512,
    slowResponseMs = 30_000,
  }: ConnectionLimits = {},
): Connections {
  const peers = new Map<string, Peer>();
  const connections = new Map<Socket, Connection>();
  const waiting: Waiting = new Map();
  /** Active responses with client and start, the oldest first. */
  const open = new Map<ServerResponse, { client: string; since: number }>();
  const shares = createNetworkShares();

  const addWaiting = (socket: Socket, peer: Peer, bytesRead: number) => {
    if (!peer.isProxy && peer.waiting.size >= idleSocketsPerAddress) closeWaitingSocket(peer.waiting);
    waiting.set(socket, bytesRead);
    peer.waiting.set(socket, bytesRead);
  };
  const removeWaiting = (socket: Socket, peer: Peer) => {
    waiting.delete(socket);
    peer.waiting.delete(socket);
  };
  const closeWaitingSocket = (sockets: Waiting): boolean => {
    const socket = findIdle(sockets) ?? sockets.keys().next().value;
    const connection = socket && connections.get(socket);
    if (!connection) return false;
    removeWaiting(socket, connection.peer);
    socket.destroy();
    return true;
  };
  const removeResponse = (response: ServerResponse) => {
    const answer = open.get(response);
    if (answer && open.delete(response)) shares.remove(answer.client);
  };
  /**
   * Ends a response to free capacity for this client; one that is still being rendered only where there is no other.
   */
  const endResponseFor = (client: string): boolean => {
    const greediest = shares.findGreediest(client);
    const latest = performance.now() - slowResponseMs;
    const candidates = [...open].filter(([, answer]) =>
      greediest === undefined ? answer.since <= latest : answer.client === greediest,
    );
    const [slowest] = candidates.find(([{ headersSent }]) => headersSent) ?? candidates[0] ?? [];
    if (!slowest) return false;
    removeResponse(slowest);
    slowest.destroy();
    return true;
  };
  const adaptIdleTime = () => {
    server.keepAliveTimeout = connections.size > sockets / 2 ? idleMsWhenFull : idleMs;
  };
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    const { peer } = connection;
    removeWaiting(socket, peer);
    connection.requests += 1;
    // Each takes some kilobytes until those before it are answered. Neither browsers nor proxies do this.
    if (connection.requests > pipelinedRequests) socket.destroy();
    response.once('close', () => {
      connection.requests -= 1;
      if (connection.requests === 0 && !socket.destroyed) addWaiting(socket, peer, socket.bytesRead);
    });
  };

  adaptIdleTime();
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.prependListener(event, onRequest);
  server.on('connection', (socket: Socket) => {
    const address = toPlainAddress(socket.remoteAddress) ?? '';
    const isProxy = isTrusted(address, trusted);
    const client = toClient(address);
    const name = isProxy ? 'proxy' : client;
    const peer = peers.get(name) ?? { isProxy, waiting: new Map(), sockets: 0 };
    peers.set(name, peer);
    peer.sockets += 1;
    if (connections.size >= sockets && !closeWaitingSocket(waiting) && !endResponseFor(client)) socket.destroy();
    connections.set(socket, { peer, client, requests: 0 });
    socket.once('close', () => {
      removeWaiting(socket, peer);
      connections.delete(socket);
      peer.sockets -= 1;
      if (peer.sockets === 0) peers.delete(name);
      adaptIdleTime();
    });
    addWaiting(socket, peer, notIdle);
    adaptIdleTime();
  });

  return {
    trackRequest: (request, response) => {
      const connection = connections.get(request.socket);
      if (!connection) return true;
      const client = clientOfRequest(request, trusted);
      // A trusted proxy that names no client speaks for many.
      const isOfMany = connection.peer.isProxy && client === connection.client;
      if (!isOfMany && shares.countOf(client) >= activeRequestsPerClient) return false;
      if (open.size >= activeRequests && !endResponseFor(client)) return false;
      open.set(response, { client, since: performance.now() });
      shares.add(client);
      response.once('close', () => removeResponse(response));
      return true;
    },
  };
}

/** @returns the socket that has been idle for longest, without a byte since its last request */
function findIdle(sockets: Waiting): Socket | undefined {
  for (const [socket, bytesRead] of sockets) {
    if (bytesRead === notIdle) continue;
    if (socket.bytesRead === bytesRead) return socket;
    // Marks the socket, so that it is not checked again.
    sockets.set(socket, notIdle);
  }
  return undefined;
}

/** Milliseconds after which work starts although connections are still arriving. */
const maxDelayMs = 100;

/**
 * Defers work while connections are being accepted. Node accepts one connection per turn of the event loop: with a
 * render in each turn, a visitor who comes after hundreds of connections would wait for as many renders.
 *
 * @param countConnections connections accepted since the start
 */
export function createDeferWhileAccepting(countConnections: () => number): (work: () => void) => void {
  return (work) => {
    const since = performance.now();
    let countBefore = -1;
    const check = () => {
      const now = countConnections();
      if (now === countBefore || performance.now() - since >= maxDelayMs) return work();
      countBefore = now;
      // The next turn of the event loop accepts the next connection before this callback runs.
      setImmediate(check);
    };
    setImmediate(check);
  };
}
