/** Path of the script that reports an incomplete page. */
export const incompletePath = '/incomplete.js';
