import { parseUrl } from './parse-url.ts';

/** Line breaks, control characters and those that change the text direction. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;

const unseenInText = /(?![\n\t])[\p{Cc}\ufeff]/gu;

/** Normalizes input to a single line, safe for headers and labels. */
export function cleanLine(typed: string): string {
  return typed.toWellFormed().replace(unseen, ' ').replace(/\s+/g, ' ').trim();
}

/** Normalizes multi-line input: one kind of line break and no control characters. */
export function cleanText(typed: string): string {
  return cleanCharacters(typed).trim();
}

/** Like `cleanText`, without trimming. */
export function cleanCharacters(typed: string): string {
  return typed.toWellFormed().replace(lineEnd, '\n').replace(unseenInText, '');
}

/** Truncates a line between grapheme clusters. */
export function shorten(line: string, length: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}

/** As in `<input type="email">`, with a dot in the domain, which may be in any script. */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;

const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const topLevel = /^(?!\d+$)[a-z0-9-]{2,63}$/;

/** Whether a value is a single e-mail address, without name or comment, and safe for a header. */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 254) return false;
  const [local = '', host = '', ...more] = value.split('@');
  return more.length === 0 && localPart.test(local) && typedDomain.test(host) && isDomain(toAscii(host));
}

/** A host in Punycode and lower case; empty where it is no host. */
function toAscii(host: string): string {
  return parseUrl(`http://${host}`)?.hostname ?? '';
}

function isDomain(host: string): boolean {
  const labels = host.split('.');
  const last = labels.pop() ?? '';
  return labels.length > 0 && topLevel.test(last) && labels.every((one) => label.test(one));
}
