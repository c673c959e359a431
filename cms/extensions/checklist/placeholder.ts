import type { Language } from '../../../src/i18n/languages.ts';

/** Sentences of an empty website, in place of texts that only the company or its counsel can write. */
export const placeholders = {
  de: 'Dieser Text fehlt noch.',
  en: 'This text is still missing.',
  fr: 'Ce texte manque encore.',
} as const satisfies Record<Language, string>;

/** Whether a text is empty, or still has the sentence of an empty website. */
export function isUnwritten(html: string | null | undefined): boolean {
  const text = (html ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .trim();
  return text === '' || Object.values(placeholders).some((sentence) => text.includes(sentence));
}
