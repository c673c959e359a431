import { cleanLine, cleanText } from '../base/clean-text.ts';

/**
 * Maximum lengths by field name, in UTF-16 code units. No field has the `maxlength` attribute, which would truncate
 * pasted text silently.
 */
export const maxLengths = {
  name: 200,
  email: 254,
  message: 5000,
  phone: 50,
  branch: 200,
  title: 120,
  comment: 5000,
  order_number: 50,
  items: 500,
} as const;

export type FieldError = 'missing' | 'invalid' | 'tooLong';

export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>;

/**
 * The browsers' rule for e-mail addresses, but with a dot in the host, since mail to a bare host name is not delivered,
 * and hosts in any script.
 */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{M}\p{N}-]{2,63}$/u;

export function isEmail(text: string): boolean {
  return email.test(text);
}

/** Control characters of terminals, mail headers and bidirectional text. */
const controlCharactersExceptLineBreaks = /(?:(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069])+/gu;

/** Normalizes a single line. Line breaks become spaces, so that no text can inject a mail header. */
export function normalizeLine(text: string): string {
  return cleanLine(text.normalize('NFC'));
}

/** Normalizes text of several lines; line breaks become `\n`. */
export function normalizeText(text: string): string {
  const lines = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n');
  return cleanText(lines.replace(controlCharactersExceptLineBreaks, ' '));
}
