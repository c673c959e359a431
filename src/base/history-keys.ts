/** Keys in localStorage of viewed products and searches. Only convenience depends on them. */
export const viewedKey = 'int-recently-viewed';
export const searchesKey = 'int-last-searches';
