/** Under which the browser keeps what somebody has looked at, and searched for. Nothing but convenience depends on it. */
export const viewedKey = 'int-recently-viewed';
export const searchesKey = 'int-last-searches';
