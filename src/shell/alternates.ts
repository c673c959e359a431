import { getLanguageOfPath, type Language } from '../i18n/languages.ts';
import { addresses } from '../routing/addresses.ts';
import { findTranslatedPath } from '../routing/routes.ts';

export type Alternate = { language: Language; path: string };

/** The same page in each language of the site, itself included, where that page says the same of this one. */
export function getAlternates(path: string): Alternate[] {
  const own = getLanguageOfPath(path);
  return addresses.languages.flatMap((language) => {
    const found = findTranslatedPath(path, language);
    return found && findTranslatedPath(found, own) === path ? [{ language, path: found }] : [];
  });
}
