import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A proxy before equal servers, which get the requests in turn. */
export type Balancer = {
  url: string;
  /** Takes no more requests, and resolves when those that it has are answered. */
  close: () => Promise<void>;
};

type Options = {
  port: number;
  /** Base addresses of the servers. */
  targets: readonly string[];
  /** A server that does not answer 200 there gets no requests, as long as another one does. */
  healthPath: string;
  checkTimeoutMs?: number;
};

type Target = { url: string; isHealthy: boolean };

const checkEveryMs = 250;

/** For requests that are on their way when it is closed. */
const timeoutMs = 2_000;

export async function startBalancer({
  port,
  targets: urls,
  healthPath,
  checkTimeoutMs = 2_000,
}: Options): Promise<Balancer> {
  const targets: Target[] = urls.map((url) => ({ url, isHealthy: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** All targets, the next healthy one first. */
  const listNext = () => {
    turn += 1;
    const inTurn = targets
      .map((_, index) => targets[(turn + index) % targets.length])
      .filter((one) => one !== undefined);
    return inTurn.sort((one, other) => Number(other.isHealthy) - Number(one.isHealthy));
  };

  const server = createServer(async (incoming, outgoing) => {
    try {
      // As a whole, so that another server can get it where the first is gone.
      const body = Buffer.concat(await incoming.toArray());
      for (const target of listNext()) {
        if (await passOn(target, incoming, outgoing, { body, agent })) return;
        target.isHealthy = false;
      }
      outgoing.writeHead(502).end();
    } catch {
      outgoing.destroy();
    }
  });
  // A storefront sends large pages at the speed of their readers.
  server.requestTimeout = 0;

  const check = async (target: Target) => {
    const signal = AbortSignal.timeout(checkTimeoutMs);
    try {
      const response = await fetch(target.url + healthPath, { signal });
      await response.arrayBuffer();
      target.isHealthy = response.ok;
    } catch {
      target.isHealthy = false;
    }
  };
  const checks = setInterval(() => targets.forEach(check), checkEveryMs);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      clearInterval(checks);
      const closed = once(server, 'close');
      server.close();
      // A kept connection stays open after its answer.
      const tidying = setInterval(() => server.closeIdleConnections(), 20);
      const hurrying = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearInterval(tidying);
      clearTimeout(hurrying);
      agent.destroy();
    },
  };
}

type Whole = { body: Buffer; agent: Agent };

/** @returns false where the server has not got the request, so that another one may */
function passOn(
  { url }: Target,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { body, agent }: Whole,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { method, headers, socket } = incoming;
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
  const onward = request(new URL(incoming.url ?? '/', url), {
    agent,
    method,
    headers: { ...headers, 'x-forwarded-for': forwarded },
  });
  onward.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
    response.on('close', () => {
      if (!response.complete) outgoing.destroy();
      resolve(true);
    });
  });
  onward.on('error', (error) => {
    if (outgoing.headersSent) return resolve(true);
    const code = 'code' in error ? error.code : undefined;
    // A kept connection may be closed in the moment in which it is used again.
    const isClosed = code === 'ECONNRESET' && onward.reusedSocket;
    if (code === 'ECONNREFUSED' || isClosed) return resolve(false);
    outgoing.destroy();
    resolve(true);
  });
  outgoing.on('close', () => onward.destroy());
  onward.end(body);
  return promise;
}
