/** Key in localStorage of the last searches, for convenience only. */
export const searchesKey = 'int-last-searches';
