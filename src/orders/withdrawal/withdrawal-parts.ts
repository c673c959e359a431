/** The box of a piece that may be given back. */
export const toLineField = (id: number) => `line-${id}`;
