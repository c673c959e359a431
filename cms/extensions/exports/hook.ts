import { pipeline, Transform } from 'node:stream';
import type { Context } from '../directus.ts';

/**
 * Prevents CSV injection: visitors' input must not run as a formula when an export is opened. Directus has no event for
 * exports, so this wraps the two functions that handle every CSV file.
 */
export default (_hooks: unknown, { services }: Context) => {
  const { ExportService, ImportService } = services;
  const { transform } = ExportService.prototype;
  ExportService.prototype.transform = function (input, format, options) {
    return transform.call(this, format.startsWith('csv') ? neutralizeFormulas(input) : input, format, options);
  };
  const { importCSV } = ImportService.prototype;
  ImportService.prototype.importCSV = function (collection, stream) {
    const restored = createFormulaRestorer();
    pipeline(stream, restored, () => undefined);
    return importCSV.call(this, collection, restored);
  };
};

/**
 * Start of a cell, ignorable characters and a formula prefix. Besides the start of a value, cells start at delimiters:
 * a German Excel splits `a,"b;=1+1"` at the semicolon.
 */
const formula = /(^|[",;|\t\r\n])([ \u00a0]*'*)(?=[=+\-@＝＋－＠])/g;

/** A formula that `neutralizeFormulas` has prefixed with an apostrophe. */
const neutralized = /([",;|\t\r\n][ \u00a0]*)'('*)(?=[=+\-@＝＋－＠])/g;

const plainNumber = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/;

/**
 * Prefixes formulas in all strings of a row with an apostrophe, recursively, so that spreadsheets show them as text.
 */
export function neutralizeFormulas(value: unknown): unknown {
  if (typeof value === 'string') return plainNumber.test(value) ? value : value.replace(formula, "$1$2'");
  if (Array.isArray(value)) return value.map(neutralizeFormulas);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [String(neutralizeFormulas(name)), neutralizeFormulas(inner)]),
  );
}

/** Stream that removes these apostrophes from a UTF-8 CSV file, so that an export can be imported again. */
export function createFormulaRestorer(): Transform {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  // Values start after a delimiter; the first one gets a line break, which is removed again.
  let rest = '\n';
  let added = 1;
  const restore = (text: string, isLast: boolean) => {
    rest += text;
    const end = isLast ? rest.length : findSafeEnd(rest);
    const restored = rest.slice(0, end).replace(neutralized, '$1$2').slice(added);
    if (end > 0) added = 0;
    rest = rest.slice(end);
    return restored;
  };
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, restore(decoder.decode(chunk, { stream: true }), false)),
    flush: (done) => done(null, restore(decoder.decode(), true)),
  });
}

/**
 * End of the text that can be processed: trailing delimiters, spaces and apostrophes may belong to a match in the next
 * chunk.
 */
function findSafeEnd(text: string): number {
  let end = text.length;
  while (end > 0 && `"',;|\t\r\n \u00a0`.includes(text[end - 1] ?? '')) end -= 1;
  return end;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
