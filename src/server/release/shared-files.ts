import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { payloadFolder } from '../extract-payload.ts';
import { log } from '../log.ts';
import { loadPublicFile, type PublicFile } from '../public-file.ts';
import { codePrefix } from './release-folder.ts';

/** Beginning of the folders of copies that are not whole yet. */
const partialPrefix = `.${codePrefix}`;

/** A copy takes seconds: a folder that is older was left by a process that was ended meanwhile. */
const leftoverAfterMs = 3_600_000;

type CodeOptions = { dist: string; build: string };

/**
 * Copies the scripts and styles of this code beside the releases, where storefronts of other code that share the folder
 * find them: a browser may get a page from one and ask another one for its scripts. Never throws.
 */
export async function shareCode({ dist, build }: CodeOptions): Promise<void> {
  const releases = join(dist, 'releases');
  const folder = join(releases, codePrefix + build);
  await removeLeftovers(releases);
  if (existsSync(folder)) return;
  let partial: string | undefined;
  try {
    await mkdir(releases, { recursive: true });
    partial = await mkdtemp(join(releases, partialPrefix));
    await cp(join(dist, 'public', 'assets'), join(partial, 'assets'), { recursive: true });
    await rename(partial, folder);
  } catch (error) {
    // Another process of the same code may have been faster.
    if (!existsSync(folder)) log('warn', 'code not shared', { reason: String(error) });
  } finally {
    if (partial) await rm(partial, { recursive: true, force: true });
  }
}

async function removeLeftovers(releases: string): Promise<void> {
  const folders = listNames(releases).flatMap((name) => (name.startsWith(partialPrefix) ? join(releases, name) : []));
  try {
    for (const folder of folders) {
      const { mtimeMs } = await stat(folder);
      if (mtimeMs < Date.now() - leftoverAfterMs) await rm(folder, { recursive: true, force: true });
    }
  } catch (error) {
    log('warn', 'incomplete code not removed', { reason: String(error) });
  }
}

/** Scripts, styles and payloads are named by what they contain, so whoever has one has the right one. */
const hashedFolders = ['/assets/', payloadFolder];

const fileName = /^[\w-]+(?:\.[\w-]+)+$/;

/** A file system refuses names of more than 255 bytes. */
const maxNameLength = 200;

const relistAfterMs = 1_000;

type FindOptions = { dist: string; isHttps: boolean; now?: () => number };

/**
 * Finds scripts, styles and payloads of other code and earlier releases in the folder that storefronts share. Nothing is
 * held in memory: they are asked for around an update, by pages that were open before.
 */
export function createSharedFiles(options: FindOptions): (path: string) => PublicFile | undefined {
  const { dist, isHttps, now = () => performance.now() } = options;
  const releases = join(dist, 'releases');
  let listed: { folders: string[]; at: number } | undefined;
  const list = () => {
    if (!listed || now() - listed.at >= relistAfterMs) listed = { folders: listFolders(releases), at: now() };
    return listed.folders;
  };
  return (path) => {
    const below = hashedFolders.find((one) => path.startsWith(one));
    const name = path.slice(below?.length);
    if (!below || name.length > maxNameLength || !fileName.test(name)) return undefined;
    for (const folder of list()) {
      const found = load(path, join(folder, path), isHttps);
      if (found) return found;
    }
    return undefined;
  };
}

/** Undefined for what cannot be read, too: whoever made the folder may remove it at any time. */
function load(url: string, file: string, isHttps: boolean): PublicFile | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? loadPublicFile({ url, file, stats }, { isHttps, status: 200 }) : undefined;
  } catch {
    return undefined;
  }
}

function listFolders(releases: string): string[] {
  return listNames(releases).flatMap((name) => {
    if (/^\d+$/.test(name)) return join(releases, name, 'pages');
    return name.startsWith(codePrefix) ? join(releases, name) : [];
  });
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
