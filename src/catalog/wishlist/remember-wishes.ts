import { getLanguageOfPath } from '../../i18n/languages.ts';
import { formatWishNames, parsePieces, parseWishNames, type WishName } from './wish-names.ts';
import { wishNamesKey } from './wishlist.ts';

/** Pictures beyond these would only push others out of what a browser keeps. */
const mostPictures = 24;

/** Asks what the pieces of the list are called while there is somebody to ask, so that it can be read without a network. */
export async function rememberWishes(pieces: readonly number[]): Promise<void> {
  try {
    const language = getLanguageOfPath(location.pathname);
    const kept = parseWishNames(localStorage.getItem(wishNamesKey));
    const known = kept?.language === language ? kept.pieces : [];
    const missing = pieces.filter((id) => !known.some((piece) => piece.id === id));
    const asked = missing.length > 0 ? await ask(missing, language) : [];
    const named = pieces.flatMap((id) => [...known, ...asked].find((piece) => piece.id === id) ?? []);
    localStorage.setItem(wishNamesKey, formatWishNames({ language, pieces: named }));
    for (const { image } of asked.slice(0, mostPictures)) if (image) new Image().src = `/media/${image.id}/320.avif`;
  } catch {
    // Without storage or network there is nothing to remember; the list itself is where it was.
  }
}

async function ask(ids: readonly number[], language: string): Promise<WishName[]> {
  const answer = await fetch(`/api/pieces?${new URLSearchParams({ language, pieces: ids.join(',') })}`);
  const said: unknown = answer.ok ? await answer.json() : undefined;
  return typeof said === 'object' && said !== null && 'pieces' in said ? parsePieces(said.pieces) : [];
}
