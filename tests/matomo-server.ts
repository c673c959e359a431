import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/** The parameters of one tracking request. */
export type Counted = Record<string, string>;

/** A wrong response in place of the script. */
export type ScriptFault = 'missing' | 'garbage' | 'page' | 'other script';

/**
 * A fake Matomo for one site, on loopback: serves its script, and records tracking requests that the real one would
 * count.
 */
export type MatomoServer = {
  url: string;
  counted: Counted[];
  /** Requests that it did not count, with the reason. */
  refused: string[];
  /** All requests, counted or not. */
  requests: string[];
  scriptFault: ScriptFault | undefined;
  /** The script's response is delayed until this resolves. */
  holdScript: Promise<unknown> | undefined;
  clear: () => void;
  stop: () => Promise<void>;
};

const script = readFileSync(join(import.meta.dirname, 'matomo-script.js'));

const faults: Record<ScriptFault, { status: number; type: string; body: string }> = {
  missing: { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' },
  garbage: { status: 200, type: 'application/javascript', body: '<?php echo 1; ?>' },
  page: { status: 200, type: 'text/html', body: '<!doctype html><title>Parked</title>' },
  'other script': { status: 200, type: 'application/javascript', body: 'window._paq = { push() { throw 1; } };' },
};

export async function startMatomoServer(siteId: string, port = 0): Promise<MatomoServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const matomo: MatomoServer = {
    ...{ url: '', counted: [], refused: [], requests: [], scriptFault: undefined, holdScript: undefined },
    clear: () => {
      for (const list of [matomo.counted, matomo.refused, matomo.requests]) list.length = 0;
      matomo.scriptFault = undefined;
      matomo.holdScript = undefined;
    },
    stop: () => close(server),
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://matomo');
    matomo.requests.push(`${incoming.method} ${incoming.url}`);
    if (pathname === '/matomo.js') {
      await matomo.holdScript;
      const { status, type, body } = matomo.scriptFault
        ? faults[matomo.scriptFault]
        : { status: 200, type: 'application/javascript', body: script };
      outgoing.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(body);
    } else if (pathname === '/matomo.php') {
      const requests = readRequests(search.slice(1), await readBody(incoming));
      const status = requests.map((request) => count(request)).find((one) => one !== 204) ?? 204;
      outgoing.writeHead(requests.length > 0 ? status : 400, { 'access-control-allow-origin': '*' }).end();
    } else outgoing.writeHead(404).end();
  };
  const count = (request: Counted): number => {
    if (request.idsite !== siteId) {
      matomo.refused.push(`An unexpected website was found in the request: website id was set to '${request.idsite}'.`);
      return 400;
    }
    // Matomo answers such a request like any other, and does not count it.
    if (request.rec !== '1') matomo.refused.push('rec is not set');
    else matomo.counted.push(request);
    return 204;
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  matomo.url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : port}`;
  return matomo;
}

/** One request in the address, one in the body, or many in the body. */
function readRequests(search: string, body: string): Counted[] {
  const texts = body.startsWith('{') ? (JSON.parse(body) as { requests: string[] }).requests : [search || body];
  return texts.filter((text) => text !== '').map((text) => Object.fromEntries(new URLSearchParams(text)));
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => {
    server.close(() => done());
  });
}
