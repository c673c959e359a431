/** Key in localStorage of viewed products, for convenience only. Every page loads it before React. */
export const viewedKey = 'int-recently-viewed';
