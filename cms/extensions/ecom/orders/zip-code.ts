/** Where a country has one form of postcode; its own letters may stand before it, as on old envelopes. */
const forms: Record<string, RegExp> = {
  DE: /^(?:D-)?\d{5}$/i,
  AT: /^(?:A-)?\d{4}$/i,
  CH: /^(?:CH-)?\d{4}$/i,
  LI: /^(?:(?:FL|LI)-)?\d{4}$/i,
  FR: /^(?:F-)?\d{5}$/i,
  LU: /^(?:L-)?\d{4}$/i,
  BE: /^(?:B-)?\d{4}$/i,
  NL: /^(?:NL-)?\d{4} ?[A-Z]{2}$/i,
  DK: /^(?:DK-)?\d{4}$/i,
};

/** Of other countries anything is taken. */
export function fitsCountry({ zip_code, country }: { zip_code: string; country: string }): boolean {
  return forms[country]?.test(zip_code) ?? true;
}
