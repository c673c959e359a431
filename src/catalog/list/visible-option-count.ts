/** So many options of a group of filters are seen at once; the others are folded away. */
export const visibleOptionCount = 8;
