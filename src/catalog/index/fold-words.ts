/**
 * The words of a text as they are compared: small, without accents, and with ä, ö, ü the same whether they are written so,
 * as ae, oe, ue, or without their dots. `Brücke`, `bruecke` and `brucke` are one word.
 */
export function foldWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'o')
    .replaceAll('æ', 'a')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/([aou])e/g, '$1');
}
