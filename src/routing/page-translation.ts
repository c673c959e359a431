import { type Language, languages } from '../i18n/languages.ts';
import { getAddresses } from './addresses.ts';
import { areas, findHref, findTranslatedPath, hrefTo, isKnownPath, previewRoutes, shopStatusRoutes } from './routes.ts';

/** Limits the search for an ancestor page: a path may have thousands of segments. */
const maxSteps = 8;

/** Target of the language switch, and whether the page itself has no translation. */
export type PageTranslation = { href: string; isMissing: boolean };

/**
 * The page in another language, or its closest translated ancestor, or the home page.
 *
 * @param path as shown in the browser, or of a status page
 */
export function getPageTranslation(path: string, language: Language): PageTranslation {
  const same = findTranslatedPath(path, language) ?? findPreview(path, language);
  if (same) return { href: same, isMissing: false };
  const home = hrefTo('home', language);
  const hasStatus = (status: keyof typeof shopStatusRoutes) =>
    languages.some((one) => shopStatusRoutes[status][one] === path);
  // In maintenance mode every shop page shows the same notice.
  if (hasStatus('maintenance')) return { href: getAddresses().storeRoots[language] ?? home, isMissing: false };
  if (hasStatus('gone')) return { href: getAddresses().storeRoots[language] ?? home, isMissing: true };
  for (let above = getParent(path), steps = 0; above && steps < maxSteps; above = getParent(above), steps += 1) {
    const href = findTranslatedPath(above, language);
    if (href) return { href, isMissing: isKnownPath(path) || !isAreaStart(above) };
  }
  return { href: home, isMissing: true };
}

/** Whether a path is the start of an area, which answers all unknown paths below it. */
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
