import { cardListPath, parseCardList } from '../card-list.ts';
import { cardCache, cardSeal, fileCache, momentHeader, needsHeader, pictureCache } from '../kept-names.ts';
import { hasFixedName, isSound } from '../what-to-keep.ts';
import { gather } from './gather.ts';
import { digest, findKept, findKeptIn, keepFile } from './kept-files.ts';

/** Milliseconds after which a card may say something else than the site does. */
const freshFor = 3_600_000;

/** The newest card that is whole; undefined before there was one, and where the store is damaged. */
async function findCard(): Promise<string | undefined> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(cardCache)).toReversed();
    for (const name of names) if (await (await caches.open(name)).match(cardSeal)) return name;
  } catch {
    // Nobody can be shown what cannot be read.
  }
  return undefined;
}

/** A page of the card with all that it needs, whatever became of the rest. */
export async function findCardPage(path: string): Promise<Response | undefined> {
  const card = await findCard();
  return card ? findKept(card, path) : undefined;
}

/** Whether the card is as the site was within the last hour, and nothing of it has been lost. */
export async function isCardFresh(now: number): Promise<boolean> {
  const card = await findCard();
  const seal = card && (await (await caches.open(card)).match(cardSeal));
  if (!card || !seal) return false;
  // One that is of a time to come was made before the clock was set.
  if (Math.abs(now - Number(seal.headers.get(momentHeader))) > freshFor) return false;
  const needs = (seal.headers.get(needsHeader) ?? '').split(' ');
  const kept = await Promise.all(needs.map((path) => findKept(card, path)));
  return kept.every(Boolean);
}

/**
 * Fetches the pages for times without a network and all that they need, beside the card that is there, and puts it in its
 * place when it is whole. The cart's page comes along where there is a shop that can be reached. One worker at a time: two
 * that are there at once would delete each other's card.
 *
 * @throws when a part cannot be had or stored; what was there stays
 */
export async function renewCard(now: number): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request('vitrine-card', () => makeCard(now)) : makeCard(now));
}

async function makeCard(now: number): Promise<void> {
  const { pages, carts } = parseCardList(await (await fetchFresh(cardListPath)).json());
  const documents = await Promise.all(pages.map(async (path) => ({ path, answer: await fetchPage(path) })));
  const optional = await Promise.all(
    carts.map(async (path) => ({ path, answer: await fetchPage(path).catch(() => null) })),
  );
  const texts = await Promise.all(documents.map(({ answer }) => answer.clone().text()));
  const name = cardCache + (await digest(new TextEncoder().encode(`${now} ${texts.join('')}`)));
  try {
    const cache = await caches.open(name);
    const before = await findCard();
    const find = async (path: string) => {
      // What lies under a name that stays the same may be another by now: nobody but the network knows, or who asked it last.
      const others = hasFixedName(path) ? [fileCache, pictureCache] : [...(before ? [before] : []), fileCache];
      return (await findKept(name, path)) ?? copy(cache, path, await findKeptIn(others, path));
    };
    const needs = new Set(pages);
    for (const { path, answer } of [...documents, ...optional]) {
      if (!answer) continue;
      const own = await gather(await answer.clone().text(), { cache, find });
      await keepFile(cache, path, answer);
      for (const one of [path, ...own]) needs.add(one);
    }
    await cache.put(
      cardSeal,
      new Response(null, { headers: { [momentHeader]: `${now}`, [needsHeader]: [...needs].join(' ') } }),
    );
    // Somebody has cleared it meanwhile: then the one before must not go too.
    if (!(await caches.has(name))) throw new Error('The new card is gone.');
  } catch (error) {
    await caches.delete(name);
    // Pictures are the first to go where there is little room.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(pictureCache);
    throw error;
  }
  for (const other of await caches.keys())
    if (other.startsWith(cardCache) && other !== name) await caches.delete(other);
}

/** What another cache has need not be fetched, but each cache is whole by itself. */
async function copy(cache: Cache, path: string, kept: Response | undefined): Promise<Response | undefined> {
  if (kept) await cache.put(path, kept.clone());
  return kept;
}

async function fetchPage(path: string): Promise<Response> {
  const answer = await fetchFresh(path);
  if (!isSound(answer, path)) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Asks whether it is still the same; only what has changed is sent. */
function fetchFresh(path: string): Promise<Response> {
  return fetch(path, { cache: 'no-cache' });
}
