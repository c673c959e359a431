/** The account for payments in advance; `iban` and `bic` are in capital letters without spaces. */
export type BankAccount = { recipient: string; iban: string; bic: string | null };

/** The IBAN length of each SEPA country. */
const ibanLengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18 },
  ...{ FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21 },
  ...{ MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19 },
  ...{ SK: 24, SM: 27, VA: 22 },
};

/** Parses an IBAN into capital letters without spaces; undefined for an invalid one, or one outside SEPA. */
export function parseIban(text: string): string | undefined {
  const iban = compact(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || iban.length !== ibanLengths[iban.slice(0, 2)]) return undefined;
  return getRemainder(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined;
}

/** ISO 13616: letters count from A = 10, and the number modulo 97 must be 1. */
function getRemainder(rearranged: string): number {
  let remainder = 0;
  for (const character of rearranged) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }
  return remainder;
}

/** Parses a BIC into capital letters without spaces; undefined for an invalid one. */
export function parseBic(text: string): string | undefined {
  const bic = compact(text);
  return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic) ? bic : undefined;
}

function compact(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** An IBAN in groups of four. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

type BankFields = { bank_recipient: string | null; bank_iban: string | null; bank_bic: string | null };

/** The account from the shop's settings; undefined where it is missing or invalid. */
export function findBankAccount({ bank_recipient, bank_iban, bank_bic }: BankFields): BankAccount | undefined {
  const recipient = bank_recipient?.replace(/\s+/g, ' ').trim();
  const iban = parseIban(bank_iban ?? '');
  return recipient && iban ? { recipient, iban, bic: parseBic(bank_bic ?? '') ?? null } : undefined;
}

/** The account as text, a line each, for mails and letters. */
export function formatBankDetails({ recipient, iban, bic }: BankAccount): string {
  return [recipient, `IBAN ${formatIban(iban)}`, ...(bic ? [`BIC ${bic}`] : [])].join('\n');
}

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
