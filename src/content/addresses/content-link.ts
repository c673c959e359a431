import { type ContentEntry, logContentNotice } from '../../base/content-notice.ts';
import { trimSlashes } from '../../base/trim-slashes.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { addresses } from '../../routing/addresses.ts';
import { findPathBelowArea, findTranslatedPath, isKnownPath } from '../../routing/routes.ts';
import { toRedirectKey } from './redirect-table.ts';

/**
 * Where a path that an editor wrote leads. Editors write German paths; a page is linked in the visitor's language, or
 * in German where that language does not have it.
 *
 * @param path `trauringe`, `/trauringe`, `kontakt?x=1#anfahrt`, `https://…`, `mailto:…`
 * @param entry where it is written
 * @returns undefined for a page that this site does not have, which is logged: no link is better than a dead one
 */
export function findContentHref(
  path: string,
  language: Language,
  entry?: ContentEntry | undefined,
): string | undefined {
  const given = path.trim();
  if (isExternal(given) || given.startsWith('#')) return given;
  const href = findPageHref(given, language);
  if (href) return href;
  if (href === null) return findPageHref(given, defaultLanguage) ?? `/${trimSlashes(given)}`;
  logContentNotice('link to an unknown page', { path: given }, entry);
  return undefined;
}

/**
 * A page of this site in a language, also by an address that only leads to one. Query and anchor stay.
 *
 * @returns null where the language does not have the page, undefined where there is none
 */
export function findPageHref(written: string, language: Language): string | null | undefined {
  const [pathname, rest] = split(written);
  const path = `/${trimSlashes(pathname)}`;
  const page = [path, path.toLowerCase()].find(isKnownPath);
  if (page) return translate(page, rest, language);
  const below = findPathBelowArea(path, language);
  if (below !== undefined) return below && below + rest;
  const location = addresses.redirects[toRedirectKey(path)];
  if (location === undefined) return undefined;
  const [target, restOfTarget] = split(location);
  return isKnownPath(target) ? translate(target, restOfTarget || rest, language) : path + rest;
}

function translate(path: string, rest: string, language: Language): string | null {
  const href = findTranslatedPath(path, language);
  return href ? href + rest : null;
}

/** A path, and its query and anchor. */
function split(address: string): [path: string, rest: string] {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

/** Leads away from this site, or into another program. */
export function isExternal(href: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(href);
}
