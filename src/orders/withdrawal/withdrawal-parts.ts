/** The name of a line's checkbox. */
export const toLineField = (id: number) => `line-${id}`;
