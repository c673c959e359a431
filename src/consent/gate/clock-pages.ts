import type { Language } from '../../i18n/languages.ts';
import { addresses, type InLanguages } from '../../routing/addresses.ts';
import { pageRoutes } from '../../routing/routes.ts';

type OwnPages = readonly { paths: InLanguages }[];

/** German, as staff write them. */
const brandPage = '/uhren/rolex';
const otherBrandPage = '/uhren/longines';

/** At home, on the page of watches, and on the pages below it but that of another maker, in every language. */
export function isClockShown(path: string, pages: OwnPages = addresses.pages): boolean {
  const own = pages.find(({ paths }) => Object.values(paths).includes(path));
  const german = own ? own.paths.de : path;
  if (german === otherBrandPage) return false;
  const starts: readonly string[] = [...Object.values(pageRoutes.home), ...Object.values(pageRoutes.watches)];
  return starts.includes(path) || Boolean(german?.startsWith(`${pageRoutes.watches.de}/`));
}

/** The maker's page in this house; undefined in a language that has none. */
export function findBrandPageHref(language: Language, pages: OwnPages = addresses.pages): string | undefined {
  return pages.find(({ paths }) => paths.de === brandPage)?.paths[language];
}
