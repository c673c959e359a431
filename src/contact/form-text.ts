import { cleanLine, cleanText } from '../base/clean-text.ts';

/** Control characters of terminals, mail headers and bidirectional text. */
const controlCharactersExceptLineBreaks = /(?:(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069])+/gu;

/** Normalizes a single line. Line breaks become spaces, so that no text can inject a mail header. */
export function normalizeLine(text: string): string {
  return cleanLine(text.normalize('NFC'));
}

/** Normalizes text of several lines; line breaks become `\n`. */
export function normalizeText(text: string): string {
  const lines = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n');
  return cleanText(lines.replace(controlCharactersExceptLineBreaks, ' '));
}
