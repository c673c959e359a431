import { addRenderTags } from '../../base/render-state.ts';
import { forEachBit, hasBit } from './bits.ts';
import { findFormerProduct, peekUntaggedCatalogue } from './catalogue.ts';
import { readProduct } from './catalogue-index.ts';
import type { IndexedProduct } from './product-table.ts';

export type FoundProduct =
  | { state: 'shown'; product: IndexedProduct }
  | { state: 'moved'; slug: string }
  | { state: 'gone' };

/**
 * The product at a slug, where it moved to, or that it is gone; undefined for an unknown slug and while there is no
 * catalogue.
 */
export function findIndexedProduct(slug: string): FoundProduct | undefined {
  const index = peekUntaggedCatalogue();
  if (!index) return undefined;
  const slot = index.table.slotsBySlug.get(slug);
  if (slot !== undefined) {
    const product = readProduct(index.table, slot);
    addRenderTags([`product:${product.id}`]);
    return { state: 'shown', product };
  }
  const former = findFormerProduct(slug);
  if (former === undefined) return undefined;
  const product = former === null ? undefined : findIndexedProductById(former);
  return product ? { state: 'moved', slug: product.slug } : { state: 'gone' };
}

export function findIndexedProductById(id: number): IndexedProduct | undefined {
  const table = peekUntaggedCatalogue()?.table;
  const slot = table?.slotsById.get(id);
  addRenderTags([`product:${id}`]);
  return table && slot !== undefined ? readProduct(table, slot) : undefined;
}

/** Weight of each kind of facet that two products share. */
const facetWeights: Readonly<Record<string, number>> = { kind: 4, category: 3, maker: 2, tag: 1, attribute: 1 };

/** Ids of related products, the most similar first; equally similar ones in the order of the shop. */
export function findRelatedProducts(id: number, count: number): number[] {
  const table = peekUntaggedCatalogue()?.table;
  const ownSlot = table?.slotsById.get(id);
  if (!table || ownSlot === undefined) return [];
  const scores = new Uint16Array(table.size);
  for (const [facet, bits] of table.facets) {
    const score = facetWeights[facet.slice(0, facet.indexOf(' '))];
    if (!score || !hasBit(bits, ownSlot)) continue;
    forEachBit(bits, (slot) => {
      scores[slot] = (scores[slot] ?? 0) + score;
    });
  }
  scores[ownSlot] = 0;
  return [...table.sortOrders.recommended]
    .filter((slot) => (scores[slot] ?? 0) >= 3)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, count)
    .map((slot) => table.ids[slot] ?? 0);
}
