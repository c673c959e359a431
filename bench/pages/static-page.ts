import { createServer, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The static pages, at the paths of the site's own. */
type StaticSite = { url: string; add: (path: string, html: string) => void; close: () => void };

type Stored = { body: Buffer; headers: Record<string, string> };

/**
 * A minimal server of static pages: what remains of a page without a framework. Each has the headings and the pictures
 * of the site's page, in their order, and a few styles in its head; everything is sent from memory.
 */
export async function startStaticSite(site: string): Promise<StaticSite> {
  const pages = new Map<string, Stored>();
  const pictures = new Map<string, Promise<Stored>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const page = pages.get(path);
    if (page) return send(response, page);
    if (!path.startsWith('/media/')) return void response.writeHead(404).end();
    const picture = pictures.get(path) ?? load(site + path, request.headers.accept ?? '*/*');
    pictures.set(path, picture);
    picture.then(
      (stored) => send(response, stored),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static site has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    add: (path, html) => pages.set(path, toStored(toStaticPage(html))),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response: ServerResponse, { body, headers }: Stored): void {
  response.writeHead(200, { ...headers, 'content-length': String(body.length) }).end(body);
}

async function load(url: string, accept: string): Promise<Stored> {
  const response = await fetch(url, { headers: { accept } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const body = Buffer.from(await response.arrayBuffer());
  return {
    body,
    headers: {
      'content-type': response.headers.get('content-type') ?? 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  };
}

function toStored(html: string): Stored {
  return {
    body: brotliCompressSync(html),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' },
  };
}

const styles =
  'body{font:17px/1.5 system-ui;margin:1rem;max-width:70rem}img{display:block;max-width:100%;height:auto}main{display:grid;gap:1rem}';

/** The headings, pictures and prices of a page's main part. */
function toStaticPage(html: string): string {
  const main = /<main\b.*<\/main>/s.exec(html.replace(/<(script|noscript|template)\b.*?<\/\1>/gs, ''))?.[0] ?? '';
  const parts = main.match(/<(picture|h[123]|p)\b.*?<\/\1>|<img\b[^>]*>/gs) ?? [];
  const content = parts.map((part) => part.replace(/ (?:class|style)="[^"]*"/g, '')).join('\n');
  return `<!doctype html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Static</title><style>${styles}</style></head>
<body><main>${content}</main></body></html>`;
}
