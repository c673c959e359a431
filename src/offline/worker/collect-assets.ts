import { isPrivatePage, isPublic, isValidResponse } from '../cache-rules.ts';
import { findAssetPaths, findClientReferences, findModulePaths } from '../find-assets.ts';
import { cacheFile } from './cached-files.ts';

type Options = {
  cache: Cache;
  /** Finds a file that is cached already. */
  findCached: (path: string) => Promise<Response | undefined>;
};

/**
 * Collects all assets that a document requires and caches them. Requests use the HTTP cache, so the page that is open
 * costs no second download.
 *
 * @returns the paths of all required assets
 * @throws when one of them cannot be loaded
 */
export async function collectAssets(document: string, { cache, findCached }: Options): Promise<string[]> {
  const requiredPaths = new Set<string>();
  const scripts: { path: string; text: string }[] = [];
  const clientReferences = new Set(findClientReferences(document));
  let pending = findAssetPaths(document);
  while (pending.length > 0) {
    const found = pending.filter((path) => !requiredPaths.has(path));
    for (const path of found) requiredPaths.add(path);
    const texts = await Promise.all(found.map((path) => loadAsset(path, cache, findCached)));
    pending = texts.flatMap((text, at) => {
      const path = found[at] ?? '';
      if (path.endsWith('.js')) scripts.push({ path, text });
      else for (const name of findClientReferences(text)) clientReferences.add(name);
      return path.endsWith('.js') ? [] : findAssetPaths(text);
    });
    // All client references are known only after every payload is read.
    if (pending.length === 0) {
      pending = scripts
        .flatMap(({ path, text }) => findModulePaths(text, path, clientReferences))
        .filter((path) => !requiredPaths.has(path));
    }
  }
  return [...requiredPaths];
}

async function loadAsset(path: string, cache: Cache, findCached: Options['findCached']): Promise<string> {
  const cached = await findCached(path);
  if (cached) return isText(path) ? cached.text() : '';
  const response = await fetch(path);
  if (!isValidResponse(response, path) || !canCacheAsset(response, path))
    throw new Error(`${path} answered ${response.status}`);
  const text = isText(path) ? response.clone().text() : '';
  await cacheFile(cache, path, response);
  return text;
}

/** The payload of a shop page is as private as the page, and is cached with it. */
const canCacheAsset = (response: Response, path: string) =>
  isPublic(response) || (path.startsWith('/payload/') && isPrivatePage(response));

const isText = (path: string) => /\.(?:js|css|txt)$/.test(path);
