import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';

/** Streets of which German says “in der”. */
const feminine = /(?:straße|strasse|gasse|allee|chaussee|promenade|zeile)$/i;

/** Names the shop where there is one to name. */
export function getReserveTitle(streets: readonly string[], language: Language): string {
  const { open, openAnywhere } = getMessages(language).reservationForm;
  const [street = '', ...others] = streets;
  const isNamed = others.length === 0 && street !== '' && (language !== 'de' || feminine.test(street));
  return isNamed ? open(street) : openAnywhere;
}
