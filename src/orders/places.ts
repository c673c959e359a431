/** Part of the path, incremented with every change of the lists, since browsers cache the responses for good. */
const listVersion = 1;

/** Town names by postcode. */
export type TownsByPostcode = Readonly<Record<string, readonly string[]>>;

/** Whether there are lists for the country. */
export const hasTownLists = (country: string): boolean => /^(?:DE|AT|CH|LI)$/.test(country);

/**
 * The path of the list for the first two digits of a postcode. The lists are coarse, so that requests do not reveal a
 * town.
 */
export const toPlacesPath = (country: string, start: string): string =>
  `/api/places/${listVersion}/${country}/${start}`;
