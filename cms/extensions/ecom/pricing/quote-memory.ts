import { createCacheMemory } from '../../../../src/base/cache-memory.ts';
import { createTaggedCache, type TaggedCache } from '../../../../src/base/tagged-cache.ts';
import type { Shop } from '../../messages/shop.ts';
import type { RingLists } from './find-ring-studio.ts';
import type { ShopRules } from './shop-rules.ts';

/** How long a change may stay unnoticed that another process of Directus has made. */
const maxAgeMs = 5_000;

const memoryBytes = 8 * 1024 ** 2;

/**
 * What quotes need beside products, by website and language. Quotes reserve nothing: an order reads it again, and is
 * rejected with a new quote where it has changed.
 */
export type QuoteMemory = {
  shops: TaggedCache<Shop | undefined>;
  rules: TaggedCache<ShopRules | undefined>;
  rings: TaggedCache<RingLists>;
  /** Forgets everything, after a change of any row. */
  purge: () => void;
};

export function createQuoteMemory(now?: () => number): QuoteMemory {
  const memory = createCacheMemory(memoryBytes);
  const options = { memory, staleAfterMs: maxAgeMs, expiresAfterMs: maxAgeMs, ...(now && { now }) };
  const shops = createTaggedCache<Shop | undefined>(options);
  const rules = createTaggedCache<ShopRules | undefined>(options);
  const rings = createTaggedCache<RingLists>(options);
  return {
    ...{ shops, rules, rings },
    purge: () => {
      shops.purgeAll();
      rules.purgeAll();
      rings.purgeAll();
    },
  };
}
