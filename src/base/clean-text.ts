/** Line breaks, control characters and those that change the text direction. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;
const unseenInText = /(?![\n\t])[\p{Cc}\ufeff]/gu;

/** Normalizes input to a single line, safe for headers and labels. */
export function cleanLine(typed: string): string {
  return typed.toWellFormed().replace(unseen, ' ').replace(/\s+/g, ' ').trim();
}

/** Normalizes multi-line input: one kind of line break and no control characters. */
export function cleanText(typed: string): string {
  return cleanCharacters(typed).trim();
}

/** Like `cleanText`, without trimming. */
export function cleanCharacters(typed: string): string {
  return typed.toWellFormed().replace(lineEnd, '\n').replace(unseenInText, '');
}

/** Truncates a line between grapheme clusters. */
export function shorten(line: string, length: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}
