import type { Context } from '../directus.ts';

/**
 * Prevents CSV injection: visitors' input must not run as a formula when an export is opened. Directus has no event for
 * exports, so this wraps the function that writes every CSV file.
 */
export default (_hooks: unknown, { services }: Context) => {
  const { ExportService } = services;
  const { transform } = ExportService.prototype;
  ExportService.prototype.transform = function (input, format, options) {
    return transform.call(this, format.startsWith('csv') ? neutralizeFormulas(input) : input, format, options);
  };
};

/**
 * Start of a cell, ignorable characters and a formula prefix. Besides the start of a value, cells start at delimiters:
 * a German Excel splits `a,"b;=1+1"` at the semicolon. Ignorable are spaces, control and invisible characters of every
 * kind: whatever is no letter, mark, number, punctuation or symbol.
 */
const formula = /(^|[",;|\t\r\n])([^\t\r\n\p{L}\p{M}\p{N}\p{P}\p{S}]*'*)(?=[=+\-@＝＋－＠])/gu;

/** A formula that `neutralizeFormulas` has prefixed with an apostrophe. */
const neutralized = /([",;|\t\r\n][^\t\r\n\p{L}\p{M}\p{N}\p{P}\p{S}]*)'('*)(?=[=+\-@＝＋－＠])/gu;

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

/** A CSV file without these apostrophes, so that an export can be imported again. */
export function restoreFormulas(csv: string): string {
  // Values start after a delimiter; the first one gets a line break, which is removed again.
  return `\n${csv}`.replace(neutralized, '$1$2').slice(1);
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
