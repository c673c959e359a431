import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

/** A minimal server as the upper bound of the machine: the same bytes with the same headers, from memory. */
export async function startBareServer(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': String(body.length) });
    response.end(body);
  });
  return { url: await listen(server), server };
}

export type BareProcess = { url: string; pid: number | undefined; close: () => void };

/** The same as a process of its own, so that its memory and its time are measured apart from the client's. */
export async function startBareProcess(bytes: number): Promise<BareProcess> {
  const server = fork(join(import.meta.dirname, 'bare-process.ts'), [String(bytes)]);
  const [url] = (await once(server, 'message')) as [string];
  return { url, pid: server.pid, close: () => server.kill() };
}

/** What a page needs: its bytes as they came, and the paths that it read from the content system. */
type StreamedPage = { parts: readonly Buffer[]; calls: readonly string[] };

/**
 * The least that a server can do for a page that streams: it sends the first part at once, makes the page's calls
 * together, and sends the rest when all are answered.
 */
export async function startBareStream(
  contentUrl: string,
  token: string,
): Promise<{ url: string; show: (page: StreamedPage) => void; close: () => void }> {
  let shown: StreamedPage = { parts: [], calls: [] };
  const headers = { authorization: `Bearer ${token}` };
  const server = createServer(async (_request, response) => {
    const [first, ...rest] = shown.parts;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.write(first);
    await Promise.all(shown.calls.map(async (path) => (await fetch(contentUrl + path, { headers })).text()));
    response.end(Buffer.concat(rest));
  });
  return {
    url: await listen(server),
    show: (page) => {
      shown = page;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port.');
  return `http://127.0.0.1:${address.port}/`;
}
