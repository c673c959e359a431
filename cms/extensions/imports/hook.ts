import type { Readable } from 'node:stream';
import { InvalidPayloadError } from '@directus/errors';
import type { Context, ImportRows, Schema } from '../directus.ts';
import { transact } from '../transact.ts';
import { ImportFailed, type ParsedFile, parseCsvFile, parseJsonFile } from './parse-file.ts';
import { toErrorReport } from './row-errors.ts';

const maxMegabytes = 20;

/** Rows that are refused before an import is given up; so many can be read in the studio. */
const maxErrors = 20;

/**
 * Reads imported files as a whole before anything is written. Directus's own way waits for ever when all rows of a file
 * are refused at once, as with a wrong header, and holds SQLite's only connection meanwhile: nobody can order or log in.
 */
export default (_hooks: unknown, context: Context) => {
  const { prototype } = context.services.ImportService;
  prototype.importCSV = importWith(context, prototype.importCSV, parseCsvFile);
  prototype.importJSON = importWith(context, prototype.importJSON, parseJsonFile);
};

/** @param standard Directus's own way, for its own collections, which only the administrator may import */
function importWith(context: Context, standard: ImportRows, parse: (bytes: Buffer) => ParsedFile): ImportRows {
  return async function (this, collection, stream) {
    if (collection.startsWith('directus_') || this.schema.collections[collection]?.singleton) {
      return standard.call(this, collection, stream);
    }
    try {
      const { rows, fields } = parse(await readFile(stream));
      checkFields(fields, this.schema, collection);
      await writeRows(context, collection, rows, this.accountability);
    } catch (error) {
      throw error instanceof ImportFailed ? new InvalidPayloadError({ reason: error.message }) : error;
    }
  };
}

async function readFile(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    // What remains is read and dropped, so that the browser gets the answer.
    if (bytes <= maxMegabytes * 1e6) chunks.push(chunk);
  }
  if (bytes > maxMegabytes * 1e6) {
    throw new ImportFailed(`Die Datei ist größer als ${maxMegabytes} MB. Bitte in mehrere Dateien teilen.`);
  }
  return Buffer.concat(chunks);
}

/** Exported for its test. */
export function checkFields(fields: readonly string[], schema: Schema, collection: string): void {
  const known = Object.keys(schema.collections[collection]?.fields ?? {});
  const unknown = fields.filter((field) => !known.includes(field));
  if (unknown.length === 0) return;
  const names = unknown.map((name) => (name ? `„${name}“` : 'eine Spalte ohne Namen')).join(', ');
  throw new ImportFailed(
    `Diese Spalten gibt es hier nicht: ${names}. Die erste Zeile muss die Namen der Felder enthalten: ${known.join(', ')}.`,
  );
}

/** All rows or none. */
async function writeRows(context: Context, collection: string, rows: object[], accountability: object | null) {
  const deadline = performance.now() + parseDuration(String(context.env.IMPORT_TIMEOUT ?? ''));
  await transact(
    context,
    async ({ open }) => {
      const items = open(collection);
      const errors: { row: number; error: unknown }[] = [];
      for (const [index, row] of rows.entries()) {
        if (performance.now() > deadline) {
          throw new ImportFailed(`Nach ${index} Zeilen war die Zeit um. Bitte in mehrere Dateien teilen.`);
        }
        try {
          await items.upsertOne(row);
        } catch (error) {
          errors.push({ row: index + 1, error });
          if (errors.length >= maxErrors) break;
        }
      }
      if (errors.length > 0) throw toErrorReport(errors);
    },
    accountability,
  );
}

const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** `2m` in milliseconds; two minutes for what is no duration. */
function parseDuration(text: string): number {
  const [, count, unit = ''] = /^(\d{1,9})(ms|s|m|h)$/.exec(text) ?? [];
  return Number(count) * (units[unit] ?? Number.NaN) || 120_000;
}
