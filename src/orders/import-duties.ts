/** The customs union: what goes elsewhere is an import there. */
const euCustomsUnion = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IT|LT|LU|LV|MC|MT|NL|PL|PT|RO|SE|SI|SK)$/;

/** Whether the country that a parcel goes to asks its own value added tax and customs duties of whoever receives it. */
export function hasImportDuties(country: string): boolean {
  return !euCustomsUnion.test(country);
}
