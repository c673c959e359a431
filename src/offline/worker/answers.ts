import { getLanguageOfPath } from '../../i18n/languages.ts';
import { offlineRoutes } from '../../routing/routes.ts';
import { fromField } from '../kept-names.ts';
import { endsKeeping, isForAll, isSound, mayBeDated, mayKeepPage, toPagePath } from '../what-to-keep.ts';
import { findCardPage, isCardFresh, renewCard } from './card.ts';
import { lastResort } from './last-resort.ts';
import { scope } from './scope.ts';
import {
  findBorrowed,
  findFile,
  findVisited,
  forgetPage,
  keepBorrowed,
  keepPage,
  keepVisitedFile,
  lookAgain,
  trimFiles,
} from './visited-pages.ts';

/** Milliseconds that somebody waits for the network before a page is shown that was kept. */
const patience = 4_000;
/** Milliseconds before a cut line is tried once more. */
const breath = 1_000;
const anHour = 3_600_000;

/** Documents: the network's answer untouched; when there is none, what was kept, or the page that says so. */
export async function answerPage(event: FetchEvent, path: string, mayBeKept: boolean): Promise<Response> {
  const network = fetchDocument(event);
  const { search } = new URL(event.request.url);
  const keep = (answer: Response) => {
    // Read beside the browser, not before it: it gets every byte as it comes.
    if (mayBeKept && mayKeepPage(answer, path)) {
      // A filter or a variant is no page of its own.
      const isPlain = !search || isForAll(answer);
      event.waitUntil(isPlain ? keepPage(path, answer.clone(), Date.now()) : keepWalkedTo(path));
    }
    // What is asked beyond the path may be what is missing.
    else if (mayBeKept && endsKeeping(answer, path) && !search) event.waitUntil(forgetPage(path));
    event.waitUntil(lookAfterCard());
    return answer;
  };
  const kept = mayBeKept ? await findWithin(network, path, search) : undefined;
  if (kept) {
    event.waitUntil(network.then(keep, () => undefined));
    return kept;
  }
  try {
    return keep(await network);
  } catch {
    return (await findCardPage(path)) ?? sendOffline(event.request.url, path);
  }
}

/** Documents in a frame: nothing stands in for what they would show. */
export async function answerFrame(event: FetchEvent): Promise<Response> {
  return fetchDocument(event);
}

/**
 * What a walk through the site asks for. Without a network it is led to the document, which may have been kept; where that
 * is so, also when the network takes too long. A page that only asks for itself again is not led away by that.
 */
export async function answerPayload(event: FetchEvent, url: URL): Promise<Response> {
  const path = toPagePath(url.pathname);
  const query = url.searchParams.get('query') ?? '';
  const location = query ? `${path}?${query}` : path;
  const network = fetchTwice(event.request);
  if (await findWithin(network, path, query)) return leadToDocument(location);
  try {
    const answer = await network;
    // Payloads of the shop are one visitor's; their documents are not.
    if (answer.ok && (isForAll(answer) || mayBeDated(path))) event.waitUntil(keepWalkedTo(path));
    return answer;
  } catch (error) {
    if (event.request.signal.aborted) throw error;
    return leadToDocument(location);
  }
}

/** Files of the code and payloads: their names change with their content, so what was kept is as good as new. */
export async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const kept = await findFile(path);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (isSound(answer, path) && isForAll(answer)) event.waitUntil(keepVisitedFile(path, answer.clone()));
  return answer;
}

/** Pictures, fonts and signs: the network first, since their names say nothing of what is in them. */
export async function answerBorrowed(event: FetchEvent, path: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (isSound(answer, path) && isForAll(answer)) event.waitUntil(keepBorrowed(path, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await findBorrowed(path);
    if (kept) return kept;
    throw error;
  }
}

/** The page that was loaded before there was a worker, and pages that were walked to: fetched anew once an hour. */
export async function keepWalkedTo(path: string): Promise<void> {
  const now = Date.now();
  const keptAt = await lookAgain(path);
  if (keptAt !== undefined && Math.abs(now - keptAt) < anHour) return;
  const answer = await fetch(path, { priority: 'low', cache: 'no-cache' }).catch(() => undefined);
  if (!answer) return;
  if (mayKeepPage(answer, path)) await keepPage(path, answer, now);
  else if (endsKeeping(answer, path)) await forgetPage(path);
}

async function fetchDocument(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

/** What was kept of a page, as soon as the network has failed or has taken too long; undefined when it answers. */
async function findWithin(network: Promise<Response>, path: string, search: string): Promise<Response | undefined> {
  const timeout = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'));
  const outcome = await Promise.race([network.catch(() => 'cut' as const), timeout]);
  return typeof outcome === 'string' ? findVisited(path, search) : undefined;
}

async function fetchTwice(request: Request): Promise<Response> {
  try {
    return await fetch(request.clone());
  } catch (error) {
    if (request.signal.aborted || !scope.navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, breath));
    return fetch(request);
  }
}

/** The offline page under its own address, so that it comes alive as itself; it knows which page was wanted. */
async function sendOffline(url: string, path: string): Promise<Response> {
  const language = getLanguageOfPath(path);
  const page = offlineRoutes[language];
  const { pathname, search } = new URL(url);
  if (path === page || !(await findCardPage(page))) return lastResort(language);
  return Response.redirect(`${page}?${new URLSearchParams({ [fromField]: pathname + search })}`);
}

/** Waku's client opens an address as a document when a payload's root names it as `_location`. */
function leadToDocument(location: string): Response {
  const headers = { 'content-type': 'text/x-component; charset=utf-8' };
  return new Response(`0:${JSON.stringify({ _location: location })}\n`, { headers });
}

let look: Promise<void> | undefined;
let lookedAt = 0;

/** When the worker wakes up, and each hour: too much is cleared, and a card that is old or broken is made anew. */
function lookAfterCard(): Promise<void> {
  if (look && performance.now() - lookedAt < anHour) return look;
  lookedAt = performance.now();
  look = trimFiles()
    .then(() => isCardFresh(Date.now()))
    .then((isFresh) => (isFresh ? undefined : renewCard(Date.now())))
    .catch(() => undefined);
  return look;
}
