import type { Language } from '../i18n/languages.ts';
import { type Addresses, getAddresses } from './addresses.ts';
import {
  getArticlePaths,
  getEditorPagePaths,
  getPagePaths,
  getProductListPaths,
  getProductRoots,
  getSlugListPaths,
} from './route-paths.ts';
import { hrefTo, type PageKey } from './routes.ts';
import { findShopPage } from './shop-routes.ts';

/** Pages that show what a visitor has sent, or ask for an order's data. */
const personalPages: ReadonlySet<PageKey> = new Set(['thanks', 'withdraw']);

/** Path of a language's speculation rules; the extension stands for their content type. */
export function getSpeculationRulesPath(language: Language): string {
  return `/site-${language}.speculationrules`;
}

/**
 * Links that the browser itself follows: once the router runs, it marks the document and requests payloads instead. A
 * link within the page or to the page itself loads nothing.
 */
const followedLinks =
  ':root:not([data-alive]) a:not([download], [target], [hreflang], [href^="#"], [aria-current="page"])';

/**
 * The speculation rules of a language, as JSON. A page's HTML is prefetched when the pointer rests on its link; pages of
 * content are prerendered when it is pressed, and those of the shop are not. Addresses with a query match nothing.
 */
export function writeSpeculationRules(addresses: Addresses, language: Language): string {
  const content = getContentPaths(addresses, language).map((path) => toPattern(path));
  const shop = [
    ...getListPaths(addresses, language).map((path) => toPattern(path)),
    ...getSlugRoots(addresses, language).map((root) => toPattern(root, '/:slug')),
  ];
  const toRule = (patterns: readonly Pattern[], eagerness: 'moderate' | 'conservative') => ({
    where: { and: [{ selector_matches: followedLinks }, { href_matches: patterns }] },
    eagerness,
  });
  return JSON.stringify({
    prefetch: [toRule([...content, ...shop], 'moderate')],
    prerender: [toRule(content, 'conservative')],
  });
}

/** Paths of pages that may be requested before anybody wants them, cached per release. */
const speculatedPaths = new WeakMap<Addresses, ReadonlySet<string>>();

/** Whether a page may be requested speculatively, whoever asks: browsers also guess by themselves. */
export function isSpeculatedPath(path: string): boolean {
  const addresses = getAddresses();
  const paths =
    speculatedPaths.get(addresses) ??
    new Set(
      addresses.languages.flatMap((language) => [
        ...getContentPaths(addresses, language),
        ...getListPaths(addresses, language),
      ]),
    );
  speculatedPaths.set(addresses, paths);
  if (paths.has(path)) return true;
  const page = findShopPage(path)?.page;
  return page === 'product' || page === 'brand' || page === 'tag';
}

function getContentPaths(addresses: Addresses, language: Language): string[] {
  const pages = getPagePaths(addresses, language).filter(({ page }) => !personalPages.has(page));
  const others = [...getArticlePaths(addresses, language), ...getEditorPagePaths(addresses, language)];
  return [hrefTo('home', language), ...[...pages, ...others].map(({ path }) => path)];
}

/** Without the search, whose renders are counted. */
function getListPaths(addresses: Addresses, language: Language): string[] {
  return getProductListPaths(addresses, language).flatMap(({ scope, path }) => (scope.kind === 'search' ? [] : path));
}

function getSlugRoots(addresses: Addresses, language: Language): string[] {
  return [...getProductRoots(addresses, language), ...getSlugListPaths(addresses, language).map(({ path }) => path)];
}

type Pattern = { pathname: string; search: '' };

function toPattern(path: string, rest = ''): Pattern {
  // Slugs are of our own, paths of pages may contain what has a meaning in a URL pattern.
  return { pathname: path.replace(/[\\*:?+(){}]/g, '\\$&') + rest, search: '' };
}
