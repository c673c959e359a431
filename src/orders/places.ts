/** Raised with every change of the lists: browsers keep answers for good. */
const listVersion = 1;

/** Towns by postcode, of all that begin alike. */
export type TownsByPostcode = Readonly<Record<string, readonly string[]>>;

/** Where a postcode tells its towns. */
export const hasTownLists = (country: string): boolean => /^(?:DE|AT|CH|LI)$/.test(country);

/** Where the first two figures of a postcode lead; the lists are small, and none of them says who asks for which town. */
export const toPlacesPath = (country: string, start: string): string =>
  `/api/places/${listVersion}/${country}/${start}`;
