import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { hashInlineScripts } from '../src/server/security-headers.ts';

/** What the proxy between browser and site does to requests and responses. */
export type SiteFault = {
  isCut: boolean;
  /** Milliseconds before a response begins. */
  delayMs: number;
  /** Paths that answer 404, as after a release that no longer has them. */
  isGone: (path: string) => boolean;
  /** Maps a requested path to the site's own. */
  toTarget: (path: string) => string;
  /** Edits the response text of the site. */
  edit: (path: string, text: string) => string;
};

/** A proxy in front of the site that can delay, cut, or switch to another build; the browser sees one origin throughout. */
export type SiteProxy = {
  url: string;
  fault: SiteFault;
  /** All requests, in order: `GET /faq`. */
  requests: string[];
  setTarget: (target: string) => void;
  reset: () => void;
  close: () => Promise<void>;
};

const noFault: SiteFault = {
  isCut: false,
  delayMs: 0,
  isGone: () => false,
  toTarget: (path) => path,
  edit: (_path, text) => text,
};

export async function startSiteProxy(first: string): Promise<SiteProxy> {
  const fault = { ...noFault };
  const requests: string[] = [];
  let target = first;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    requests.push(`${incoming.method} ${path}`);
    if (fault.isCut) return incoming.socket.destroy();
    if (fault.isGone(path)) return outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('gone');
    const own = new URL(target);
    const headers = { ...incoming.headers, host: own.host, 'accept-encoding': 'identity' };
    // The site accepts its own origin only.
    if (headers.origin) headers.origin = own.origin;
    // A response to be edited must not be a 304.
    if (fault.edit !== noFault.edit) delete headers['if-none-match'];
    const onward = request(new URL(fault.toTarget(path), target), { method: incoming.method, headers });
    onward.on('error', () => incoming.socket.destroy());
    onward.on('response', (answer) => {
      setTimeout(async () => {
        if (fault.isCut) return incoming.socket.destroy();
        const isText = answer.headers['content-type']?.startsWith('text/') ?? false;
        if (isText && fault.edit !== noFault.edit)
          return sendEdited(answer, (text) => fault.edit(path, text), outgoing);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(outgoing);
      }, fault.delayMs);
    });
    return incoming.pipe(onward);
  });
  await listen(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    fault,
    requests,
    setTarget: (next) => {
      target = next;
    },
    reset: () => void Object.assign(fault, noFault),
    close: () => close(server),
  };
}

/** Sends an edited page with the hashes of its inline scripts in the CSP, as the site would. */
async function sendEdited(answer: IncomingMessage, edit: (text: string) => string, outgoing: ServerResponse) {
  const { 'content-length': _length, 'content-security-policy': policy, ...headers } = answer.headers;
  const text = edit(Buffer.concat(await answer.toArray()).toString());
  const scripts = hashInlineScripts(text).join(' ');
  outgoing.writeHead(answer.statusCode ?? 502, {
    ...headers,
    // A policy with a nonce needs no hashes.
    ...(policy && {
      'content-security-policy': String(policy).replace(
        /(script-src 'self' )(?:'sha256-[^']+' ?)+/,
        (_, start: string) => `${start}${scripts} `,
      ),
    }),
  });
  outgoing.end(text);
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
