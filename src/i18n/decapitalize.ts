import type { Language } from './languages.ts';

/**
 * Lower-cases the first letter of a label for use within a sentence. German nouns and abbreviations stay as they are.
 */
export function decapitalize(label: string, language: Language): string {
  return language === 'de' ? label : label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
