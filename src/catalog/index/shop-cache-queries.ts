import 'server-only';
import { addRenderTags, markIncomplete } from '../../base/render-state.ts';
import type { TaggedCache } from '../../base/tagged-cache.ts';
import { createRowCache } from '../../directus/row-cache.ts';
import type { InvalidatedTags } from './catalogue-sync.ts';

const rows = createRowCache<unknown>({ staleAfterMs: 5 * 60_000 });

/**
 * Reads through the cache of the shop: the cached value, or what `load` gives, until one of its tags is purged:
 * `product:7`, `settings`, `vocabulary`. A key must always be used with the same type.
 */
export function getOrLoad<T>(key: string, tags: string[], load: () => Promise<T>): Promise<T> {
  addRenderTags(tags);
  if (rows.peek(key) === undefined) markIncomplete();
  return getRows<T>().get(key, tags, load);
}

/** The cached value; undefined when there is none. */
export function peekCached<T>(key: string): T | undefined {
  return getRows<T>().peek(key);
}

/** The cache as that of one type, which all keys of its callers have. */
function getRows<T>(): TaggedCache<T> {
  return rows as TaggedCache<T>;
}

/** Purges values by their tags, so that they are read again. */
export function purgeTags(outdated: InvalidatedTags): void {
  if (outdated === 'everything') rows.purgeAll();
  else rows.purge(outdated);
}
