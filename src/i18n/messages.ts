import type { Language } from './languages.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import type { Messages } from './messages/shape.ts';

const messages = { de, en, fr } as const satisfies Record<Language, Messages>;

/** The message catalogue of a language; editors' texts come from the CMS. */
export function getMessages(language: Language): Messages {
  return messages[language];
}
