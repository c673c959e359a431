import 'server-only';
import { parsePhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** A number for people, with an address to call it where it is a number at all. */
export type Phone = { text: string; href?: string };

/** Numbers without a country are German. What cannot be read as a number is shown as it is written. */
export function formatPhone(raw: string, { callable = true }: { callable?: boolean } = {}): Phone {
  try {
    const number = parsePhoneNumber(raw, 'DE', metadata);
    const text = number.formatInternational();
    return callable ? { text, href: number.getURI() } : { text };
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', event: 'invalid phone number', reason: String(error) }));
    return { text: raw };
  }
}
