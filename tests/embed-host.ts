import { createServer, type IncomingMessage, type Server } from 'node:http';

export type HostCall = { method: string; url: URL; headers: IncomingMessage['headers'] };
export type HostReply = { code?: number; type?: string; body: string; headers?: Record<string, string> };

/** A third-party host whose pages are embedded in frames, on loopback under another host name than the site's. */
export type EmbedHost = {
  origin: string;
  /** All requests, in order. */
  calls: HostCall[];
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** @param answer the host's responses */
export async function startEmbedHost(answer: (call: HostCall, host: EmbedHost) => HostReply): Promise<EmbedHost> {
  let listener: Server | undefined;
  let port = 0;
  const host: EmbedHost = {
    origin: '',
    calls: [],
    start: async () => {
      const server = createServer((incoming, outgoing) => {
        const call = {
          method: incoming.method ?? '',
          url: new URL(incoming.url ?? '/', host.origin),
          headers: incoming.headers,
        };
        host.calls.push(call);
        const { code = 200, type = 'text/html; charset=utf-8', body, headers } = answer(call, host);
        outgoing.writeHead(code, { 'content-type': type, 'cache-control': 'no-store', ...headers });
        outgoing.end(call.method === 'HEAD' ? undefined : body);
      });
      listener = server;
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
      });
      const address = server.address();
      if (address && typeof address === 'object') port = address.port;
      host.origin = `http://localhost:${port}`;
    },
    stop: async () => {
      const closing = listener;
      listener = undefined;
      closing?.closeAllConnections();
      await new Promise((done) => (closing ? closing.close(done) : done(undefined)));
    },
  };
  await host.start();
  return host;
}

/** A page for a frame. */
export function writePage(body: string, script = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><style>body{margin:0;font:16px sans-serif;background:#dde4e8;color:#123}</style></head><body><div class="main" style="padding:1rem">${body}</div>${script && `<script>${script}</script>`}</body></html>`;
}
