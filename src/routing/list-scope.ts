/** The scope of a product list, within which filters apply. */
export type ListScope =
  | { kind: 'shop' }
  | { kind: 'category'; key: string }
  | { kind: 'brand'; slug: string }
  | { kind: 'tag'; slug: string }
  /** Full-text search by the query. */
  | { kind: 'search' };

export const wholeShop: ListScope = { kind: 'shop' };
