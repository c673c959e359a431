type Rule = { pattern: RegExp; example: string };

const digits = (count: number, example: string): Rule => ({ pattern: new RegExp(`^\\d{${count}}$`), example });

/** How postcodes are written; a country that is not here takes any. */
const rules: Readonly<Record<string, Rule>> = {
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  CH: digits(4, '8001'),
  CY: digits(4, '1010'),
  CZ: { pattern: /^\d{3} \d{2}$/, example: '110 00' },
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'SW1A 1AA' },
  GR: { pattern: /^\d{3} \d{2}$/, example: '104 31' },
  HR: digits(5, '10000'),
  HU: digits(4, '1011'),
  IE: { pattern: /^[A-Z]\d[\dW] [A-Z\d]{4}$/, example: 'D02 AF30' },
  IT: digits(5, '00118'),
  LI: digits(4, '9490'),
  LT: digits(5, '01100'),
  LU: digits(4, '1009'),
  LV: { pattern: /^(?:LV-)?\d{4}$/, example: 'LV-1010' },
  MT: { pattern: /^[A-Z]{3} \d{4}$/, example: 'VLT 1117' },
  NL: { pattern: /^[1-9]\d{3} [A-Z]{2}$/, example: '1012 AB' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1100-148' },
  RO: digits(6, '010011'),
  SE: { pattern: /^\d{3} \d{2}$/, example: '111 20' },
  SI: digits(4, '1000'),
  SK: { pattern: /^\d{3} \d{2}$/, example: '811 01' },
};

/**
 * As a country writes it: a space that was left out, or the sign of the country in front (D-10115), is put right. What
 * cannot be read stays as it is.
 */
export function tidyPostcode(code: string, country: string): string {
  const trimmed = code.trim().replace(/\s+/g, ' ');
  const rule = rules[country];
  if (!rule || rule.pattern.test(trimmed)) return trimmed;
  const bare = trimmed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\u2010-\u2015-]/g, '');
  const typed = /^\d/.test(rule.example) ? bare.replace(/^[A-Z]{1,2}(?=\d)/, '') : bare;
  const [gap = ''] = /[ -]/.exec(rule.example) ?? [];
  // Counted from the end, since the first half of a British one has two to four letters.
  const tail = gap ? rule.example.length - rule.example.indexOf(gap) - 1 : 0;
  const shaped = gap ? `${typed.slice(0, -tail)}${gap}${typed.slice(-tail)}` : typed;
  return rule.pattern.test(shaped) ? shaped : trimmed;
}

export function isPostcode(code: string, country: string): boolean {
  const tidy = tidyPostcode(code, country);
  return rules[country]?.pattern.test(tidy) ?? tidy !== '';
}

/** How one looks, for those who have mistyped it; empty where we do not know. */
export function findPostcodeExample(country: string): string {
  return rules[country]?.example ?? '';
}

/** Whether a keyboard of figures is enough. */
export function isPostcodeOfDigits(country: string): boolean {
  return /^\d+$/.test(rules[country]?.example ?? '');
}
