import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createCacheMemory } from '../../base/cache-memory.ts';
import { createPictures } from './pictures.ts';
import { address, assets, healthy, id, listed, openSite, serveAssets } from './pictures-fixture.ts';

serveAssets();

describe('a stored picture', () => {
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
    const { get, storedFiles, untilStored } = await openSite({ checkIntervalMs: 0, now: () => time });
    const paths = ['320.webp', '480.webp', 'social.jpg'].map((file) => `/media/${id}/${file}`);
    for (const path of paths) await get(path);
    await untilStored(3);
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

  it('converts a replaced picture once, and serves the new one', async () => {
    const { cache, get, untilStored } = await openSite({ checkIntervalMs: 0, retryDelayMs: 60_000 });
    await get(address);
    await untilStored(1);
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
    const { cache, get, storedFiles, untilStored } = await openSite();
    await get(address);
    await untilStored(1);
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
