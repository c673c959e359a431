/** Stable numbers for terms, so that lists of terms can be packed into strings of one UTF-16 unit per frequent term. */
export type TermDictionary = { numbers: Map<string, number>; terms: string[] };

/** Numbers from here on take two units. */
const twoUnitsFrom = 0x8000;

const maxTerms = 2_000;

export function createTermDictionary(): TermDictionary {
  return { numbers: new Map(), terms: [] };
}

/**
 * Packs a list of terms.
 *
 * @param list terms separated by blanks
 */
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
  // In one call, since a concatenated string keeps all its parts in memory. The limit stays below the maximal number of
  // arguments.
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

/** The values of term `n` stand from `starts[n]` to `starts[n + 1]`. */
export type Postings = { starts: Uint32Array; values: Uint32Array };

/**
 * Groups values by term in typed arrays, without an object per value.
 *
 * @param visit calls back with each term and value; it is called twice and may yield to other requests
 */
export async function createPostings(
  terms: number,
  visit: (add: (term: number, value: number) => void) => Promise<void>,
): Promise<Postings> {
  const starts = new Uint32Array(terms + 1);
  await visit((term) => {
    starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  });
  for (let term = 0; term < terms; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const values = new Uint32Array(starts[terms] ?? 0);
  const ends = starts.slice(0, terms);
  await visit((term, value) => {
    const end = ends[term] ?? 0;
    values[end] = value;
    ends[term] = end + 1;
  });
  return { starts, values };
}

export function forEachValue({ starts, values }: Postings, term: number, visit: (value: number) => void): void {
  const end = starts[term + 1] ?? 0;
  for (let at = starts[term] ?? 0; at < end; at += 1) visit(values[at] ?? 0);
}
