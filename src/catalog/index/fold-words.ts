/**
 * The words of a text, folded for comparison: in lower case, without accents, and with ä, ö, ü equal to ae, oe, ue and
 * to a, o, u. `Brücke`, `bruecke` and `brucke` are one word.
 */
export function foldWords(text: string): string[] {
  return foldAccents(text).map(foldUmlaut);
}

/** The same without folding ae, oe and ue, which stemming has to see first: `bagues`. */
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
