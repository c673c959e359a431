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
  const needs = new Set<string>();
  const scripts: { path: string; text: string }[] = [];
  const names = new Set(findClientReferences(document));
  let waiting = findAssetPaths(document);
  while (waiting.length > 0) {
    const found = waiting.filter((path) => !needs.has(path));
    for (const path of found) needs.add(path);
    const texts = await Promise.all(found.map((path) => loadAsset(path, cache, findCached)));
    waiting = texts.flatMap((text, at) => {
      const path = found[at] ?? '';
      if (path.endsWith('.js')) scripts.push({ path, text });
      else for (const name of findClientReferences(text)) names.add(name);
      return path.endsWith('.js') ? [] : findAssetPaths(text);
    });
    // All client references are known only after every payload is read.
    if (waiting.length === 0) {
      waiting = scripts
        .flatMap(({ path, text }) => findModulePaths(text, path, names))
        .filter((path) => !needs.has(path));
    }
  }
  return [...needs];
}

async function loadAsset(path: string, cache: Cache, find: Options['findCached']): Promise<string> {
  const kept = await find(path);
  if (kept) return isText(path) ? kept.text() : '';
  const answer = await fetch(path);
  if (!isValidResponse(answer, path) || !canCacheAsset(answer, path))
    throw new Error(`${path} answered ${answer.status}`);
  const text = isText(path) ? answer.clone().text() : '';
  await cacheFile(cache, path, answer);
  return text;
}

/** The payload of a shop page is as private as the page, and is cached with it. */
const canCacheAsset = (answer: Response, path: string) =>
  isPublic(answer) || (path.startsWith('/payload/') && isPrivatePage(answer));

const isText = (path: string) => /\.(?:js|css|txt)$/.test(path);
