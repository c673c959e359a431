import { parseUrl } from '../../base/parse-url.ts';

/** Quotation marks in error messages. Between them may be text of the page, of its data or of visitors. */
const quotes: Readonly<Record<string, readonly string[]>> = {
  '"': ['"'],
  "'": ["'"],
  '`': ['`'],
  '“': ['”'],
  '„': ['“', '”'],
  '«': ['»'],
};

/** Errors that engines create themselves. Messages of others may contain anything. */
const engineErrors = /^(?:Uncaught )?(TypeError|ReferenceError|RangeError)\b:?(.*)$/s;
const errorName = /^(?:Uncaught )?([A-Z]\w{0,40}Error|Error)\b/;

const maxMessageLength = 120;

const rejection = 'unhandled rejection';

/** An error message without personal data: only the engine's own words, without quotations. */
export function describeError(message: string): string {
  const [, name, details = ''] = engineErrors.exec(message) ?? [];
  if (name === undefined) return errorName.exec(message)?.[1] ?? 'Error';
  const text = dropQuotes(details)
    .replace(/\S+/g, (word) => (/[@\d/\\]/.test(word) ? '…' : word))
    .replace(/\s+/g, ' ')
    .trim();
  return text ? `${name}: ${text}`.slice(0, maxMessageLength) : name;
}

/**
 * The position of an error in the site's scripts. An inline script has the page's URL, which may be personal.
 *
 * @param source URL, line and column, joined by colons
 */
export function describeSource(source: string, origin: string): string {
  if (source === rejection) return rejection;
  const [, address = '', position = ''] = /^(.*?)((?::\d+){0,2})$/s.exec(source) ?? [];
  const url = parseUrl(address);
  if (url?.origin !== origin) return 'elsewhere';
  return /^\/assets\/[\w.-]+\.js$/.test(url.pathname) ? url.pathname + position : `page${position}`;
}

/** The first position in a stack trace that is in a script file. */
export function findSource(stack: string | undefined): string {
  for (const part of (stack ?? '').split(/[\s()]/)) {
    const start = part.search(/https?:\/\//);
    if (start >= 0 && /\.js:\d+:\d+$/.test(part)) return part.slice(start);
  }
  return rejection;
}

/** Replaces each quotation by an ellipsis; an unclosed mark stays. */
function dropQuotes(text: string): string {
  const ends = (closing: string, from: number) => {
    const at = text.indexOf(closing, from);
    return at < 0 ? [] : [at];
  };
  const unclosed = new Set<string>();
  let rest = '';
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const closings = unclosed.has(mark) ? undefined : quotes[mark];
    const end = closings && Math.min(...closings.flatMap((closing) => ends(closing, at + 1)));
    const isClosed = end !== undefined && Number.isFinite(end);
    if (closings && !isClosed) unclosed.add(mark);
    rest += isClosed ? '…' : mark;
    if (isClosed) at = end;
  }
  return rest;
}
