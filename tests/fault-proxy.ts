import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

/** A wrong response that replaces the CMS's own. */
export type WrongResponse = 'error' | 'broken json' | 'html' | 'reset';

/** What the proxy does to requests to the CMS. */
export type Fault = {
  delayMs: number;
  isCut: boolean;
  instead: WrongResponse | undefined;
  /** Edits the response text of the CMS. */
  edit: ((path: string, text: string) => string) | undefined;
  /** Requests that are held back until `reset`. */
  holds: ((path: string) => boolean) | undefined;
};

/** A proxy in front of the CMS that can delay, cut or falsify responses. Listens on loopback and records what passes. */
export type FaultProxy = {
  url: string;
  fault: Fault;
  /** When each request arrived, in milliseconds of `performance.now()`. */
  calls: { path: string; at: number }[];
  /** When each response began. */
  answers: { path: string; at: number }[];
  reset: () => void;
  close: () => Promise<void>;
};

const noFault: Fault = { delayMs: 0, isCut: false, instead: undefined, edit: undefined, holds: undefined };

export async function startFaultProxy(target: string, port = 0): Promise<FaultProxy> {
  const fault: Fault = { ...noFault };
  const calls: FaultProxy['calls'] = [];
  const answers: FaultProxy['answers'] = [];
  const held: (() => void)[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    calls.push({ path, at: performance.now() });
    if (fault.holds?.(path)) held.push(() => passOn(incoming, outgoing));
    else passOn(incoming, outgoing);
  });
  const passOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    if (fault.isCut) {
      incoming.socket.destroy();
      return;
    }
    if (fault.instead) {
      const { instead } = fault;
      setTimeout(() => respondWrongly(outgoing, instead), fault.delayMs);
      return;
    }
    const onward = request(new URL(path, target), {
      method: incoming.method,
      headers: {
        ...incoming.headers,
        host: new URL(target).host,
        ...(fault.edit ? { 'accept-encoding': 'identity' } : {}),
      },
    });
    onward.on('response', (response) => {
      const { edit } = fault;
      setTimeout(async () => {
        answers.push({ path, at: performance.now() });
        if (!edit) {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
          return;
        }
        const text = edit(path, Buffer.concat(await response.toArray()).toString());
        outgoing.writeHead(response.statusCode ?? 502, { 'content-type': response.headers['content-type'] ?? '' });
        outgoing.end(text);
      }, fault.delayMs);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  await listen(server, port);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fault proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    fault,
    calls,
    answers,
    reset: () => {
      Object.assign(fault, noFault);
      for (const passOnHeld of held.splice(0)) passOnHeld();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respondWrongly(outgoing: ServerResponse, instead: WrongResponse): void {
  switch (instead) {
    case 'error':
      outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{"errors":[{"message":"oh"}]}');
      return;
    case 'broken json':
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":1,');
      return;
    case 'html':
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Proxy</title><p>Welcome');
      return;
    case 'reset':
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      outgoing.write('{"data":[', () => outgoing.destroy());
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
