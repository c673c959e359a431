import 'server-only';
import { parsePhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { type ContentEntry, logContentNotice } from '../../base/content-notice.ts';

/** A number for people, with an address to call it where it is a number at all. */
export type Phone = { text: string; href?: string };

type Options = {
  callable?: boolean;
  /** Where it is written. */
  entry?: ContentEntry | undefined;
};

/** A number between words in front of it and a note in parentheses behind it: `Tel. 030 23125-0 (Zentrale)`. */
const numberPattern = /^(?<before>[\p{L}.: ]*)(?<number>[+(\d][\d ()./–-]*?)(?<after> ?\([^\d()]*\))?$/u;

/** Two signs in a row stand between two numbers, as in `030 23125-120 / -121`. */
const twoNumbers = /[./–-] ?[./–-]/;

/**
 * Numbers without a country are German. What cannot be called from anywhere is shown as it is written: emergency and other short
 * numbers, numbers without their area code, letters in place of digits, several numbers in one.
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
  // Without a country or an area code, the library would take the first digits for one.
  if (!/^\(?[+0]/.test(number) || twoNumbers.test(number)) throw new Error('NOT_A_NUMBER');
  return { before, number, after };
}
