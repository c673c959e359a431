import type { Language } from '../../i18n/languages.ts';
import { hasBit } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { orderByScore } from './order-by-score.ts';
import type { PriceRange } from './price-range.ts';
import { scoreConcepts } from './search-products.ts';

/** How a search without results was understood, and the closest products. */
export type ExplainedSearch = PriceRange & {
  /** Terms as the visitor wrote them. */
  knownTerms: string[];
  unknownTerms: string[];
  /** Ids of products that match most concepts, the closest first. */
  nearestIds: number[];
};

/** Higher than the score of any concept: two concepts that match rank before one that matches well. */
const conceptBonus = 2;

export function explainSearch(index: CatalogueIndex, text: string, language: Language, count: number): ExplainedSearch {
  const { table } = index;
  const { concepts, priceFrom, priceTo } = scoreConcepts(index, text, language);
  const total = new Float32Array(table.size);
  for (const { scores } of concepts) {
    if (!scores) continue;
    for (let slot = 0; slot < total.length; slot += 1) {
      const score = scores[slot] ?? 0;
      if (score > 0) total[slot] = (total[slot] ?? 0) + score + conceptBonus;
    }
  }
  const slots = [...table.sortOrders.recommended].filter(
    (slot) => (total[slot] ?? 0) > 0 && hasBit(table.liveSlots, slot),
  );
  return {
    knownTerms: concepts.flatMap(({ written, scores }) => (scores ? written : [])),
    unknownTerms: concepts.flatMap(({ written, scores }) => (scores ? [] : written)),
    priceFrom,
    priceTo,
    nearestIds: orderByScore(slots, total)
      .slice(0, count)
      .map((slot) => table.ids[slot] ?? 0),
  };
}
