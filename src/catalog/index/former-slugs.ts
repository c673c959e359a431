import type { ProductTable } from './product-table.ts';

/** Addresses that products once had, and which product it was; null when that is not known any more. */
export type FormerSlugs = Map<string, number | null>;

/** What was there and is not any more has been there once, whether or not anybody has written it down. */
export function mergeFormerSlugs(
  former: FormerSlugs,
  currentTable: ProductTable,
  previousSlugs: FormerSlugs,
  previousTable: ProductTable,
): void {
  for (const [slug, id] of previousSlugs) if (!former.has(slug)) former.set(slug, id);
  for (const [slug, slot] of previousTable.slotsBySlug) {
    if (!currentTable.slotsBySlug.has(slug)) former.set(slug, previousTable.ids[slot] ?? null);
  }
}

export function findSlug(table: ProductTable, id: number): string | undefined {
  const slot = table.slotsById.get(id);
  return slot === undefined ? undefined : table.slugs[slot];
}
