/**
 * The words of a text as they are compared: small, without accents, and with ä, ö, ü the same whether they are written so,
 * as ae, oe, ue, or without their dots. `Brücke`, `bruecke` and `brucke` are one word.
 */
export function foldWords(text: string): string[] {
  return foldAccents(text).map(foldUmlaut);
}

/** The same, but for ae, oe and ue: `bagues` has an ending yet to be taken off. */
export function foldAccents(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'o')
    .replaceAll('æ', 'a')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function foldUmlaut(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}
