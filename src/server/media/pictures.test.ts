import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EdgeEnv } from '../edge-env.ts';
import { answerPictures } from './answer-pictures.ts';
import { openPictureStore } from './picture-cache.ts';
import { createPictureSource } from './picture-source.ts';
import { createPictures } from './pictures.ts';

const id = '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05';
const address = `/media/${id}/320.webp`;

/** Stands in for the content system's assets. */
const assets = {
  version: 1,
  type: 'image/png',
  status: 200,
  made: 0,
  atOnce: 0,
  mostAtOnce: 0,
  authorization: '',
  query: '',
};

const server = createServer((request, response) => {
  assets.authorization = request.headers.authorization ?? '';
  response.statusCode = assets.status;
  if (request.method === 'HEAD') {
    response.setHeader('content-type', assets.type).setHeader('etag', `"${assets.version}"`).end();
    return;
  }
  assets.query = request.url?.split('?')[1] ?? '';
  assets.made++;
  assets.mostAtOnce = Math.max(assets.mostAtOnce, ++assets.atOnce);
  const format = new URLSearchParams(assets.query).get('format');
  setImmediate(() => {
    assets.atOnce--;
    const made = assets.type === 'image/svg+xml' ? assets.type : `image/${format === 'jpg' ? 'jpeg' : format}`;
    response.setHeader('content-type', made).end(`picture ${assets.version}`);
  });
});

beforeEach(async () => {
  Object.assign(assets, { version: 1, type: 'image/png', status: 200, made: 0, mostAtOnce: 0 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function openSite({ checkEvery = 60_000, largest = 1e9, folder = '' } = {}) {
  const { port } = server.address() as AddressInfo;
  const cache = folder || (await mkdtemp(join(tmpdir(), 'media-')));
  const store = await openPictureStore(cache, largest);
  const source = createPictureSource(`http://127.0.0.1:${port}`, 'token');
  const app = new Hono<EdgeEnv>().get('/media/*', answerPictures(createPictures({ source, store, checkEvery })));
  const get = (path: string, init?: RequestInit) => app.request(path, init);
  return { cache, get };
}

describe('a picture', () => {
  it('is made once in the size and format asked for, and kept', async () => {
    const { get } = await openSite();
    const answer = await get(address);
    expect(await answer.text()).toBe('picture 1');
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'image/webp', 'content-length': '9' });
    expect(answer.headers.get('cache-control')).toContain('stale-while-revalidate');
    expect(assets.query).toBe('width=320&quality=85&format=webp&fit=inside&withoutEnlargement=true');
    expect(assets.authorization).toBe('Bearer token');
    await get(address);
    expect(assets.made).toBe(1);
  });

  it('that many want at the same moment is still made once, and few different ones at a time', async () => {
    const { get } = await openSite();
    const sizes = [160, 320, 480, 640, 800, 1200, 1600, 1980].flatMap((width) => [`${width}.webp`, `${width}.avif`]);
    const wanted = [...sizes, ...sizes, ...sizes].map((file) => get(`/media/${id}/${file}`));
    expect(new Set((await Promise.all(wanted)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(assets.made).toBe(16);
    expect(assets.mostAtOnce).toBeLessThanOrEqual(4);
  });

  it('for networks is cut to their size, and to no other', async () => {
    const { get } = await openSite();
    const { status } = await get(`/media/${id}/social.jpg`);
    expect(status).toBe(200);
    expect(Object.fromEntries(new URLSearchParams(assets.query))).toMatchObject({
      width: '1200',
      height: '630',
      fit: 'cover',
    });
    expect((await get(`/media/${id}/social.webp`)).status).toBe(404);
  });

  it('that the browser has is not sent again', async () => {
    const { get } = await openSite();
    const etag = (await get(address)).headers.get('etag') ?? '';
    const again = await get(address, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('outlives a restart and the content system’s absence', async () => {
    const { cache, get } = await openSite();
    await get(address);
    const { get: getLater } = await openSite({ folder: cache, checkEvery: 0 });
    assets.status = 500;
    expect(await (await getLater(address)).text()).toBe('picture 1');
    expect((await getLater(`/media/${id}/480.webp`)).status).toBe(502);
  });

  it('that staff exchange is exchanged here, behind the visitor’s back', async () => {
    const { get } = await openSite({ checkEvery: 0 });
    await get(address);
    assets.version = 2;
    expect(await (await get(address)).text()).toBe('picture 1');
    await vi.waitFor(async () => expect(await (await get(address)).text()).toBe('picture 2'));
  });

  it('that staff delete disappears', async () => {
    const { get } = await openSite({ checkEvery: 0 });
    await get(address);
    assets.status = 403;
    await vi.waitFor(async () => expect((await get(address)).status).toBe(404));
  });

  it('makes room for newer ones when the disk is full', async () => {
    const { cache, get } = await openSite({ largest: 20 });
    for (const width of [160, 320, 480]) await get(`/media/${id}/${width}.webp`);
    expect((await readdir(cache)).map((name) => name.split('~')[0])).toEqual([`${id}-320.webp`, `${id}-480.webp`]);
  });
});

it.each([
  '/media/not-an-id/320.webp',
  `/media/${id}/321.webp`,
  `/media/${id}/320.svg`,
  `/media/${id}/320.png`,
  `/media/${id.toUpperCase()}/320.webp`,
  `/media/..%2f${id}/320.webp`,
])('%s is not there, and the content system is not asked', async (path) => {
  const { get } = await openSite();
  expect((await get(path)).status).toBe(404);
  expect(assets.made).toBe(0);
});

it('a drawing that could carry a script is never passed on', async () => {
  const { get } = await openSite();
  assets.type = 'image/svg+xml';
  expect((await get(address)).status).toBe(404);
});
