import { defaultLanguage, getLanguageOfPath, isLanguage, type Language } from '../../i18n/languages.ts';
import { getAddresses } from '../../routing/addresses.ts';

/** The language that a form names, else that of the referring page; always one that the site has. */
export function findFormLanguage(given: unknown, referer: string | undefined): Language {
  const language = isLanguage(given) ? given : getLanguageOfPath(URL.parse(referer ?? '')?.pathname ?? '/');
  return getAddresses().languages.includes(language) ? language : defaultLanguage;
}
