import { type Entry, noteContent } from '../base/content-notice.ts';
import { trimSlashes } from '../base/trim-slashes.ts';
import type { Language } from '../i18n/languages.ts';
import { findTranslatedPath, isKnownPath } from '../routes.ts';

/**
 * Where a path that an editor wrote leads. Editors write German paths; a page is linked in the visitor's language, or
 * in German where that language does not have it.
 *
 * @param path `trauringe`, `/trauringe`, `kontakt#anfahrt`, `https://…`, `mailto:…`
 * @param entry where it is written
 * @returns undefined for a page that this site does not have, which is logged: no link is better than a dead one
 */
export function findContentHref(path: string, language: Language, entry?: Entry | undefined): string | undefined {
  if (isExternal(path) || path.startsWith('#')) return path;
  const [pathname = '', hash] = path.split('#', 2);
  const german = `/${trimSlashes(pathname)}`;
  if (!isKnownPath(german)) {
    noteContent('link to an unknown page', { path: german }, entry);
    return undefined;
  }
  const href = findTranslatedPath(german, language) ?? german;
  return hash ? `${href}#${hash}` : href;
}

/** Leads away from this site, or into another program. */
export function isExternal(href: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(href);
}
