import type { Scores } from '../retrieval/score-terms.ts';
import { forEachBit, hasBit } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { inStock, onOrder } from './product-table.ts';

/** Smaller than a difference in relevance: a better match ranks before availability, demand and novelty. */
const weights = { inStock: 0.012, onOrder: 0.006, newest: 0.004, perDemand: 0.0015 };
const newForMs = 60 * 86_400_000;

/** Raises scores by availability, demand and novelty, which decide among equally relevant products. */
export function addSignals({ table, demands }: CatalogueIndex, scores: Scores, now = Date.now()): void {
  const { facets, createdAt, liveSlots, slotsById } = table;
  const raise = (slot: number, by: number) => {
    if ((scores[slot] ?? 0) > 0) scores[slot] = (scores[slot] ?? 0) + by;
  };
  for (const [facet, by] of [
    [inStock, weights.inStock],
    [onOrder, weights.onOrder],
  ] as const) {
    const bits = facets.get(facet);
    if (bits) forEachBit(bits, (slot) => raise(slot, by));
  }
  for (const [id, step] of demands) {
    const slot = slotsById.get(id);
    if (slot !== undefined) raise(slot, step * weights.perDemand);
  }
  for (let slot = 0; slot < scores.length; slot += 1) {
    const age = now - (createdAt[slot] ?? 0);
    if (age < newForMs && hasBit(liveSlots, slot)) raise(slot, weights.newest);
  }
}
