import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteMap } from '../../routing/addresses.ts';
import { log } from '../log.ts';

/** The folder of a release, `releases/<id>` beside the code; the file `releases/chosen` names the one to activate. */
export function getReleaseFolder(dist: string, id: string): string {
  return join(dist, 'releases', id);
}

/** The site map of a release. */
export async function readReleaseMap(dist: string, id: string): Promise<SiteMap> {
  // A release is read by the code that made it.
  return JSON.parse(await readFile(join(getReleaseFolder(dist, id), 'map.json'), 'utf8')) as SiteMap;
}

/** File in the folder of a release with the content state from before its build. */
export const contentStateFile = 'content-state';

/** File with the position of the log of changes from before its build. */
export const changePositionFile = 'change-position';

/** A release id with millisecond precision, which sorts by time. */
export function makeReleaseId(now = new Date()): string {
  return now.toISOString().replace(/\D/g, '');
}

/** When a release was made, in seconds since 1970; undefined for an id of another form. */
export function readReleaseTime(id: string): number | undefined {
  const time = Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/, '$1-$2-$3T$4:$5:$6.$7Z'));
  return Number.isNaN(time) ? undefined : time / 1000;
}

/** The id of the chosen release; undefined where there is none. */
export async function findChosenRelease(dist: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dist, 'releases', 'chosen'), 'utf8')).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** @throws where pages were never made */
export async function getChosenRelease(dist: string): Promise<string> {
  const id = await findChosenRelease(dist);
  if (id) return id;
  throw new Error(`There are no pages in ${dist} yet: node ${join(dist, 'make-release.js')} makes them.`);
}

/** Maximum number of older releases beside the chosen one. */
const maxOlderReleases = 2;

/**
 * Chooses the release for the next start. Deletes older releases, except for those that a process may still be reading,
 * and incomplete ones. What cannot be deleted now is deleted with the next release.
 *
 * @throws when it cannot be saved
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
  await removeOlder(dist, id, remove).catch((error) => {
    log('warn', 'old releases not removed', { release: id, reason: String(error) });
  });
}

/** The ids of the releases before this one that stay, the oldest first. */
export async function listOlderReleases(dist: string, id: string): Promise<string[]> {
  const names = await readdir(join(dist, 'releases'));
  const whole = names.filter((name) => /^\d+$/.test(name) && name < id);
  return whole.sort().slice(-maxOlderReleases);
}

async function removeOlder(dist: string, id: string, remove: typeof removeFolder): Promise<void> {
  const folder = join(dist, 'releases');
  const older = (await readdir(folder)).filter((name) => /^\d+(?:\.part)?$/.test(name) && name < id);
  const retained = new Set(await listOlderReleases(dist, id));
  const old = older.filter((name) => !retained.has(name));
  await Promise.all(old.map((one) => remove(join(folder, one))));
}

const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
