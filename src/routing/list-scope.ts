/** What a list is about. Filters narrow it and never leave it. */
export type ListScope =
  | { kind: 'shop' }
  | { kind: 'category'; key: string }
  | { kind: 'brand'; slug: string }
  | { kind: 'tag'; slug: string }
  /** Finds by the words of the query. */
  | { kind: 'search' };

export const wholeShop: ListScope = { kind: 'shop' };
