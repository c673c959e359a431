import 'server-only';
import { parsePhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { type ContentEntry, logContentNotice } from '../../base/content-notice.ts';

/** A formatted phone number, with a `tel:` URL if it is valid. */
export type Phone = { text: string; href?: string };

type Options = {
  callable?: boolean;
  /** The CMS entry that contains it. */
  entry?: ContentEntry | undefined;
};

/** A number with optional text before and a note in parentheses after it: `Tel. 030 23125-0 (Zentrale)`. */
const numberPattern = /^(?<before>[\p{L}.: ]*)(?<number>[+(\d][\d ()./–-]*?)(?<after> ?\([^\d()]*\))?$/u;

/** Two separators in a row separate two numbers, as in `030 23125-120 / -121`. */
const twoNumbers = /[./–-] ?[./–-]/;

/**
 * Formats a phone number; without a country code it is German. Numbers that cannot be called from abroad are shown
 * unchanged: emergency and other short numbers, numbers without area code, vanity numbers, several numbers in one.
 */
export function formatPhone(raw: string, { callable = true, entry }: Options = {}): Phone {
  try {
    const { before, number: digits, after } = findNumber(raw);
    const number = parsePhoneNumber(digits, 'DE', metadata);
    if (!number.isValid()) throw new Error('NOT_IN_USE');
    const text = before + number.formatInternational() + after;
    return callable ? { text, href: number.getURI() } : { text };
  } catch (error) {
    logContentNotice('invalid phone number', { number: raw, reason: String(error) }, entry);
    return { text: raw };
  }
}

function findNumber(raw: string): { before: string; number: string; after: string } {
  const { before = '', number = '', after = '' } = numberPattern.exec(raw.trim().replace(/\s+/g, ' '))?.groups ?? {};
  // Without country or area code the library would misread the first digits as one.
  if (!/^\(?[+0]/.test(number) || twoNumbers.test(number)) throw new Error('NOT_A_NUMBER');
  return { before, number, after };
}
