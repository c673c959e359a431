/** Characters that steer a terminal, a mail header or the direction of writing, and are no part of anybody's name. */
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;
const controlCharactersExceptLineBreaks = /(?:(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069])+/gu;

/** What somebody wrote as one line: no line break gets through, so nothing can become a mail header of its own. */
export function normalizeLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim();
}

/** What somebody wrote as a text: line breaks stay and are all of one kind. */
export function normalizeText(text: string): string {
  const lines = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n');
  return lines.replace(controlCharactersExceptLineBreaks, ' ').trim();
}
