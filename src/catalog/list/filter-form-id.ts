/** Id of the filter form. The sort select stands outside the form and refers to it. */
export const filterFormId = 'list-filters';
