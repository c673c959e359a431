import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Releases lie beside the code that made them: `releases/<id>`, and a file that says which one is shown. */
export function getReleaseFolder(dist: string, id: string): string {
  return join(dist, 'releases', id);
}

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

const kept = 3;

/** Shown from the next start on; older releases go, but for those that a process may still be reading. */
export async function chooseRelease(dist: string, id: string): Promise<void> {
  const folder = join(dist, 'releases');
  const file = join(folder, 'chosen');
  await writeFile(`${file}.${process.pid}`, id);
  await rename(`${file}.${process.pid}`, file);
  const ids = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).sort();
  const old = ids.filter((one) => one < id).slice(0, -(kept - 1));
  await Promise.all(old.map((one) => rm(join(folder, one), { recursive: true, force: true })));
}
