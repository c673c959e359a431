/** All country codes of ISO 3166-1. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Countries without postcodes, or where hardly anybody uses them. */
const withoutPostcode =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR ' +
  'MW NR NU QA RW SB SC SL SO SR SS ST SX SY TD TG TK TL TO TT TV UG VU YE ZW';

/** Countries that write the postcode after the town. */
const postcodeLast =
  'AI AS AU BD BM BN BR CA CC CX FK FM GB GG GI GS GU HM ID IE IM IN IO JE JO KH KR KY LB LK LV MH MM MP MT MV NF NG NP ' +
  'NZ PK PN PR PW RU SA SG SH SZ TC TH TW UA UM US VG VI VN WS ZA';

/** Countries whose addresses need a state or province. */
const withState = 'AU BR CA CN IN MX MY NG US VE';

/** Countries that write the house number before the street. */
const numberFirst = 'AU CA DZ FR GB GF GG GP IE IM IN JE LU MA MC MQ MT NC NZ PF PH RE SG TN US YT ZA';

const has = (list: string, country: string) => country.length === 2 && ` ${list} `.includes(` ${country} `);

/** The codes of all countries. */
export const listCountries = (): string[] => codes.split(' ');

export const isCountry = (country: string): boolean => has(codes, country);

export const hasPostcodes = (country: string): boolean => !has(withoutPostcode, country);

/** The conventions of a country's addresses that the form follows. */
export function findAddressForm(country: string): {
  isPostcodeLast: boolean;
  hasState: boolean;
  isNumberFirst: boolean;
} {
  return {
    isPostcodeLast: has(postcodeLast, country),
    hasState: has(withState, country),
    isNumberFirst: has(numberFirst, country),
  };
}

/** The address line with postcode and town, in the order of the country. */
export function formatTown({ zip_code, city, country }: { zip_code: string; city: string; country: string }): string {
  const line = has(postcodeLast, country) ? [city, zip_code] : [zip_code, city];
  return line.join(' ').trim();
}

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

type Entry = { first: string; last: string } | { start: string };

/**
 * Parses the postcodes that a shipping method serves, as staff enter them: single ones, prefixes and ranges, `14899,
 * 148*, 14770-14798`, without the hyphen that some countries use (`00001-00999` in Poland). The studio rejects invalid
 * entries; one that is there all the same matches nothing.
 */
function parseArea(area: string): Entry[] {
  return area.split(/[,;\n]/).flatMap((part): Entry[] => {
    const [, first = '', last, star] =
      /^([A-Z\d]{1,10})(?:[-–]([A-Z\d]{1,10})|(\*))?$/.exec(part.replace(/\s/g, '').toUpperCase()) ?? [];
    if (first === '') return [];
    if (star) return [{ start: first }];
    return last === undefined || last.length === first.length ? [{ first, last: last ?? first }] : [];
  });
}

/** Whether a postcode is in the area; an empty area is everywhere. Checkout and order API share this rule. */
export function isInArea(area: string | null, { zip_code, country }: { zip_code: string; country: string }): boolean {
  if (area === null || area.trim() === '') return true;
  const code = normalizePostcode(zip_code, country).replace(/[\s-]/g, '').toUpperCase();
  return parseArea(area).some((entry) =>
    'start' in entry
      ? code.startsWith(entry.start)
      : code.length === entry.first.length && code >= entry.first && code <= entry.last,
  );
}

/** The area as text: `14899, 148…, 14770–14798`. */
export function formatArea(area: string): string {
  return parseArea(area)
    .map((entry) => {
      if ('start' in entry) return `${entry.start}…`;
      return entry.first === entry.last ? entry.first : `${entry.first}–${entry.last}`;
    })
    .join(', ');
}
