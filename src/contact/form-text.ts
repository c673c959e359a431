/** Control characters of terminals, mail headers and bidirectional text. */
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;
const controlCharactersExceptLineBreaks = /(?:(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069])+/gu;

/** Normalizes a single line. Line breaks become spaces, so that no text can inject a mail header. */
export function normalizeLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim();
}

/** Normalizes text of several lines; line breaks become `\n`. */
export function normalizeText(text: string): string {
  const lines = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n');
  return lines.replace(controlCharactersExceptLineBreaks, ' ').trim();
}
