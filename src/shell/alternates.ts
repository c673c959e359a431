import { getLanguageOfPath, type Language } from '../i18n/languages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { findTranslatedPath } from '../routing/routes.ts';

export type Alternate = { language: Language; path: string };

/**
 * The translations of a page, itself included: one `hreflang` alternate for each language whose page points back to
 * this one.
 */
export function getAlternates(path: string): Alternate[] {
  const own = getLanguageOfPath(path);
  return getAddresses().languages.flatMap((language) => {
    const found = findTranslatedPath(path, language);
    return found && findTranslatedPath(found, own) === path ? [{ language, path: found }] : [];
  });
}
