import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { EdgeEnv } from '../edge-env.ts';
import { flushLog } from '../log.ts';
import { createFileList } from './file-source.ts';
import { openPictureStore } from './picture-cache.ts';
import { createPictureHandler } from './picture-handler.ts';
import { createPictureSource } from './picture-source.ts';
import { createPictures } from './pictures.ts';

export const id = '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05';
export const address = `/media/${id}/320.webp`;

export const listed = (type: string) => JSON.stringify({ data: [{ id, type }] });
const nothingListed = '{"data":[]}';

/** A fake of the content system's assets, and of its list of files. */
export const assets = {
  version: 1,
  type: 'image/png',
  status: 200,
  list: { status: 200, body: nothingListed },
  /** Ids whose existence was checked. */
  asked: [] as string[],
  made: 0,
  /** Responses that are empty, as while Directus converts the picture for another request. */
  empty: 0,
  atOnce: 0,
  mostAtOnce: 0,
  authorization: '',
  query: '',
  /** What is converted nearly without loss; undefined where that fails. */
  nearLossless: undefined as string | undefined,
  /** Conversions are held here. */
  held: undefined as (() => void)[] | undefined,
};
export const healthy = { version: 1, type: 'image/png', status: 200, list: { status: 200, body: nothingListed } };

const server = createServer((request, response) => {
  assets.authorization = request.headers.authorization ?? '';
  if (request.url?.startsWith('/files?')) {
    response.writeHead(assets.list.status, { 'content-type': 'application/json' }).end(assets.list.body);
    return;
  }
  response.statusCode = assets.status;
  if (request.method === 'HEAD') {
    assets.asked.push(request.url ?? '');
    response.setHeader('content-type', assets.type).setHeader('etag', `"${assets.version}"`).end();
    return;
  }
  assets.query = request.url?.split('?')[1] ?? '';
  assets.made++;
  assets.mostAtOnce = Math.max(assets.mostAtOnce, ++assets.atOnce);
  const format = new URLSearchParams(assets.query).get('format');
  const send = () => {
    assets.atOnce--;
    const made = assets.type === 'image/png' ? `image/${format === 'jpg' ? 'jpeg' : format}` : assets.type;
    const picture = assets.query.includes('nearLossless') ? assets.nearLossless : `picture ${assets.version}`;
    if (picture === undefined) response.statusCode = 500;
    response.setHeader('content-type', made).end(assets.empty-- > 0 ? '' : picture);
  };
  if (assets.held) assets.held.push(send);
  else setImmediate(send);
});

/** Serves the assets in each test of a file. */
export function serveAssets(): void {
  beforeEach(async () => {
    Object.assign(assets, {
      ...healthy,
      asked: [],
      made: 0,
      empty: 0,
      atOnce: 0,
      mostAtOnce: 0,
      held: undefined,
      nearLossless: undefined,
    });
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    flushLog();
    vi.restoreAllMocks();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

const readClock = () => performance.now();

export async function openSite({
  checkIntervalMs = 60_000,
  maxBytes = 1e9,
  folder = '',
  retryDelayMs = 0,
  now = readClock,
} = {}) {
  const { port } = server.address() as AddressInfo;
  const cache = folder || (await mkdtemp(join(tmpdir(), 'media-')));
  const store = await openPictureStore(cache, { maxBytes, retryDelayMs });
  const url = `http://127.0.0.1:${port}`;
  const source = createPictureSource(url, 'token', createFileList(url, 'token'));
  const pictures = createPictures({ source, store, checkIntervalMs, now });
  const answer = createPictureHandler(pictures.find, (context) => context.req.header('client') ?? 'client');
  const app = new Hono<EdgeEnv>().get('/media/*', answer);
  const get = async (path: string, init?: RequestInit) => app.request(path, init);
  const storedFiles = async () => (await readdir(cache)).map((name) => name.split('~')[0]);
  /** Resolves when so many pictures are complete on the disk. */
  const untilStored = (count: number) =>
    vi.waitFor(async () => {
      const complete = (await readdir(cache)).filter((name) => name.includes('~'));
      expect(complete).toHaveLength(count);
    });
  return { cache, get, storedFiles, untilStored, store, pictures };
}
