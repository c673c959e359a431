import Papa from 'papaparse';
import { isPlainObject, restoreFormulas } from '../exports/hook.ts';

/** Rows as they are written, and the names of their fields. */
export type ParsedFile = { rows: object[]; fields: string[] };

/** @throws ImportFailed */
export function parseJsonFile(bytes: Buffer): ParsedFile {
  let rows: unknown;
  try {
    rows = JSON.parse(decodeText(bytes));
  } catch {
    throw new ImportFailed('Die Datei ist kein gültiges JSON.');
  }
  if (!Array.isArray(rows) || !rows.every(isPlainObject)) {
    throw new ImportFailed('Die Datei muss eine Liste von Einträgen sein: [{ … }, { … }]');
  }
  return { rows, fields: [...new Set(rows.flatMap((row) => Object.keys(row)))] };
}

/**
 * A CSV file with a header. Columns such as `client.name` are nested fields; an empty cell is no value. Files of a
 * German spreadsheet have semicolons, and often the encoding of Windows.
 *
 * @throws ImportFailed
 */
export function parseCsvFile(bytes: Buffer): ParsedFile {
  const { data, meta } = Papa.parse(restoreFormulas(decodeText(bytes)), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    transformHeader: (name) => name.replace(/^\ufeff/, '').trim(),
  });
  const columns = meta.fields ?? [];
  const tooLong = data.findIndex((row) => '__parsed_extra' in row);
  if (tooLong >= 0) throw new ImportFailed(`Zeile ${tooLong + 1} hat mehr Zellen, als es Spalten gibt.`);
  const rows = data.map((cells) => {
    const row = {};
    for (const column of columns) setField(row, column.split('.'), parseCell(cells[column] ?? ''));
    return row;
  });
  return { rows, fields: [...new Set(columns.map((column) => column.split('.')[0] ?? ''))] };
}

/** A reason for staff why a file is not imported. */
export class ImportFailed extends Error {
  override name = 'ImportFailed';
}

function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** As Directus reads a cell: JSON, but numbers stay as they are typed, such as `007`. */
function parseCell(cell: string): unknown {
  if (cell === '') return undefined;
  try {
    const value: unknown = JSON.parse(cell);
    return typeof value === 'number' ? cell : value;
  } catch {
    return cell;
  }
}

function setField(row: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (value === undefined) return;
  if (rest.length === 0) {
    row[name] = value;
    return;
  }
  const inner = isPlainObject(row[name]) ? row[name] : {};
  row[name] = inner;
  setField(inner, rest, value);
}
