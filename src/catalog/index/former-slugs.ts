import type { ProductTable } from './product-table.ts';

/** Former slugs and the id of their product; null when that is no longer known. */
export type FormerSlugs = Map<string, number | null>;

/**
 * Adds the slugs of the previous table that the current one lacks, whether or not Directus recorded them as former
 * addresses.
 */
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
