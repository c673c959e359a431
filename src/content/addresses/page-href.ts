import { trimSlashes } from '../../base/trim-slashes.ts';
import type { Language } from '../../i18n/languages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { findPathBelowArea, findTranslatedPath, isKnownPath } from '../../routing/routes.ts';
import { toRedirectKey } from './redirect-table.ts';

/**
 * Resolves a path to a page in a language, following redirects. Query and hash are kept.
 *
 * @returns null if the page has no translation, undefined if there is no such page
 */
export function findPageHref(link: string, language: Language): string | null | undefined {
  const [pathname, rest] = split(link);
  const path = `/${trimSlashes(pathname)}`;
  const page = [path, path.toLowerCase()].find(isKnownPath);
  if (page) return translate(page, rest, language);
  const below = findPathBelowArea(path, language);
  if (below !== undefined) return below && below + rest;
  const location = getAddresses().redirects[toRedirectKey(path)];
  if (location === undefined) return undefined;
  const [target, restOfTarget] = split(location);
  return isKnownPath(target) ? translate(target, restOfTarget || rest, language) : path + rest;
}

function translate(path: string, rest: string, language: Language): string | null {
  const href = findTranslatedPath(path, language);
  return href ? href + rest : null;
}

/** Splits a URL into its path, and query with hash. */
function split(address: string): [path: string, rest: string] {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

/** Whether a link is external or opens another application. */
export function isExternal(href: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(href);
}
