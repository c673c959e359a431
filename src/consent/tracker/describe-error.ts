import { parseUrl } from '../../base/parse-url.ts';

/** What engines write into their messages beside their own words: texts of the page, of its data and of its visitors. */
const quotes: Readonly<Record<string, readonly string[]>> = {
  '"': ['"'],
  "'": ["'"],
  '`': ['`'],
  '“': ['”'],
  '„': ['“', '”'],
  '«': ['»'],
};

/** Made by the engine itself when code is wrong. All others may say anything. */
const engineErrors = /^(?:Uncaught )?(TypeError|ReferenceError|RangeError)\b:?(.*)$/s;
const errorName = /^(?:Uncaught )?([A-Z]\w{0,40}Error|Error)\b/;

const maxMessageLength = 120;

const rejection = 'unhandled rejection';

/** Only what an engine says, without what it quotes: nobody's words are in it. */
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
 * Where in the scripts of the site it happened. Scripts in the page itself bear the page's address, which may be one
 * visitor's alone.
 *
 * @param source address, line and column, joined by colons
 */
export function describeSource(source: string, origin: string): string {
  if (source === rejection) return rejection;
  const [, address = '', position = ''] = /^(.*?)((?::\d+){0,2})$/s.exec(source) ?? [];
  const url = parseUrl(address);
  if (url?.origin !== origin) return 'elsewhere';
  return /^\/assets\/[\w.-]+\.js$/.test(url.pathname) ? url.pathname + position : `page${position}`;
}

/** The first place in the scripts of the site that a stack names. */
export function findSource(stack: string | undefined): string {
  for (const part of (stack ?? '').split(/[\s()]/)) {
    const start = part.search(/https?:\/\//);
    if (start >= 0 && /\.js:\d+:\d+$/.test(part)) return part.slice(start);
  }
  return rejection;
}

/** Each quotation becomes an ellipsis; a mark that nothing closes is left as it is. */
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
