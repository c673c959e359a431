import { copyFileSync, type Dirent, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Copies the built site, so that a test may publish releases. Releases of the shared one may change during the copy.
 *
 * @param from a copy of it; by default the site under test
 */
export async function copyDist(from = process.env.DIST_DIR ?? 'dist'): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'vitrine-dist-'));
  for (;;) {
    try {
      copyFolder(resolve(from), dist);
      return dist;
    } catch (error) {
      await rm(dist, { recursive: true, force: true });
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

/** Copies the code of the built site, without its releases. */
export async function copyCode(): Promise<string> {
  const from = resolve(process.env.DIST_DIR ?? 'dist');
  const dist = await mkdtemp(join(tmpdir(), 'vitrine-dist-'));
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'releases') continue;
    (entry.isDirectory() ? copyFolder : copyFileSync)(join(from, entry.name), join(dist, entry.name));
  }
  return dist;
}

/** Node's `cp` takes four times the processor time, and `cpSync` ends the process when a folder vanishes. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const list = () => readdirSync(from, { withFileTypes: true });
  const copyEach = (entries: Dirent[], copy: typeof copyFolder) => {
    for (const { name } of entries) copy(join(from, name), join(to, name));
  };
  copyEach(
    // Who publishes there now has nothing to do with the copy.
    list().filter((entry) => entry.isFile() && !/^\.?builder\./.test(entry.name)),
    copyFileSync,
  );
  // Listed after the file that names the chosen release, which is there by then. One that is being made is left out.
  copyEach(
    list().filter((entry) => entry.isDirectory() && !entry.name.endsWith('.part')),
    copyFolder,
  );
}
