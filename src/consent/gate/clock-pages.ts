import type { Language } from '../../i18n/languages.ts';
import { getAddresses, type InLanguages } from '../../routing/addresses.ts';
import { pageRoutes } from '../../routing/routes.ts';

type OwnPages = readonly { paths: InLanguages }[];

/** German paths, as staff enter them. */
const brandPage = '/uhren/rolex';
const otherBrandPage = '/uhren/longines';

/** On the home page, the page of watches, and the pages below it except that of another brand, in every language. */
export function isClockShown(path: string, pages: OwnPages = getAddresses().pages): boolean {
  const own = pages.find(({ paths }) => Object.values(paths).includes(path));
  const german = own ? own.paths.de : path;
  if (german === otherBrandPage) return false;
  const starts: readonly string[] = [...Object.values(pageRoutes.home), ...Object.values(pageRoutes.watches)];
  return starts.includes(path) || Boolean(german?.startsWith(`${pageRoutes.watches.de}/`));
}

/** The path of the brand's page on this site; undefined in a language without one. */
export function findBrandPageHref(language: Language, pages: OwnPages = getAddresses().pages): string | undefined {
  return pages.find(({ paths }) => paths.de === brandPage)?.paths[language];
}
