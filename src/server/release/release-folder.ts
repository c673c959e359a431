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

/** File with the code that made a release, the only code that can show it. */
export const buildFile = 'build';

/** Beginning of the folders with the scripts and styles of each code, `code-<build>`. */
export const codePrefix = 'code-';

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

/**
 * The id of the release that this code shows: the chosen one, or the latest of its own where storefronts of other code
 * share the folder and have chosen another one; undefined where there is none.
 */
export async function findOwnRelease(dist: string, build: string): Promise<string | undefined> {
  const chosen = await findChosenRelease(dist);
  if (chosen === undefined || (await readBuild(dist, chosen)) === build) return chosen;
  for (const id of (await listReleases(dist)).reverse()) if ((await readBuild(dist, id)) === build) return id;
  return undefined;
}

async function readBuild(dist: string, id: string): Promise<string | undefined> {
  return readFile(join(getReleaseFolder(dist, id), buildFile), 'utf8').catch(() => undefined);
}

/** The ids of all complete releases, the oldest first. */
async function listReleases(dist: string): Promise<string[]> {
  return (await readdir(join(dist, 'releases'))).filter((name) => /^\d+$/.test(name)).sort();
}

/** @throws where this code has never made pages */
export async function getOwnRelease(dist: string, build: string): Promise<string> {
  const id = await findOwnRelease(dist, build);
  if (id) return id;
  throw new Error(`There are no pages in ${dist} yet: node ${join(dist, 'make-release.js')} makes them.`);
}

/** Maximum number of older releases of its own code beside the chosen one. */
const maxOlderReleases = 2;

/** Maximum number of releases of other code, which another storefront may show, or which is the way back. */
const maxForeignReleases = 3;

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

async function removeOlder(dist: string, id: string, remove: typeof removeFolder): Promise<void> {
  const folder = join(dist, 'releases');
  const names = await readdir(folder);
  const releases = await Promise.all(
    (await listReleases(dist)).map(async (name) => ({ name, build: await readBuild(dist, name) })),
  );
  const build = releases.find(({ name }) => name === id)?.build;
  const [own, foreign] = [true, false].map((isOwn) => releases.filter((one) => (one.build === build) === isOwn));
  const retained = [
    ...releases.filter(({ name }) => name >= id),
    ...(own ?? []).filter(({ name }) => name < id).slice(-maxOlderReleases),
    ...(foreign ?? []).slice(-maxForeignReleases),
  ];
  const stays = new Set(retained.flatMap((one) => [one.name, codePrefix + one.build]));
  const isOld = (name: string) => (/^\d+(?:\.part)?$/.test(name) ? name < id : name.startsWith(codePrefix));
  await Promise.all(names.filter((name) => isOld(name) && !stays.has(name)).map((name) => remove(join(folder, name))));
}

const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Removes a release that is not shown. Never throws. */
export async function removeRelease(dist: string, id: string): Promise<void> {
  await removeFolder(getReleaseFolder(dist, id)).catch((error) => {
    log('warn', 'release not removed', { release: id, reason: String(error) });
  });
}
