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
