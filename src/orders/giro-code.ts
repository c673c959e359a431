import type { BankAccount } from './bank-account.ts';

export type Transfer = BankAccount & {
  /** Integer cents. */
  cents: number;
  /** The payment reference. */
  reference: string;
};

const limits = { recipient: 70, reference: 140, cents: 99_999_999_999, bytes: 331 };

/** Countries outside the European Economic Area, where the IBAN alone is not enough. */
const needBic = new Set(['AD', 'AL', 'CH', 'GB', 'GI', 'MC', 'MD', 'ME', 'MK', 'RS', 'SM', 'VA']);

/** The payload of a GiroCode: EPC069-12, version 002, in UTF-8. Undefined for values that do not fit its format. */
export function writeGiroCode({ recipient, iban, bic, cents, reference }: Transfer): string | undefined {
  const fits =
    recipient.length <= limits.recipient &&
    reference.length <= limits.reference &&
    Number.isInteger(cents) &&
    cents > 0 &&
    cents <= limits.cents &&
    // A line break would begin the next field.
    !/[\r\n]/.test(recipient + reference) &&
    (bic !== null || !needBic.has(iban.slice(0, 2)));
  if (!fits) return undefined;
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const purpose = '';
  const structuredReference = '';
  const text = [
    ...['BCD', '002', '1', 'SCT', bic ?? '', recipient, iban, amount],
    ...[purpose, structuredReference, reference],
  ].join('\n');
  return new TextEncoder().encode(text).length <= limits.bytes ? text : undefined;
}
