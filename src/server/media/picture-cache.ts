import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type StoredPicture = { bytes: Uint8Array<ArrayBuffer>; version: string };

/** Finished pictures on disk, the least recently wanted thrown out first. */
export type PictureStore = {
  find: (key: string) => Promise<StoredPicture | undefined>;
  put: (key: string, picture: StoredPicture) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

type Entry = { version: string; size: number };

/** A file's name is its key and its version, so that there is no second file to fall out of step. */
const fileName = /^([0-9a-f-]{36}-\d+\.\w+)~([0-9a-f]+)$/;

export async function openPictureStore(folder: string, largestSize: number): Promise<PictureStore> {
  await mkdir(folder, { recursive: true });
  const entries = await readEntries(folder);
  let total = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  const fileOf = (key: string, { version }: { version: string }) => join(folder, `${key}~${version}`);

  const remove = async (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    total -= entry.size;
    await rm(fileOf(key, entry), { force: true });
  };
  return {
    remove,
    find: async (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      try {
        return { bytes: await readFile(fileOf(key, entry)), version: entry.version };
      } catch {
        await remove(key);
        return undefined;
      }
    },
    put: async (key, { bytes, version }) => {
      const temporary = join(folder, `${key}.${process.pid}.new`);
      await writeFile(temporary, bytes);
      if (entries.get(key)?.version !== version) await remove(key);
      total += bytes.length - (entries.get(key)?.size ?? 0);
      entries.set(key, { version, size: bytes.length });
      await rename(temporary, fileOf(key, { version }));
      for (const oldest of entries.keys()) {
        if (total <= largestSize || oldest === key) break;
        await remove(oldest);
      }
    },
  };
}

async function readEntries(folder: string): Promise<Map<string, Entry>> {
  const found: (Entry & { key: string; writtenAt: number })[] = [];
  for (const name of await readdir(folder)) {
    const [, key, version] = fileName.exec(name) ?? [];
    if (!key || !version) {
      await rm(join(folder, name), { force: true, recursive: true });
      continue;
    }
    const { size, mtimeMs } = await stat(join(folder, name));
    found.push({ key, version, size, writtenAt: mtimeMs });
  }
  const byAge = found.toSorted((a, b) => a.writtenAt - b.writtenAt);
  return new Map(byAge.map(({ key, version, size }) => [key, { version, size }]));
}
