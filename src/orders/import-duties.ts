/** The EU customs union; parcels to other countries are imports there. */
const euCustomsUnion = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IT|LT|LU|LV|MC|MT|NL|PL|PT|RO|SE|SI|SK)$/;

/** Whether the country charges import VAT and customs duties for a parcel from Germany. */
export function hasImportDuties(country: string): boolean {
  return !euCustomsUnion.test(country);
}
