import { createTaggedCache } from '../../../../src/base/tagged-cache.ts';
import type { Reader } from '../../transact.ts';

/** How long a change may stay unnoticed that another process of Directus has made. */
const maxAgeMs = 5_000;

export type QuoteRows = {
  /** Reads products from the database, and everything else from memory. */
  open: (read: Reader) => Reader;
  /** Forgets all rows, after a change of any. */
  purge: () => void;
};

/**
 * Rows of settings, shipping and the wedding-ring studio for quotes, which reserve nothing: an order reads them again,
 * and is rejected with a new quote where they have changed. Products are read each time, since their stock changes with
 * each order.
 */
export function createQuoteRows(now?: () => number): QuoteRows {
  const rows = createTaggedCache<readonly unknown[]>({
    ...{ capacity: 200, staleAfterMs: maxAgeMs, expiresAfterMs: maxAgeMs },
    ...(now && { now }),
  });
  return {
    open:
      (read) =>
      <Row>(collection: string) => {
        const items = read<Row>(collection);
        if (collection === 'ecommerce_product') return items;
        return {
          readByQuery: async (query) => {
            const found = await rows.get(JSON.stringify([collection, query]), [], () => items.readByQuery(query));
            // The key has the collection, whose rows these are.
            return found as Row[];
          },
        };
      },
    purge: rows.purgeAll,
  };
}

/** Of this process. */
export const quoteRows = createQuoteRows();
