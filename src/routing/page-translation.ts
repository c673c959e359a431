import { type Language, languages } from '../i18n/languages.ts';
import { addresses } from './addresses.ts';
import { areas, findHref, findTranslatedPath, hrefTo, isKnownPath, previewRoutes, shopStatusRoutes } from './routes.ts';

/** So many steps up at most: an address may have thousands. */
const maxSteps = 8;

/** Where a change of language leads, and whether that language lacks the page itself. */
export type PageTranslation = { href: string; isMissing: boolean };

/**
 * The same page in another language, or the nearest one that this language has: a page above it, or its home.
 *
 * @param path as the browser shows it, or of a page that stands for a status
 */
export function getPageTranslation(path: string, language: Language): PageTranslation {
  const same = findTranslatedPath(path, language) ?? findPreview(path, language);
  if (same) return { href: same, isMissing: false };
  const home = hrefTo('home', language);
  const hasStatus = (status: keyof typeof shopStatusRoutes) =>
    languages.some((one) => shopStatusRoutes[status][one] === path);
  // Every page of a shop that pauses says so.
  if (hasStatus('maintenance')) return { href: addresses.storeRoots[language] ?? home, isMissing: false };
  if (hasStatus('gone')) return { href: addresses.storeRoots[language] ?? home, isMissing: true };
  for (let above = getParent(path), steps = 0; above && steps < maxSteps; above = getParent(above), steps += 1) {
    const href = findTranslatedPath(above, language);
    if (href) return { href, isMissing: isKnownPath(path) || !isAreaStart(above) };
  }
  return { href: home, isMissing: true };
}

/** What has no page of its own below an area shows the start of the area. */
function isAreaStart(path: string): boolean {
  return areas.some((page) => languages.some((one) => findHref(page, one) === path));
}

function findPreview(path: string, language: Language): string | undefined {
  const own = languages.find((one) => path.startsWith(`${previewRoutes[one]}/`));
  return own && previewRoutes[language] + path.slice(previewRoutes[own].length);
}

function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
