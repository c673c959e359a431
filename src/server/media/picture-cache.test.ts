import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openPictureStore } from './picture-cache.ts';
import { address, id, openSite, serveAssets } from './pictures-fixture.ts';

serveAssets();

describe('a picture', () => {
  it('is in memory once for all who read it', async () => {
    const { store } = await openSite();
    const key = `${id}-320.webp`;
    await store.save(key, { bytes: Buffer.from('ring'), version: 'a1' });
    const [one, other] = await Promise.all([store.find(key), store.find(key)]);
    expect(one?.bytes.toString()).toBe(Buffer.from('ring').toString());
    expect(other?.bytes).toBe(one?.bytes);
    expect((await store.find(key))?.bytes).toBe(one?.bytes);
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

  it('is cleared of partial files at the start', async () => {
    const { cache, storedFiles, untilStored, get } = await openSite();
    await get(address);
    await untilStored(1);
    const leftovers = [`${id}-480.webp.99999.new`, `${id}-480.webp.1-7.new`, 'core'];
    for (const name of leftovers) await writeFile(join(cache, name), 'half');
    await mkdir(join(cache, `${id}-800.webp~0123`));
    await openSite({ folder: cache });
    expect(await storedFiles()).toEqual([`${id}-320.webp`]);
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
});
