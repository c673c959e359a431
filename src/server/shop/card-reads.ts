import type { ProductCard } from '../../catalog/cards/product-card.ts';
import { getProductCards, peekProductCards } from '../../catalog/cards/product-card-queries.ts';
import type { Language } from '../../i18n/languages.ts';

type Cards = (ids: readonly number[], language: Language) => Promise<ProductCard[] | undefined>;

/**
 * Reads cards for endpoints, which never wait for a turn as pages do: so many at once, that a stranger who asks for
 * everything leaves the content system to the pages. Undefined when there is no room.
 */
export function createCardReads(read: Cards, atOnce: number): Cards {
  let running = 0;
  return async (ids, language) => {
    if (running >= atOnce) return undefined;
    running += 1;
    try {
      return await read(ids, language);
    } finally {
      running -= 1;
    }
  };
}

const readCards = createCardReads(getProductCards, 2);

/** The cards from memory, else read when there is room for that; all endpoints share it. */
export const findCards: Cards = async (ids, language) => peekProductCards(ids, language) ?? readCards(ids, language);
