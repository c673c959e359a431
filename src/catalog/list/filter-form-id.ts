/** The form of a list's filters; the order stands outside it and belongs to it. */
export const filterFormId = 'list-filters';
