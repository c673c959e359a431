import { type FlightRow, splitFlightRows, toText } from '../../boundaries/flight-rows.ts';
import { copyBuffer } from '../byte-text.ts';

/** The rows of a stored payload as a part of other payloads. */
export type RenumberedRows = {
  rows: Buffer;
  /** The value of the payload, as other rows refer to it. */
  reference: string;
  /**
   * The rows about code among them, and the ids of client components. Hints are not: the style sheets that they name are
   * elements as well.
   */
  code: { rows: Buffer; ids: string[] };
};

/** A string that refers to a row or to a part of it: `$1f`, `$L1f`, `$1f:props:children`. */
const referencePattern = /^\$([L@QWKBih]?)([0-9a-f]+)(:.*)?$/s;

/**
 * Gives the rows of an RSC payload other ids, so that they can stand in a payload with rows of its own. Properties that
 * are undefined are left out.
 *
 * @param first the id of its first row, `0`; `count` ids from it on are free
 * @throws RangeError where the payload has more of them
 * @throws SyntaxError where it is none, or has rows of which nothing is known
 */
export function renumberRows(payload: Uint8Array, { first, count }: { first: number; count: number }): RenumberedRows {
  const toId = (id: string) => {
    const number = Number.parseInt(id, 16);
    if (!(number < count)) throw new RangeError(`A stored payload has no row ${id} below ${count}.`);
    return (first + number).toString(16);
  };
  const named = new Set<string>();
  const rows = splitFlightRows(payload).map((row) => {
    const isJson = row.tag === '' || row.tag === 'I';
    if (!isJson && !row.isSized && row.tag !== 'H' && row.tag !== 'E')
      throw new SyntaxError(`A row ${row.tag} is stored.`);
    const id = row.id && toId(row.id);
    const content = isJson ? Buffer.from(changeReferences(toText(row.content), toId, row.tag, named)) : row.content;
    return { id, tag: row.tag, bytes: writeRow({ ...row, id, content }) };
  });
  if (!rows.some(({ id }) => id === toId('0'))) throw new SyntaxError('A stored payload has no value.');
  const isCode = ({ id, tag }: { id: string; tag: string }) => tag === 'I' || named.has(id);
  const code = rows.filter(isCode);
  return {
    rows: copyBuffer(Buffer.concat(rows.map(({ bytes }) => bytes))),
    reference: `$${toId('0')}`,
    code: {
      rows: copyBuffer(Buffer.concat(code.map(({ bytes }) => bytes))),
      ids: code.flatMap(({ id, tag }) => (tag === 'I' ? [id] : [])),
    },
  };
}

/** @param named gets the ids of rows that those about code refer to: React writes the name of an export as one */
function changeReferences(json: string, toId: (id: string) => string, tag: string, named: Set<string>): string {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return changeReference(value);
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    // What the reader would delete: it makes the object slow.
    const properties = Object.entries(value).filter(([, one]) => one !== '$undefined');
    return Object.fromEntries(properties.map(([name, one]) => [name, change(one)]));
  };
  const changeReference = (text: string) => {
    const [, sigil = '', id, path = ''] = referencePattern.exec(text) ?? [];
    if (id === undefined) return text;
    if (tag === 'I') named.add(toId(id));
    return `$${sigil}${toId(id)}${path}`;
  };
  return JSON.stringify(change(JSON.parse(json)));
}

/** Rows with a length before their content have no end mark. */
function writeRow({ id, tag, content, isSized }: FlightRow): Buffer {
  const size = isSized ? `${content.length.toString(16)},` : '';
  return Buffer.concat([Buffer.from(`${id}:${tag}${size}`), content, Buffer.from(isSized ? '' : '\n')]);
}
