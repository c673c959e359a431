import { parseUrl } from '../base/parse-url.ts';
import { cardListPath } from './card-list.ts';
import { fromField } from './kept-names.ts';

/** The page in whose place this one is shown: of this site, and another one. Anybody can write an address. */
export function findWanted({
  href,
  origin,
  pathname,
}: Pick<Location, 'href' | 'origin' | 'pathname'>): URL | undefined {
  const from = new URL(href).searchParams.get(fromField);
  const wanted = from?.startsWith('/') ? parseUrl(from, origin) : null;
  return wanted?.origin === origin && wanted.pathname !== pathname ? wanted : undefined;
}

const patience = 4_000;

/** Asks for something small past everything that is kept. */
export async function isSiteThere(): Promise<boolean> {
  try {
    const answer = await fetch(cardListPath, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
