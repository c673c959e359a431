/** Line ends, other control characters, and those that turn the direction of what follows. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;
const unseenInText = /(?![\n\t])[\p{Cc}\ufeff]/gu;

/** On one line whatever was typed, so that it can stand in a header or after a label. */
export function cleanLine(typed: string): string {
  return typed.toWellFormed().replace(unseen, ' ').replace(/\s+/g, ' ').trim();
}

/** Several lines, with one kind of line end and nothing that a terminal or a mail program would obey. */
export function cleanText(typed: string): string {
  return cleanCharacters(typed).trim();
}

/** The same with the spaces around it. */
export function cleanCharacters(typed: string): string {
  return typed.toWellFormed().replace(lineEnd, '\n').replace(unseenInText, '');
}

/** Cut between characters as a reader sees them. */
export function shorten(line: string, length: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}
