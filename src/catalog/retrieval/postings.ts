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
