import { type FlightRow, toText } from './flight-rows.ts';
import type { ClientReference, Owner } from './payload-owners.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A row while it is read: how many references to it are still to come, and who reaches it. */
export type Model = {
  value: Json;
  bytes: number;
  /** Where it ends in the payload. */
  end: number;
  pending: number;
  owner: Owner | undefined;
  isLazy: boolean;
};

/** The rows of a payload by what they are, each by its id. */
export type PayloadRows = {
  references: Map<string, ClientReference>;
  /** Names of React's own types, such as `react.suspense`. */
  symbols: Map<string, string>;
  models: Map<string, Model>;
};

export function sortRows(rows: readonly FlightRow[]): PayloadRows {
  const sorted: PayloadRows = { references: new Map(), symbols: new Map(), models: new Map() };
  let end = 0;
  for (const row of rows) {
    end += row.bytes;
    addRow(sorted, row, end);
  }
  resolveNames(sorted);
  return sorted;
}

function addRow({ references, symbols, models }: PayloadRows, row: FlightRow, end: number): void {
  const value = parseRow(row);
  if (value === undefined) return;
  if (row.tag === 'I') {
    if (Array.isArray(value)) references.set(row.id, { key: String(value[0]), name: String(value[2]) });
  } else if (typeof value === 'string' && value.startsWith('$S')) symbols.set(row.id, value.slice(2));
  else models.set(row.id, { value, bytes: row.bytes, end, pending: 0, owner: undefined, isLazy: false });
}

/** React writes the name of an export as a row of its own, where the name is a little longer than others. */
function resolveNames({ references, models }: PayloadRows): void {
  for (const [id, { key, name }] of references) {
    const row = findReference(name);
    const value = row && models.get(row.id)?.value;
    if (typeof value === 'string') references.set(id, { key, name: value });
  }
}

/** Texts and binary data count by their size; hints and errors are nothing that props reach. */
function parseRow({ tag, content }: FlightRow): Json | undefined {
  if (tag !== '' && tag !== 'I') return tag === 'H' || tag === 'E' ? undefined : null;
  try {
    return JSON.parse(toText(content));
  } catch {
    return undefined;
  }
}

/** Number and bytes of rows by their tag, the most expensive first. */
export function countRows(rows: readonly FlightRow[]): { tag: string; count: number; bytes: number }[] {
  const counts = new Map<string, { tag: string; count: number; bytes: number }>();
  for (const { tag, bytes } of rows) {
    const known = counts.get(tag) ?? { tag, count: 0, bytes: 0 };
    counts.set(tag, { tag, count: known.count + 1, bytes: known.bytes + bytes });
  }
  return [...counts.values()].sort((one, other) => other.bytes - one.bytes);
}

/**
 * A string that refers to a row: `$1f`, `$L1f` for one to come, `$@1f`. A path such as `$1f:props:children` refers to a
 * part of a row, which counts where it is written.
 */
const referencePattern = /^\$([L@QWKBiFh]?)([0-9a-f]{1,8})$/;

export function findReference(text: string): { id: string; isLazy: boolean } | undefined {
  const [, sigil, id] = (text.startsWith('$') && referencePattern.exec(text)) || [];
  return id === undefined ? undefined : { id, isLazy: sigil === 'L' || sigil === '@' };
}
