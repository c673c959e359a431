import type { Language } from '../../i18n/languages.ts';

/** Within a sentence, a word is written small where it is no German noun; an abbreviation stays as it is. */
export function decapitalize(label: string, language: Language): string {
  return language === 'de' ? label : label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
