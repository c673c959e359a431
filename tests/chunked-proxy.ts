import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A proxy in front of the site that sends documents in chunks, as on a slow network where the browser paints in between. */
export type ChunkedProxy = { url: string; close: () => Promise<void> };

type Options = {
  /** The document is split before each match. */
  before: RegExp;
  /** Milliseconds between two chunks; a browser paints in between. */
  delayMs: number;
};

export async function startChunkedProxy(target: string, { before, delayMs }: Options): Promise<ChunkedProxy> {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await fetch(new URL(incoming.url ?? '/', target), { headers: { 'accept-encoding': 'identity' } });
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length'));
    outgoing.writeHead(answer.status, headers);
    const body = Buffer.from(await answer.arrayBuffer());
    if (!headers['content-type']?.startsWith('text/html')) return outgoing.end(body);
    for (const chunk of body.toString().split(new RegExp(`(?=${before.source})`))) {
      outgoing.write(chunk);
      await wait(delayMs);
    }
    return outgoing.end();
  });
  return { url: await listen(server), close: () => new Promise((closed) => server.close(() => closed())) };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return `http://127.0.0.1:${address.port}`;
}
