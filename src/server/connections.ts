import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { isTrusted, toPlainAddress } from './client-address.ts';
import { toClient } from './forms/rate-limit.ts';

export type ConnectionLimits = {
  /** Sockets in all. */
  sockets?: number;
  /** Requests that are being answered, in all. */
  answers?: number;
  /** Of one address: sockets that wait for a request, and requests that are being answered. */
  waitingPerAddress?: number;
  answersPerAddress?: number;
  /** Milliseconds after which an answer ends for the sake of another when there are too many. */
  slowAnswerMs?: number;
};

export type Connections = {
  /** Counts a request as being answered until its response closes. @returns whether there is room for one more */
  begin: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Everybody behind one address; IPv6 addresses of one /64 are one, and all trusted proxies together. */
type Peer = { isProxy: boolean; waiting: Set<Socket>; sockets: number; answers: number };

/** Requests that came at once are answered at once. */
type Connection = { peer: Peer; answers: number };

const idleMs = 65_000;
const idleMsWhenFull = 5_000;

/**
 * Bounds the sockets of a server and what they ask for. A socket waits until a whole request has come: it is new, idle or
 * slow. Where too many wait, the one that has waited longest is closed, so that a new visitor always gets in.
 */
export function limitConnections(
  server: Server,
  trusted: BlockList,
  {
    sockets = 4_000,
    answers = 3_000,
    waitingPerAddress = 512,
    answersPerAddress = 512,
    slowAnswerMs = 30_000,
  }: ConnectionLimits = {},
): Connections {
  const peers = new Map<string, Peer>();
  const connections = new Map<Socket, Connection>();
  const waiting = new Set<Socket>();
  /** When each answer began, first the oldest. */
  const open = new Map<ServerResponse, number>();

  const wait = (socket: Socket, peer: Peer) => {
    waiting.add(socket);
    peer.waiting.add(socket);
    if (!peer.isProxy && peer.waiting.size > waitingPerAddress) closeFirst(peer.waiting);
  };
  const stopWaiting = (socket: Socket, peer: Peer) => {
    waiting.delete(socket);
    peer.waiting.delete(socket);
  };
  const closeFirst = ([socket]: Iterable<Socket>) => {
    const connection = socket && connections.get(socket);
    if (!connection) return;
    stopWaiting(socket, connection.peer);
    socket.destroy();
  };
  const endSlowAnswer = (): boolean => {
    const [slowest] = open;
    if (!slowest || performance.now() - slowest[1] < slowAnswerMs) return false;
    slowest[0].destroy();
    return true;
  };
  const adaptIdleTime = () => {
    server.keepAliveTimeout = connections.size > sockets / 2 ? idleMsWhenFull : idleMs;
  };

  adaptIdleTime();
  server.on('connection', (socket: Socket) => {
    const address = toPlainAddress(socket.remoteAddress) ?? '';
    const isProxy = isTrusted(address, trusted);
    const name = isProxy ? 'proxy' : toClient(address);
    const peer = peers.get(name) ?? { isProxy, waiting: new Set(), sockets: 0, answers: 0 };
    peers.set(name, peer);
    peer.sockets += 1;
    connections.set(socket, { peer, answers: 0 });
    socket.once('close', () => {
      stopWaiting(socket, peer);
      connections.delete(socket);
      peer.sockets -= 1;
      if (peer.sockets === 0) peers.delete(name);
      adaptIdleTime();
    });
    wait(socket, peer);
    if (connections.size > sockets) closeFirst(waiting);
    adaptIdleTime();
  });

  return {
    begin: ({ socket }, response) => {
      const connection = connections.get(socket);
      if (!connection) return true;
      const { peer } = connection;
      stopWaiting(socket, peer);
      const isFull = !peer.isProxy && peer.answers >= answersPerAddress;
      const hasRoom = !isFull && (open.size < answers || endSlowAnswer());
      peer.answers += 1;
      connection.answers += 1;
      open.set(response, performance.now());
      response.once('close', () => {
        peer.answers -= 1;
        connection.answers -= 1;
        open.delete(response);
        if (connection.answers === 0 && !socket.destroyed) wait(socket, peer);
      });
      return hasRoom;
    },
  };
}
