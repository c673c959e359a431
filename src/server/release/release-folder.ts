import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../log.ts';

/** Releases lie beside the code that made them: `releases/<id>`, and a file that says which one is shown. */
export function getReleaseFolder(dist: string, id: string): string {
  return join(dist, 'releases', id);
}

/** In the folder of a release: what its content was when its pages were made. */
export const contentStateFile = 'content-state';

/** Sorts by time, and two of the same second stay apart. */
export function makeReleaseId(now = new Date()): string {
  return now.toISOString().replace(/\D/g, '');
}

/** Undefined where nothing was ever released. */
export async function findChosenRelease(dist: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dist, 'releases', 'chosen'), 'utf8')).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Beside the chosen one. */
const maxOlderReleases = 2;

/**
 * Shown from the next start on; older releases go, but for those that a process may still be reading, and what was left of
 * releases that were never finished. What cannot be removed goes with the next one.
 *
 * @throws when it is not chosen
 */
export async function chooseRelease(dist: string, id: string, remove = removeFolder): Promise<void> {
  const folder = join(dist, 'releases');
  const file = join(folder, 'chosen');
  const temporary = `${file}.${process.pid}`;
  try {
    await writeFile(temporary, id);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await removeOlder(folder, id, remove).catch((error) => {
    log('warn', 'old releases not removed', { release: id, reason: String(error) });
  });
}

async function removeOlder(folder: string, id: string, remove: typeof removeFolder): Promise<void> {
  const older = (await readdir(folder)).filter((name) => /^\d+(?:\.part)?$/.test(name) && name < id).sort();
  const whole = older.filter((name) => !name.endsWith('.part'));
  const kept = new Set(whole.slice(-maxOlderReleases));
  const old = older.filter((name) => !kept.has(name));
  await Promise.all(old.map((one) => remove(join(folder, one))));
}

const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
