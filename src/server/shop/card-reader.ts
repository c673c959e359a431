import type { ProductCard } from '../../catalog/cards/product-card.ts';
import { getProductCards, peekProductCards } from '../../catalog/cards/product-card-queries.ts';
import type { Language } from '../../i18n/languages.ts';

type ReadCards = (ids: readonly number[], language: Language) => Promise<ProductCard[] | undefined>;

/**
 * Limits concurrent reads of product cards for endpoints, which do not pass admission control as pages do, so that one
 * client cannot use up the content system. A few calls wait; undefined when the queue is full, too.
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
      // The slot passes to the call that has waited longest.
      if (next) next();
      else running -= 1;
    }
  };
}

const readCards = createCardReader(getProductCards, { concurrency: 2, maxQueued: 20 });

/** Product cards from memory, else loaded within the limit that all endpoints share. */
export const findCards: ReadCards = async (ids, language) =>
  peekProductCards(ids, language) ?? readCards(ids, language);
