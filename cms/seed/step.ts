/** One call of the seed: rows of a collection as the items API takes them, related rows nested. */
export type Step = { collection: string; items: Record<string, unknown>[] };
