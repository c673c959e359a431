import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, BlockList, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toRedirectTable } from '../content/addresses/redirect-table.ts';
import type { SiteMap } from '../routing/addresses.ts';
import { runWithSiteMap } from '../routing/run-with-site-map.ts';
import { makeSiteMap } from '../routing/site-map-fixture.ts';
import type { Admission } from './admission.ts';
import { type AppOptions, createApp } from './app.ts';
import type { ConnectionLimits } from './connections.ts';
import { createEdgeServer } from './edge-server.ts';
import { setLogLevel } from './log.ts';
import { loadPublicFiles } from './public-files.ts';
import { createDrain, createTraffic, type Lifecycle } from './traffic.ts';
import { watchForwarding } from './watch-forwarding.ts';

export const siteUrl = 'http://localhost:3000';

const page = (title: string) =>
  `<!DOCTYPE html><html><body><h1>${title}</h1><script>start("${title}")</script>${'<p>Gold und Silber</p>'.repeat(40)}</body></html>`;

const release: Record<string, string | Uint8Array> = {
  'index.html': page('Start'),
  'kontakt/index.html': page('Kontakt'),
  'trauringe/index.html': page('Trauringe'),
  'en/contact/index.html': page('Contact'),
  '404.html': page('Nicht gefunden'),
  'en/404/index.html': page('Not found'),
  'fr/404/index.html': page('Introuvable'),
  'RSC/R/kontakt.txt': '0:{}\n',
  'RSC/R/404.txt': '0:{}\n',
  'RSC/R/en/404.txt': '0:{}\n',
  'assets/index-abc.js': 'export const ring = 1;\n'.repeat(50),
  'fonts/serif.woff2': new Uint8Array(64),
  'film.mp4': new Uint8Array(2 * 1024 * 1024),
};

/** A small site whose German product page is rendered by `processRequest`; everything else is as in a real release. */
export async function makeSite(
  {
    refuseEarly,
    siteMap = makeSiteMap(),
    trusted = new BlockList(),
    ...changes
  }: Partial<AppOptions> &
    Partial<Pick<Admission, 'refuseEarly'>> & {
      siteMap?: SiteMap;
      /** Our own proxies. */
      trusted?: BlockList | undefined;
    } = {},
  limits: ConnectionLimits = {},
) {
  setLogLevel('error');
  const root = await mkdtemp(join(tmpdir(), 'release-'));
  for (const [name, content] of Object.entries(release)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const files = await loadPublicFiles(root, { isHttps: false });
  const redirects = toRedirectTable({
    portalUrl: 'https://portal.example/start',
    redirects: [{ from: '/alt', to: '/kontakt', permanent: true }],
  });
  const lifecycle: Lifecycle = { isReady: true, isDraining: false };
  const traffic = createTraffic(trusted);
  const errorMessages: AppOptions['errorMessages'] = (language, kind) => ({
    title: `${language} ${kind}`,
    text: 'text',
    home: 'home',
    requestNumber: 'number',
  });
  const app = createApp({
    isHttps: false,
    buildId: 'build-1',
    lifecycle,
    forwarding: watchForwarding(new BlockList()),
    errorMessages,
    isKnownPath: (path) => /^\/(?:produkt\/.+|api\/contact)$/.test(path) || files.find(path)?.status === 200,
    getPublicFiles: () => files,
    getRedirects: () => redirects,
    secret: 'of the fixture',
    studioUrl: 'http://127.0.0.1:8055',
    findPicture: async () => undefined,
    findFileType: async () => undefined,
    findClient: () => 'client',
    loadFile: async () => new Response(null, { status: 404 }),
    findRequestId: (outgoing) => outgoing && traffic.findRequestId(outgoing),
    noteRender: traffic.noteRender,
    processRequest: async () => new Response(page('Ring'), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ...changes,
  });
  const server = createEdgeServer({
    rules: {
      siteUrl,
      bodies: new Map([
        ['/api/contact', { maxBytes: 64 * 1024, isFromBrowser: true }],
        ['/api/signed', { maxBytes: 4 * 1024, isSigned: true }],
      ]),
    },
    trusted: new BlockList(),
    limits,
    errorMessages,
    lifecycle,
    traffic,
    getPublicFiles: () => files,
    ...(refuseEarly && { refuseEarly }),
    runInRelease: (work) => runWithSiteMap(siteMap, work),
    fetch: (request, bindings) => app.fetch(request, bindings),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const exits: number[] = [];
  return {
    app,
    port,
    exits,
    drain: createDrain({ server, traffic, lifecycle, exit: (code) => exits.push(code) }),
    ask: (path: string, options: AskOptions = {}) => ask(port, path, options),
    sendRaw: (text: string) => sendRaw(port, text),
    countSockets: () =>
      new Promise<number>((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    close: () => {
      traffic.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

type AskOptions = { method?: string; headers?: Record<string, string>; body?: string; chunked?: boolean };

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function ask(port: number, path: string, { method = 'GET', headers = {}, body, chunked }: AskOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', path, method, headers, agent: false });
    request.on('error', reject).on('response', (response) => {
      const { statusCode = 0, headers: received } = response;
      response
        .toArray()
        .then((chunks) => resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) }), reject);
    });
    if (chunked) request.setHeader('transfer-encoding', 'chunked');
    request.end(body);
  });
}

/** Sends raw bytes that no HTTP library would, and reads until the server closes the connection. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
  });
}
