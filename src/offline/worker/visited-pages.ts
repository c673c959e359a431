import {
  digestHeader,
  fileCache,
  momentHeader,
  needsHeader,
  pageCache,
  pictureCache,
  titleHeader,
} from '../kept-names.ts';
import { findTitle } from '../kept-title.ts';
import { findCardPage } from './card.ts';
import { gather } from './gather.ts';
import { findKept, findKeptIn, keepFile } from './kept-files.ts';

const mostPages = 40;
/** Some three releases of the code, so that a tab of an older one finds what it began with. */
const mostFiles = 240;
const mostPictures = 120;

/** Fetched from the network and kept in passing: files of pages that are read now. */
export async function findFile(path: string): Promise<Response | undefined> {
  return (await findKept(fileCache, path)) ?? findCardPage(path);
}

/**
 * Keeps a document, and before it whatever it needs: a page is kept whole or not at all. Never throws.
 *
 * @param now when it was asked for or came, in milliseconds; none takes the place of one that is newer
 */
export async function keepPage(path: string, answer: Response, now: number): Promise<void> {
  try {
    const document = await answer.clone().text();
    // What became of a message, or a screen in a window: nobody reads that again.
    if (/<meta name="robots" content="noindex"/.test(document)) {
      await forgetPage(path);
      return;
    }
    const needs = await gather(document, { cache: await caches.open(fileCache), find: findFile });
    const pages = await caches.open(pageCache);
    await inTurn(async () => {
      const keptAt = Number((await pages.match(path, { ignoreVary: true }))?.headers.get(momentHeader));
      // What was asked for earlier came later. A moment that is still to come was told by another clock.
      if (keptAt > now && keptAt <= Date.now()) return;
      // The one that was looked at last stands last.
      await pages.delete(path);
      await keepFile(pages, path, answer, {
        [titleHeader]: encodeURIComponent(findTitle(document)),
        [needsHeader]: needs.join(' '),
        [momentHeader]: `${now}`,
      });
    });
    await trim(pages, mostPages);
    await trimFiles();
  } catch (error) {
    await makeRoom(error);
  }
}

/** A page that was visited, if everything that it needs is still there. */
export async function findVisited(path: string): Promise<Response | undefined> {
  const page = await findKept(pageCache, path);
  const needs = page?.headers.get(needsHeader)?.match(/\S+/g) ?? [];
  const kept = await Promise.all(needs.map(findFile));
  if (page && kept.every(Boolean)) return page;
  if (page) await (await caches.open(pageCache)).delete(path);
  return undefined;
}

/** A page that has gone is not shown for good. Never throws. */
export async function forgetPage(path: string): Promise<void> {
  await caches
    .open(pageCache)
    .then((pages) => pages.delete(path))
    .catch(() => undefined);
}

/**
 * Puts a page that is looked at again last, so that it is not the next to go.
 *
 * @returns the moment at which it was kept, in milliseconds; undefined for one that is not. Never throws.
 */
export async function lookAgain(path: string): Promise<number | undefined> {
  try {
    return await inTurn(async () => {
      const pages = await caches.open(pageCache);
      const kept = await pages.match(path, { ignoreVary: true });
      if (!kept) return undefined;
      await pages.delete(path);
      await pages.put(path, kept.clone());
      return Number(kept.headers.get(momentHeader));
    });
  } catch (error) {
    await makeRoom(error).catch(() => undefined);
    return undefined;
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other, so that no page that was read before stands over one that has come since. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const own = turn.then(work, work);
  turn = own;
  return own;
}

/** A file of the code or a payload, for good: its name says what is in it. */
export async function keepVisitedFile(path: string, answer: Response): Promise<void> {
  try {
    await keepFile(await caches.open(fileCache), path, answer);
  } catch (error) {
    await makeRoom(error);
  }
}

/** Pictures, fonts and signs: what the network brought last. */
export async function keepBorrowed(path: string, answer: Response): Promise<void> {
  try {
    const isPicture = path.startsWith('/media/');
    const cache = await caches.open(isPicture ? pictureCache : fileCache);
    const kept = await cache.match(path, { ignoreVary: true });
    if (kept && kept.headers.get('etag') === answer.headers.get('etag') && kept.headers.has(digestHeader)) return;
    await keepFile(cache, path, answer);
    if (isPicture) await trim(cache, mostPictures);
  } catch (error) {
    await makeRoom(error);
  }
}

export function findBorrowed(path: string): Promise<Response | undefined> {
  return path.startsWith('/media/')
    ? findKeptIn([pictureCache], path).then((kept) => kept ?? findCardPage(path))
    : findFile(path);
}

/** The oldest go first, but none that a kept page needs. */
export async function trimFiles(): Promise<void> {
  await trim(await caches.open(fileCache), mostFiles, await listNeeded(await caches.open(pageCache)));
}

async function listNeeded(pages: Cache): Promise<Set<string>> {
  const kept = await pages.matchAll();
  return new Set(kept.flatMap(({ headers }) => (headers.get(needsHeader) ?? '').split(' ')));
}

async function trim(cache: Cache, most: number, needed: ReadonlySet<string> = new Set()): Promise<void> {
  const requests = await cache.keys();
  const free = requests.filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(free.slice(0, Math.max(0, requests.length - most)).map((request) => cache.delete(request)));
}

/** A full disk keeps nobody from reading: what is kept becomes less, and what is new is not kept. */
async function makeRoom(error: unknown): Promise<void> {
  if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
  await caches.delete(pictureCache);
  const pages = await caches.open(pageCache);
  await trim(pages, mostPages / 2);
  await trim(await caches.open(fileCache), 0, await listNeeded(pages));
}
