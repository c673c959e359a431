/** Numbers for terms, which stay what they are, and lists of terms as short strings: two bytes for each that is not rare. */
export type TermDictionary = { numbers: Map<string, number>; terms: string[] };

/** Numbers from here on take two characters. */
const twoUnitsFrom = 0x8000;
const maxTerms = 2_000;

export function createTermDictionary(): TermDictionary {
  return { numbers: new Map(), terms: [] };
}

/** @param list terms with blanks between them */
export function packTerms({ numbers, terms }: TermDictionary, list: string): string {
  const codes: number[] = [];
  for (const term of list === '' ? [] : list.split(' ')) {
    let number = numbers.get(term);
    if (number === undefined) {
      number = terms.length;
      numbers.set(term, number);
      terms.push(term);
    }
    if (number < twoUnitsFrom) codes.push(number);
    else codes.push(twoUnitsFrom + ((number - twoUnitsFrom) >>> 15), (number - twoUnitsFrom) & 0x7fff);
  }
  // Put together at once: a string that grows bit by bit keeps all its bits. A text has far fewer terms than a call may have.
  return String.fromCharCode(...codes.slice(0, maxTerms));
}

export function unpackTerms({ terms }: TermDictionary, packed: string): string {
  const list: string[] = [];
  forEachTerm(packed, (number) => list.push(terms[number] ?? ''));
  return list.join(' ');
}

export function forEachTerm(packed: string, visit: (number: number) => void): void {
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    if (code < twoUnitsFrom) visit(code);
    else {
      at += 1;
      visit(twoUnitsFrom + ((code - twoUnitsFrom) << 15) + packed.charCodeAt(at));
    }
  }
}
