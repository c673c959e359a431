import { formatPair, formatValues, type Ring, type RingPair, readPairValues } from './ring-pair.ts';

/** Which ring the fields of the studio change: both alike, or one of them. */
export type EditedRing = 'both' | 1 | 2;

/** Whether both rings have the same design; size and engraved text or drawing are each ring's own. */
export function isAlike([one, other]: RingPair): boolean {
  return formatPair([one, makeAlike(other, one)]) === formatPair([one, other]);
}

/** A ring with the design of another one, and its own size and engraved text or drawing. */
export function makeAlike(ring: Ring, design: Ring): Ring {
  const { size, text, drawing } = ring;
  // The form has one font and one kind of engraving for both.
  const { font, engraving } = design.text === '' ? ring : design;
  return { ...design, size, text, drawing, ...(text !== '' && { font, engraving }) };
}

/** The edited ring of an address: `edit=1`, `edit=2`, or both where they are alike. */
export function parseEditedRing(query: string, pair: RingPair): EditedRing {
  const edit = new URLSearchParams(query).get('edit');
  if (edit === '2') return 2;
  return edit === '1' || !isAlike(pair) ? 1 : 'both';
}

/** The address of a pair in the studio. */
export function toStudioHref(path: string, pair: RingPair, edit: EditedRing = 'both'): string {
  return `${path}?${formatPair(pair)}${edit === 'both' ? '' : `&edit=${edit}`}`;
}

/** The short query of what a form contains; the server turns it into a possible pair. */
export function toStudioSearch(entries: Iterable<readonly [string, unknown]>): string {
  const given = [...entries].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const params = new URLSearchParams(given);
  const edit = params.get('edit');
  return `${formatValues(readPairValues(params.toString()))}${edit ? `&edit=${edit}` : ''}`;
}
