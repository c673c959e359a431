import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';

/** Street names that take “in der” in German. */
const feminine = /(?:straße|strasse|gasse|allee|chaussee|promenade|zeile)$/i;

/** Label of the reservation button; it names the street when there is only one branch. */
export function getReserveTitle(streets: readonly string[], language: Language): string {
  const { open, openAnywhere } = getMessages(language).reservationForm;
  const [street = '', ...others] = streets;
  const isNamed = others.length === 0 && street !== '' && (language !== 'de' || feminine.test(street));
  return isNamed ? open(street) : openAnywhere;
}
