import { getLanguageOfPath } from '../../i18n/languages.ts';
import {
  datedHeader,
  digestHeader,
  fileCache,
  momentHeader,
  needsHeader,
  pageCache,
  pictureCache,
  titleHeader,
} from '../kept-names.ts';
import { findTitle } from '../kept-title.ts';
import { isForAll, standsFor } from '../what-to-keep.ts';
import { findCardPage } from './card.ts';
import { hasPlaceForDate, writeDate } from './date-of-page.ts';
import { gather } from './gather.ts';
import { findKept, findKeptIn, keepFile } from './kept-files.ts';
import { trimCache } from './trim-cache.ts';

const mostPages = { count: 40 };
/** Of the shop, as they were sent before they were packed: they come and go faster than the house's own pages. */
const mostDated = { count: 30, bytes: 6_000_000 };
/** Some three releases of the code, so that a tab of an older one finds what it began with. */
const mostFiles = { count: 240 };
const mostPictures = { count: 240, bytes: 20_000_000 };

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
  const timesBefore = timesForgotten;
  try {
    const document = await answer.clone().text();
    // What became of a message, or a screen in a window: nobody reads that again.
    const isDated = !isForAll(answer);
    if (/<meta name="robots" content="noindex"/.test(document) || (isDated && !hasPlaceForDate(document))) {
      await forgetPage(path);
      return;
    }
    const needs = await gather(document, { cache: await caches.open(fileCache), find: findFile });
    await inTurn(async () => {
      if (timesForgotten !== timesBefore) return forgetPayloads();
      const pages = await caches.open(pageCache);
      const keptAt = Number((await pages.match(path, { ignoreVary: true }))?.headers.get(momentHeader));
      // What was asked for earlier came later. A moment that is still to come was told by another clock.
      if (keptAt > now && keptAt <= Date.now()) return;
      // The one that was looked at last stands last.
      await pages.delete(path);
      await keepFile(pages, path, answer, {
        [titleHeader]: encodeURIComponent(findTitle(document)),
        [needsHeader]: needs.join(' '),
        [momentHeader]: `${now}`,
        ...(isDated && { [datedHeader]: 'yes' }),
      });
    });
    await trimPages(await caches.open(pageCache));
    await trimFiles();
  } catch (error) {
    await makeRoom(error);
  }
}

/**
 * A page that was visited, if everything that it needs is still there; one of the shop says of when it is.
 *
 * @param search what is asked beyond the path
 */
export async function findVisited(path: string, search: string): Promise<Response | undefined> {
  const page = await findKept(pageCache, path);
  const isDated = page?.headers.has(datedHeader) ?? false;
  const moment = Number(page?.headers.get(momentHeader));
  if (isDated && !(standsFor(search) && moment > 0)) return undefined;
  const needs = page?.headers.get(needsHeader)?.match(/\S+/g) ?? [];
  const kept = await Promise.all(needs.map(findFile));
  if (page && kept.every(Boolean)) {
    if (!isDated) return page;
    const dated = writeDate(await page.text(), new Date(moment), getLanguageOfPath(path));
    return new Response(dated, { headers: page.headers });
  }
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

/** Pages and pictures that were looked at; what every browser keeps stays. Never throws. */
export async function forgetVisited(): Promise<void> {
  timesForgotten += 1;
  await inTurn(async () => {
    await Promise.all([caches.delete(pageCache), caches.delete(pictureCache)]);
    await forgetPayloads();
  }).catch(() => undefined);
}

/** What the texts of pages lie in, where no kept page needs it. */
async function forgetPayloads(): Promise<void> {
  const needed = await listNeeded(await caches.open(pageCache));
  const files = await caches.open(fileCache);
  await trimCache(files, { count: 0 }, { isFree: (path) => path.startsWith('/payload/') && !needed.has(path) });
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
let timesForgotten = 0;

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
    if (isPicture) await trimCache(cache, mostPictures);
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
  const needed = await listNeeded(await caches.open(pageCache));
  await trimCache(await caches.open(fileCache), mostFiles, { isFree: (path) => !needed.has(path) });
}

async function trimPages(pages: Cache, share = 1): Promise<void> {
  const isDated = (kept: Response) => kept.headers.has(datedHeader);
  await trimCache(pages, { count: mostPages.count * share }, { isMeant: (kept) => !isDated(kept) });
  await trimCache(pages, { count: mostDated.count * share, bytes: mostDated.bytes * share }, { isMeant: isDated });
}

async function listNeeded(pages: Cache): Promise<Set<string>> {
  const kept = await pages.matchAll();
  return new Set(kept.flatMap(({ headers }) => (headers.get(needsHeader) ?? '').split(' ')));
}

/** A full disk keeps nobody from reading: what is kept becomes less, and what is new is not kept. */
async function makeRoom(error: unknown): Promise<void> {
  if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
  await caches.delete(pictureCache);
  const pages = await caches.open(pageCache);
  await trimPages(pages, 0.5);
  const needed = await listNeeded(pages);
  await trimCache(await caches.open(fileCache), { count: 0 }, { isFree: (path) => !needed.has(path) });
}
