import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCacheMemory } from '../../base/cache-memory.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { flushLog } from '../log.ts';
import { createFileList } from './file-source.ts';
import { openPictureStore } from './picture-cache.ts';
import { createPictureHandler } from './picture-handler.ts';
import { createPictureSource } from './picture-source.ts';
import { createPictures } from './pictures.ts';

const id = '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05';
const address = `/media/${id}/320.webp`;

const listed = (type: string) => JSON.stringify({ data: [{ id, type }] });
const nothingListed = '{"data":[]}';

/** A fake of the content system's assets, and of its list of files. */
const assets = {
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
  /** Conversions are held here. */
  held: undefined as (() => void)[] | undefined,
};
const healthy = { version: 1, type: 'image/png', status: 200, list: { status: 200, body: nothingListed } };

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
    response.setHeader('content-type', made).end(assets.empty-- > 0 ? '' : `picture ${assets.version}`);
  };
  if (assets.held) assets.held.push(send);
  else setImmediate(send);
});

beforeEach(async () => {
  Object.assign(assets, { ...healthy, asked: [], made: 0, empty: 0, atOnce: 0, mostAtOnce: 0, held: undefined });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  flushLog();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const readClock = () => performance.now();

async function openSite({
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
  return { cache, get, storedFiles, store, pictures };
}

describe('a picture', () => {
  it('is converted once per size and format, and stored', async () => {
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

  it('is converted once for concurrent requests, and few at a time', async () => {
    const { get } = await openSite();
    const sizes = ['320.avif', '480.avif', '800.avif', '320.webp', '480.webp', '800.webp', '1200.webp', '1980.webp'];
    const wanted = [...sizes, ...sizes, ...sizes].map((file) => get(`/media/${id}/${file}`));
    expect(new Set((await Promise.all(wanted)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(assets.made).toBe(8);
    expect(assets.mostAtOnce).toBeLessThanOrEqual(2);
  });

  it('that Directus is converting for another request is requested until it is complete', async () => {
    const { get } = await openSite();
    assets.empty = 2;
    expect(await (await get(address)).text()).toBe('picture 1');
    expect(assets.made).toBe(3);
  });

  it('is in memory once for all who read it', async () => {
    const { store } = await openSite();
    const key = `${id}-320.webp`;
    await store.save(key, { bytes: Buffer.from('ring'), version: 'a1' });
    const [one, other] = await Promise.all([store.find(key), store.find(key)]);
    expect(one?.bytes.toString()).toBe(Buffer.from('ring').toString());
    expect(other?.bytes).toBe(one?.bytes);
    expect((await store.find(key))?.bytes).toBe(one?.bytes);
  });

  it('is refused for a moment while its client leaves too many unread', async () => {
    const found = { bytes: new Uint8Array(3), version: 'a1' };
    const answer = createPictureHandler(
      async () => found,
      () => 'client',
      () => false,
    );
    const { status, headers } = await new Hono<EdgeEnv>().get('/media/*', answer).request(address);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('for the magnified view is uncropped, and limited in size', async () => {
    const { get } = await openSite();
    expect((await get(`/media/${id}/2800.webp`)).status).toBe(200);
    expect(assets.query).toBe('width=2800&quality=85&format=webp&fit=inside&withoutEnlargement=true&height=4200');
  });

  it('is encoded as AVIF with less effort, and a quality that looks as that of WebP', async () => {
    const { get } = await openSite();
    await get(`/media/${id}/320.avif`);
    const query = new URLSearchParams(assets.query);
    expect(query.get('transforms')).toBe('[["avif",{"effort":1}]]');
    expect(query.get('quality')).toBe('65');
  });

  it('for link previews is cropped to their size only', async () => {
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

  it('is a 304 for a client that has it', async () => {
    const { get } = await openSite();
    const etag = (await get(address)).headers.get('etag') ?? '';
    const again = await get(address, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is served after a restart and without the content system', async () => {
    const { cache, get, storedFiles } = await openSite();
    await get(address);
    await vi.waitFor(async () => expect(await storedFiles()).toEqual([`${id}-320.webp`]));
    const { get: getLater } = await openSite({ folder: cache, checkIntervalMs: 0 });
    assets.status = 500;
    expect(await (await getLater(address)).text()).toBe('picture 1');
    expect((await getLater(`/media/${id}/480.webp`)).status).toBe(502);
  });

  it('that staff replace is updated in the background', async () => {
    const { get } = await openSite({ checkIntervalMs: 0 });
    await get(address);
    assets.version = 2;
    expect(await (await get(address)).text()).toBe('picture 1');
    await vi.waitFor(async () => expect(await (await get(address)).text()).toBe('picture 2'));
  });

  it('is revalidated by a monotonic clock', async () => {
    let seconds = 0;
    const { get } = await openSite({ now: () => seconds * 1_000 });
    await get(address);
    vi.spyOn(Date, 'now').mockReturnValue(0);
    seconds = 59;
    await get(address);
    expect(assets.asked).toHaveLength(1);
    seconds = 60;
    await get(address);
    await vi.waitFor(() => expect(assets.asked).toHaveLength(2));
  });

  /** A site with some pictures stored, whose version is checked at this moment with this status of the file. */
  async function openChecked() {
    let time = 0;
    const { get, storedFiles } = await openSite({ checkIntervalMs: 0, now: () => time });
    const paths = ['320.webp', '480.webp', 'social.jpg'].map((file) => `/media/${id}/${file}`);
    for (const path of paths) await get(path);
    await vi.waitFor(async () => expect(await storedFiles()).toHaveLength(3));
    const check = async (status: number, at: number) => {
      [assets.status, time, assets.asked] = [status, at, []];
      const { status: answered } = await get(address);
      await vi.waitFor(() => expect(assets.asked).not.toHaveLength(0));
      // A picture that cannot be stored is requested last, so that the check has ended.
      await get(`/media/${id}/800.webp`);
      return answered;
    };
    return { get, storedFiles, paths, check };
  }

  it('that staff delete is removed in all sizes, once that is confirmed minutes later', async () => {
    const { get, storedFiles, paths, check } = await openChecked();
    expect([await check(403, 0), await check(403, 299_999)]).toEqual([200, 200]);
    expect(await storedFiles()).toHaveLength(3);
    await check(403, 300_000);
    await vi.waitFor(async () => expect(await storedFiles()).toEqual([]));
    for (const path of paths) expect((await get(path)).status).toBe(404);
  });

  it('that is missing, found and missing again is kept', async () => {
    const { storedFiles, check } = await openChecked();
    expect([await check(403, 0), await check(200, 60_000), await check(403, 300_000)]).toEqual([200, 200, 200]);
    expect(await storedFiles()).toEqual(expect.arrayContaining([`${id}-320.webp`, `${id}-480.webp`]));
  });

  it('is evicted when the disk limit is reached', async () => {
    const { get, storedFiles } = await openSite({ maxBytes: 20 });
    for (const width of [320, 480, 800]) {
      await get(`/media/${id}/${width}.webp`);
      await vi.waitFor(async () => expect(await storedFiles()).toContain(`${id}-${width}.webp`));
    }
    await vi.waitFor(async () => expect(await storedFiles()).toEqual([`${id}-480.webp`, `${id}-800.webp`]));
  });

  it('is not stored when it is larger than the disk limit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'media-'));
    const store = await openPictureStore(folder, { maxBytes: 5 });
    await store.save(`${id}-320.webp`, { bytes: new Uint8Array(9), version: 'a1' });
    expect(await readdir(folder)).toEqual([]);
    expect(await store.find(`${id}-320.webp`)).toBeUndefined();
  });

  it('that is removed while it is written stays removed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const store = await openPictureStore(folder, { maxBytes: 100 });
    const key = `${id}-320.webp`;
    for (let moment = 0; moment < 200; moment += 1) {
      const saved = store.save(key, { bytes: new Uint8Array(9), version: 'a1' });
      const moments = Array.from({ length: moment % 40 }, () => undefined);
      for (const _ of moments) await new Promise(setImmediate);
      await store.remove(key);
      await saved;
      expect(store.has(key)).toBe(false);
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('is deleted at the start when the disk limit has become smaller', async () => {
    const { cache, get, storedFiles } = await openSite();
    for (const width of [320, 480, 800]) {
      await get(`/media/${id}/${width}.webp`);
      await vi.waitFor(async () => expect(await storedFiles()).toContain(`${id}-${width}.webp`));
    }
    const { storedFiles: filesAfterStart } = await openSite({ folder: cache, maxBytes: 20 });
    expect(await filesAfterStart()).toHaveLength(2);
  });
});

describe('a wrong response of the content system', () => {
  const page = '<!doctype html><title>Proxy</title><p>Welcome';
  it.each([
    ['403 while the token has expired', { status: 403, list: { status: 403, body: '{"errors":[]}' } }],
    ['401 while the token is unknown', { status: 401 }],
    ['403 for a file that is listed', { status: 403, list: { status: 200, body: listed('image/png') } }],
    ['404 by a proxy', { status: 404, list: { status: 404, body: page } }],
    ['410 by a proxy', { status: 410, list: { status: 410, body: page } }],
    ['a page with status 200', { type: 'text/html', list: { status: 200, body: page } }],
    [
      'a page with status 200 in place of pictures',
      { type: 'text/html', list: { status: 200, body: listed('image/png') } },
    ],
    ['half a list', { status: 403, list: { status: 200, body: '{"data":[' } }],
    ['a list of something else', { status: 403, list: { status: 200, body: '{"data":{}}' } }],
    ['a list of another file', { status: 403, list: { status: 200, body: '{"data":[{"id":"1","type":"text/css"}]}' } }],
    ['500', { status: 500 }],
  ])('does not remove a picture: %s', async (_name, answers) => {
    const { cache, get, storedFiles } = await openSite();
    await get(address);
    await vi.waitFor(async () => expect(await storedFiles()).toHaveLength(1));
    const { get: getLater } = await openSite({ folder: cache, checkIntervalMs: 0 });
    assets.asked = [];
    Object.assign(assets, answers);
    expect((await getLater(address)).status).toBe(200);
    await vi.waitFor(() => expect(assets.asked).toHaveLength(1));
    // A picture that is not stored is requested last, so that the previous check has ended.
    expect((await getLater(`/media/${id}/480.webp`)).status).toBe(502);
    expect((await getLater(address)).status).toBe(200);
    expect(await storedFiles()).toEqual([`${id}-320.webp`]);
    Object.assign(assets, healthy);
    expect((await getLater(`/media/${id}/480.webp`)).status).toBe(200);
  });

  it('is not retried with each request', async () => {
    const { get } = await openSite({ checkIntervalMs: 0 });
    await get(address);
    await vi.waitFor(() => expect(assets.asked).toHaveLength(1));
    assets.status = 500;
    for (let asked = 0; asked < 20; asked++) expect((await get(address)).status).toBe(200);
    await vi.waitFor(() => expect(assets.asked).toHaveLength(2));
    for (let asked = 0; asked < 20; asked++) await get(address);
    expect(assets.asked).toHaveLength(2);
  });
});

describe('a full disk', () => {
  it('does not prevent serving pictures', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'media-')), 'file');
    await writeFile(folder, 'in the place of the folder');
    const { get } = await openSite({ folder });
    for (const _ of [1, 2]) {
      const answer = await get(address);
      expect([answer.status, await answer.text()]).toEqual([200, 'picture 1']);
    }
  });

  it('stores no partial files, and pictures again when it has space', async () => {
    const { cache, get, storedFiles } = await openSite();
    const inTheWay = `${id}-320.webp~`;
    await get(address);
    await vi.waitFor(async () => expect(await storedFiles()).toEqual([inTheWay.slice(0, -1)]));
    const [name = ''] = await readdir(cache);
    await rm(join(cache, name));
    // A folder in place of the file: writing works, and renaming fails.
    await mkdir(join(cache, name, 'full'), { recursive: true });
    expect(name).toContain(inTheWay);
    expect((await get(address)).status).toBe(200);
    await vi.waitFor(async () => expect(await readdir(cache)).toEqual([name]));
    await rm(join(cache, name), { recursive: true });
    await vi.waitFor(async () => {
      expect((await get(address)).status).toBe(200);
      expect(await storedFiles()).toEqual([`${id}-320.webp`]);
    });
  });

  it('converts a replaced picture once, and serves the new one', async () => {
    const { cache, get, storedFiles } = await openSite({ checkIntervalMs: 0, retryDelayMs: 60_000 });
    await get(address);
    await vi.waitFor(async () => expect(await storedFiles()).toHaveLength(1));
    // Blocks the second file that is written; none is written after it.
    await mkdir(join(cache, `${id}-320.webp.${process.pid}-2.new`));
    assets.version = 2;
    await vi.waitFor(async () => expect(await (await get(address)).text()).toBe('picture 2'));
    for (let asked = 0; asked < 20; asked++) expect(await (await get(address)).text()).toBe('picture 2');
    expect(assets.made).toBe(2);
  });

  it('converts a picture once while the old one is still being read', async () => {
    let made = 0;
    let storedPicture = { bytes: new Uint8Array(1), version: 'old' };
    const slow = Promise.withResolvers<void>();
    const reads = [Promise.resolve(), slow.promise];
    const { find } = createPictures({
      source: {
        findVersion: async () => 'new',
        load: async () => {
          made++;
          return new Uint8Array(2);
        },
      },
      store: {
        find: async () => {
          const found = storedPicture;
          await reads.shift();
          return found;
        },
        save: async (_, picture) => {
          storedPicture = picture;
        },
        remove: async () => undefined,
        has: () => true,
        isHalfEmpty: () => true,
      },
      checkIntervalMs: 0,
    });
    const { signal } = new AbortController();
    const ask = () => find({ id, width: 320, format: 'webp' }, { client: 'ada', signal });
    const first = ask();
    const second = ask();
    await first;
    await vi.waitFor(() => expect(storedPicture.version).toBe('new'));
    slow.resolve();
    expect((await second)?.version).toBe('old');
    for (let turns = 0; turns < 5; turns++) await new Promise(setImmediate);
    expect(made).toBe(1);
  });

  it('is looked up once while thousands of others are missing, within the memory of all caches', async () => {
    const asked: string[] = [];
    const memory = createCacheMemory(50_000);
    const { find } = createPictures({
      source: {
        findVersion: async (one) => {
          asked.push(one);
          return one === id ? 'first' : undefined;
        },
        load: async () => new Uint8Array(1),
      },
      store: {
        find: async (key) => (key.startsWith(id) ? { bytes: new Uint8Array(1), version: 'first' } : undefined),
        save: async () => undefined,
        remove: async () => undefined,
        has: () => false,
        isHalfEmpty: () => true,
      },
      memory,
    });
    const { signal } = new AbortController();
    const ask = async (one: string) => {
      await find({ id: one, width: 320, format: 'webp' }, { client: 'ada', signal });
      await new Promise(setImmediate);
    };
    for (let times = 0; times < 2; times++) await ask(id);
    for (let at = 0; at < 2_000; at++) await ask(`00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
    expect(memory.getBytes()).toBeGreaterThan(40_000);
    expect(memory.getBytes()).toBeLessThanOrEqual(50_000);
    await ask(id);
    expect(asked.filter((one) => one === id)).toEqual([id]);
  });

  it('converts a picture at most once a minute when memory is full, too', async () => {
    let [seconds, made] = [0, 0];
    const { find } = createPictures({
      source: {
        findVersion: async () => 'new',
        load: async () => {
          made++;
          return new Uint8Array(1);
        },
      },
      store: {
        find: async () => ({ bytes: new Uint8Array(1), version: 'old' }),
        save: async () => undefined,
        remove: async () => undefined,
        has: () => true,
        isHalfEmpty: () => true,
      },
      now: () => seconds * 1_000,
    });
    const { signal } = new AbortController();
    for (seconds = 0; seconds < 120; seconds++) {
      await find({ id, width: 320, format: 'webp' }, { client: 'ada', signal });
      await new Promise(setImmediate);
    }
    expect(made).toBe(2);
  });

  it('is cleared of partial files at the start', async () => {
    const { cache, storedFiles, get } = await openSite();
    await get(address);
    await vi.waitFor(async () => expect(await storedFiles()).toHaveLength(1));
    const leftovers = [`${id}-480.webp.99999.new`, `${id}-480.webp.1-7.new`, 'core'];
    for (const name of leftovers) await writeFile(join(cache, name), 'half');
    await mkdir(join(cache, `${id}-800.webp~0123`));
    await openSite({ folder: cache });
    expect(await storedFiles()).toEqual([`${id}-320.webp`]);
  });
});

describe('many concurrent requests', () => {
  const others = Array.from({ length: 450 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  const releaseAll = async (answers: Promise<Response>[]) => {
    let open = true;
    void Promise.allSettled(answers).then(() => {
      open = false;
    });
    while (open) {
      for (const send of assets.held?.splice(0) ?? []) send();
      await new Promise(setImmediate);
    }
    return Promise.all(answers);
  };

  it('are refused when the queue is full, but not those of a new client', async () => {
    const { get } = await openSite();
    assets.held = [];
    const greedy = others.map((other) => get(`/media/${other}/320.webp`, { headers: { client: 'ada' } }));
    const refused = await Promise.race(greedy);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    await vi.waitFor(() => expect(assets.held).toHaveLength(2));
    const newcomer = get(address, { headers: { client: 'bob' } });
    expect((await releaseAll([...greedy, newcomer])).at(-1)?.status).toBe(200);
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('that are aborted are not converted', async () => {
    const { get } = await openSite();
    assets.held = [];
    const leaving = new AbortController();
    const left = others
      .slice(0, 50)
      .map((other) => get(`/media/${other}/320.webp`, { signal: leaving.signal, headers: { client: 'ada' } }));
    await vi.waitFor(() => expect(assets.held).toHaveLength(2));
    await vi.waitFor(() => expect(assets.asked).toHaveLength(50));
    leaving.abort();
    await Promise.all(left);
    const stays = get(address, { headers: { client: 'bob' } });
    const [answer] = await releaseAll([stays]);
    expect(answer?.status).toBe(200);
    expect(assets.made).toBe(3);
  });

  it('for a missing picture cause one read', async () => {
    const { get } = await openSite();
    assets.status = 403;
    const asked = others.slice(0, 50).flatMap((other) => [`/media/${other}/320.webp`, `/media/${other}/1980.webp`]);
    const statuses = await Promise.all([...asked, ...asked].map(async (path) => (await get(path)).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
    for (const path of asked) await get(path);
    expect(assets.asked).toHaveLength(50);
  });
});

it.each([
  '/media/not-an-id/320.webp',
  `/media/${id}/321.webp`,
  `/media/${id}/320.svg`,
  `/media/${id}/320.png`,
  `/media/${id.toUpperCase()}/320.webp`,
  `/media/..%2f${id}/320.webp`,
])('%s is 404 without a read', async (path) => {
  const { get } = await openSite();
  expect((await get(path)).status).toBe(404);
  expect(assets.made).toBe(0);
});

it('an SVG is never served', async () => {
  const { get } = await openSite();
  Object.assign(assets, { type: 'image/svg+xml', list: { status: 200, body: listed('image/svg+xml') } });
  expect((await get(address)).status).toBe(404);
});
