import { Transform } from 'node:stream';

/**
 * Where a spreadsheet may begin a cell, what it skips there, and what it then takes for a formula. Besides the beginning
 * of a value these are the marks by which programs split a line: a German Excel opens `a,"b;=1+1"` at the semicolon.
 */
const formula = /(^|[",;|\t\r\n])([ \u00a0]*'*)(?=[=+\-@＝＋－＠])/g;

/** A formula in a CSV file that `neutralizeFormulas` has put an apostrophe before. */
const neutralized = /([",;|\t\r\n][ \u00a0]*)'('*)(?=[=+\-@＝＋－＠])/g;

const plainNumber = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/;

/** A row with an apostrophe before each formula in its texts, in any depth: a spreadsheet then shows them as text. */
export function neutralizeFormulas(value: unknown): unknown {
  if (typeof value === 'string') return plainNumber.test(value) ? value : value.replace(formula, "$1$2'");
  if (Array.isArray(value)) return value.map(neutralizeFormulas);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [String(neutralizeFormulas(name)), neutralizeFormulas(inner)]),
  );
}

/** Takes the apostrophes of `neutralizeFormulas` out of a CSV file in UTF-8, so that an export can be imported again. */
export function createFormulaRestorer(): Transform {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  // A value begins after a mark; the first one gets a line break before it, which is taken out again.
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

/** Before a mark, spaces and apostrophes at the end: what follows them is in the next part. */
function findSafeEnd(text: string): number {
  let end = text.length;
  while (end > 0 && `"',;|\t\r\n \u00a0`.includes(text[end - 1] ?? '')) end -= 1;
  return end;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
