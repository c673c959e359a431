type Rows = ReadonlyMap<string, unknown>;

/**
 * What an RSC payload contains, with every reference between its rows replaced by what it refers to: in how many rows
 * React writes a page depends on when its parts are ready.
 *
 * @returns the root, and the hints in alphabetical order
 */
export function readPayload(payload: string): { root: unknown; hints: string[] } {
  const { rows, hints } = readRows(Buffer.from(payload));
  return { root: expand('$0', rows), hints: [...hints].sort() };
}

function readRows(bytes: Buffer): { rows: Rows; hints: Set<string> } {
  const rows = new Map<string, unknown>();
  const hints = new Set<string>();
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    const tag = String.fromCharCode(bytes[colon + 1] ?? 0);
    if (tag === 'T') {
      // A text has no end mark, but a length.
      const comma = bytes.indexOf(',', colon);
      at = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      rows.set(id, { text: bytes.toString('utf8', comma + 1, at) });
      continue;
    }
    at = bytes.indexOf('\n', colon) + 1 || bytes.length + 1;
    const row = bytes.toString('utf8', colon + 1, at - 1);
    if (tag === 'H') hints.add(row);
    else if (tag === 'I') rows.set(id, { module: JSON.parse(row.slice(1)) });
    else rows.set(id, /^[A-Z]/.test(row) ? { row } : JSON.parse(row));
  }
  return { rows, hints };
}

const reference = /^\$[L@]?([0-9a-f]+)((?::[^:]+)*)$/;

function expand(value: unknown, rows: Rows): unknown {
  const found = follow(value, rows);
  if (Array.isArray(found)) return found.map((one) => expand(one, rows));
  if (typeof found !== 'object' || found === null) return found;
  return Object.fromEntries(Object.entries(found).map(([name, one]) => [name, expand(one, rows)]));
}

/** What a reference refers to; anything else as it is. */
function follow(value: unknown, rows: Rows): unknown {
  const [, id, path = ''] = typeof value === 'string' ? (reference.exec(value) ?? []) : [];
  if (id === undefined) return value;
  if (!rows.has(id)) throw new Error(`The payload has no row ${id}.`);
  let found = follow(rows.get(id), rows);
  for (const name of path.split(':').slice(1)) found = follow(pick(found, name), rows);
  return found;
}

/** Where an element, which is a list in the payload, has its type, key and props. */
const places: Readonly<Record<string, string>> = { type: '1', key: '2', props: '3' };

function pick(value: unknown, name: string): unknown {
  const isElement = Array.isArray(value) && value[0] === '$';
  return Reflect.get(Object(value), isElement ? (places[name] ?? name) : name);
}
