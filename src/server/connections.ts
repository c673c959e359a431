import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { isTrusted, toPlainAddress } from './client-address.ts';
import { clientOfRequest } from './forms/client-of.ts';
import { toClient } from './forms/rate-limit.ts';
import { createNetworkShares } from './network-shares.ts';

export type ConnectionLimits = {
  /** Sockets in all. */
  sockets?: number;
  /** Requests that are being answered, in all. */
  activeRequests?: number;
  /** Sockets of one address that wait for a request. */
  idleSocketsPerAddress?: number;
  /** Requests of one client that are being answered. */
  activeRequestsPerClient?: number;
  /** Milliseconds after which an answer ends for the sake of another, however little its client has. */
  slowResponseMs?: number;
};

export type Connections = {
  /** Counts a request as being answered until its response closes. @returns whether there is room for one more */
  trackRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Sockets that wait for the head of a request, those that wait longest first; bytes that each had read before. */
type Waiting = Map<Socket, number>;

/** Everybody behind one address; IPv6 addresses of one /64 are one, and all trusted proxies together. */
type Peer = { isProxy: boolean; waiting: Waiting; sockets: number };

/** Requests that came at once are taken at once. */
type Connection = { peer: Peer; client: string; requests: number };

/** Stands for what a socket had read before where it had no request yet, or has begun the next one. */
const notIdle = -1;

const idleMs = 65_000;
const idleMsWhenFull = 5_000;

/**
 * Bounds the sockets of a server and what they ask for. A socket waits until the head of a request has come whole; bodies
 * have limits of their own. Where too many wait, one that is idle between two requests is closed, else the one that has
 * waited longest, so that a new visitor always gets in. Where too much is being answered, whoever has most of it, by
 * itself or with a network around it, loses what it has been reading for longest (`network-shares.ts`).
 */
export function limitConnections(
  server: Server,
  trusted: BlockList,
  {
    sockets = 4_000,
    activeRequests: answers = 3_000,
    idleSocketsPerAddress: waitingPerAddress = 512,
    activeRequestsPerClient: answersPerClient = 512,
    slowResponseMs: slowAnswerMs = 30_000,
  }: ConnectionLimits = {},
): Connections {
  const peers = new Map<string, Peer>();
  const connections = new Map<Socket, Connection>();
  const waiting: Waiting = new Map();
  /** Whose each answer is and since when, first the oldest. */
  const open = new Map<ServerResponse, { client: string; since: number }>();
  const shares = createNetworkShares();

  const wait = (socket: Socket, peer: Peer, bytesRead: number) => {
    if (!peer.isProxy && peer.waiting.size >= waitingPerAddress) closeOne(peer.waiting);
    waiting.set(socket, bytesRead);
    peer.waiting.set(socket, bytesRead);
  };
  const stopWaiting = (socket: Socket, peer: Peer) => {
    waiting.delete(socket);
    peer.waiting.delete(socket);
  };
  const closeOne = (some: Waiting): boolean => {
    const socket = findIdle(some) ?? some.keys().next().value;
    const connection = socket && connections.get(socket);
    if (!connection) return false;
    stopWaiting(socket, connection.peer);
    socket.destroy();
    return true;
  };
  const end = (response: ServerResponse) => {
    const answer = open.get(response);
    if (answer && open.delete(response)) shares.remove(answer.client);
  };
  /** Ends an answer for the sake of this client; one that is still being made only where there is no other. */
  const endOneFor = (client: string): boolean => {
    const greediest = shares.findGreediest(client);
    const latest = performance.now() - slowAnswerMs;
    const theirs = [...open].filter(([, answer]) =>
      greediest === undefined ? answer.since <= latest : answer.client === greediest,
    );
    const [slowest] = theirs.find(([{ headersSent }]) => headersSent) ?? theirs[0] ?? [];
    if (!slowest) return false;
    end(slowest);
    slowest.destroy();
    return true;
  };
  const adaptIdleTime = () => {
    server.keepAliveTimeout = connections.size > sockets / 2 ? idleMsWhenFull : idleMs;
  };
  const take = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    const { peer } = connection;
    stopWaiting(socket, peer);
    connection.requests += 1;
    response.once('close', () => {
      connection.requests -= 1;
      if (connection.requests === 0 && !socket.destroyed) wait(socket, peer, socket.bytesRead);
    });
  };

  adaptIdleTime();
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.prependListener(event, take);
  server.on('connection', (socket: Socket) => {
    const address = toPlainAddress(socket.remoteAddress) ?? '';
    const isProxy = isTrusted(address, trusted);
    const client = toClient(address);
    const name = isProxy ? 'proxy' : client;
    const peer = peers.get(name) ?? { isProxy, waiting: new Map(), sockets: 0 };
    peers.set(name, peer);
    peer.sockets += 1;
    if (connections.size >= sockets && !closeOne(waiting) && !endOneFor(client)) socket.destroy();
    connections.set(socket, { peer, client, requests: 0 });
    socket.once('close', () => {
      stopWaiting(socket, peer);
      connections.delete(socket);
      peer.sockets -= 1;
      if (peer.sockets === 0) peers.delete(name);
      adaptIdleTime();
    });
    wait(socket, peer, notIdle);
    adaptIdleTime();
  });

  return {
    trackRequest: (request, response) => {
      const connection = connections.get(request.socket);
      if (!connection) return true;
      const client = clientOfRequest(request, trusted);
      // A proxy that names nobody speaks for many all the same.
      const isOfMany = connection.peer.isProxy && client === connection.client;
      if (!isOfMany && shares.countOf(client) >= answersPerClient) return false;
      if (open.size >= answers && !endOneFor(client)) return false;
      open.set(response, { client, since: performance.now() });
      shares.add(client);
      response.once('close', () => end(response));
      return true;
    },
  };
}

/** @returns the socket that has been idle for longest, without a byte since its last request */
function findIdle(some: Waiting): Socket | undefined {
  for (const [socket, bytesRead] of some) {
    if (bytesRead === notIdle) continue;
    if (socket.bytesRead === bytesRead) return socket;
    // So that nobody looks again.
    some.set(socket, notIdle);
  }
  return undefined;
}
