import { hasPostcodes } from './address-form.ts';

type Range = { first: string; last: string };

type Rule = { pattern: RegExp; example: string; range?: Range };

/** A rule for postcodes of digits; the default range excludes only zeros. */
const digits = (
  example: string,
  first = '1'.padStart(example.length, '0'),
  last = '9'.repeat(example.length),
): Rule => ({ pattern: new RegExp(`^\\d{${example.length}}$`), example, range: { first, last } });

/** Format and, for postcodes of digits, range by country. Other countries accept anything. */
const rules: Readonly<Record<string, Rule>> = {
  AT: digits('1010', '1010', '9992'),
  BE: digits('1000', '1000', '9992'),
  BG: digits('1000'),
  CH: digits('8001', '1000', '9658'),
  CY: digits('1010'),
  CZ: { pattern: /^\d{3} \d{2}$/, example: '110 00' },
  DE: digits('10115', '01001', '99998'),
  DK: digits('1050', '0800', '9990'),
  EE: digits('10111'),
  ES: digits('28001'),
  FI: digits('00100'),
  FR: digits('75001', '01000', '98890'),
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'SW1A 1AA' },
  GR: { pattern: /^\d{3} \d{2}$/, example: '104 31' },
  HR: digits('10000'),
  HU: digits('1011'),
  IE: { pattern: /^[A-Z]\d[\dW] [A-Z\d]{4}$/, example: 'D02 AF30' },
  IT: digits('00118'),
  LI: digits('9490', '9485', '9498'),
  LT: digits('01100'),
  LU: digits('1009', '1009', '9999'),
  LV: { pattern: /^(?:LV-)?\d{4}$/, example: 'LV-1010' },
  MT: { pattern: /^[A-Z]{3} \d{4}$/, example: 'VLT 1117' },
  NL: { pattern: /^[1-9]\d{3} [A-Z]{2}$/, example: '1012 AB' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1100-148' },
  RO: digits('010011'),
  SE: { pattern: /^\d{3} \d{2}$/, example: '111 20' },
  SI: digits('1000'),
  SK: { pattern: /^\d{3} \d{2}$/, example: '811 01' },
};

/**
 * Normalizes a postcode to its country's format: adds a missing space and removes a country prefix (D-10115). What does
 * not match stays as it is.
 */
export function normalizePostcode(code: string, country: string): string {
  const trimmed = code.trim().replace(/\s+/g, ' ');
  const rule = rules[country];
  if (!rule || rule.pattern.test(trimmed)) return trimmed;
  const bare = trimmed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\u2010-\u2015-]/g, '');
  const typed = /^\d/.test(rule.example) ? bare.replace(/^[A-Z]{1,2}(?=\d)/, '') : bare;
  const [gap = ''] = /[ -]/.exec(rule.example) ?? [];
  // Counted from the end, since the first part of a British postcode has two to four letters.
  const tail = gap ? rule.example.length - rule.example.indexOf(gap) - 1 : 0;
  const shaped = gap ? `${typed.slice(0, -tail)}${gap}${typed.slice(-tail)}` : typed;
  return rule.pattern.test(shaped) ? shaped : trimmed;
}

export type PostcodeError =
  /** Not in the country's format. */
  | 'invalid'
  /** In the right format, but outside the country's range. */
  | 'outside';

/** Validates a postcode, in the checkout and in the order API. */
export function findPostcodeError(code: string, country: string): PostcodeError | undefined {
  const tidy = normalizePostcode(code, country);
  const rule = rules[country];
  if (!rule) return tidy === '' && hasPostcodes(country) ? 'invalid' : undefined;
  if (!rule.pattern.test(tidy)) return 'invalid';
  // Postcodes of a country with a range have the same length, so that they compare as text.
  return rule.range && (tidy < rule.range.first || tidy > rule.range.last) ? 'outside' : undefined;
}

/** The range of a country's postcodes; undefined where it is unknown. */
export function findPostcodeRange(country: string): Range | undefined {
  return rules[country]?.range;
}

/** An example of the country's format, for error messages; empty where it is unknown. */
export function findPostcodeExample(country: string): string {
  return rules[country]?.example ?? '';
}

/** Whether the country's postcodes have digits only, for `inputMode`. */
export function isNumericPostcode(country: string): boolean {
  return /^\d+$/.test(rules[country]?.example ?? '');
}
