/** Number of options of a filter group that are visible at first; the others are in a disclosure. */
export const visibleOptionCount = 8;
