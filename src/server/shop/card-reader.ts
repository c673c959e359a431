import type { ProductCard } from '../../catalog/cards/product-card.ts';
import { getProductCards, peekProductCards } from '../../catalog/cards/product-card-queries.ts';
import type { Language } from '../../i18n/languages.ts';

type ReadCards = (ids: readonly number[], language: Language) => Promise<ProductCard[] | undefined>;

/**
 * Reads cards for endpoints, which never wait for a turn as pages do: so many at once, that a stranger who asks for
 * everything leaves the content system to the pages. A few wait; undefined when there is no room for that either.
 */
export function createCardReader(
  read: ReadCards,
  { concurrency, maxQueued }: { concurrency: number; maxQueued: number },
): ReadCards {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (ids, language) => {
    if (running < concurrency) running += 1;
    else if (waiting.length >= maxQueued) return undefined;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await read(ids, language);
    } finally {
      const next = waiting.shift();
      // Whoever waited longest takes the place over.
      if (next) next();
      else running -= 1;
    }
  };
}

const readCards = createCardReader(getProductCards, { concurrency: 2, maxQueued: 20 });

/** The cards from memory, else read when there is room for that; all endpoints share it. */
export const findCards: ReadCards = async (ids, language) =>
  peekProductCards(ids, language) ?? readCards(ids, language);
