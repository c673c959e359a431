import { createServer, request, type Server } from 'node:http';

/** What the line to the content system does to a call. */
export type Fault = { delayMs: number; isCut: boolean };

/** A line to a content system that can be slow or cut. Listens on loopback and counts what passes. */
export type FaultProxy = {
  url: string;
  fault: Fault;
  /** When each answer began to come back, in milliseconds of `performance.now()`. */
  answers: { path: string; at: number }[];
  close: () => Promise<void>;
};

export async function startFaultProxy(target: string, port = 0): Promise<FaultProxy> {
  const fault: Fault = { delayMs: 0, isCut: false };
  const answers: FaultProxy['answers'] = [];
  const server = createServer((incoming, outgoing) => {
    if (fault.isCut) {
      incoming.socket.destroy();
      return;
    }
    const onward = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(target).host },
    });
    onward.on('response', (response) => {
      setTimeout(() => {
        answers.push({ path: incoming.url ?? '/', at: performance.now() });
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      }, fault.delayMs);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await listen(server, port);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fault proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    fault,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
