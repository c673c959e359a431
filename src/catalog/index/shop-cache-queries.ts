import 'server-only';
import { addRenderTags, markIncomplete } from '../../base/render-state.ts';
import { createTaggedCache } from '../../base/tagged-cache.ts';
import type { InvalidatedTags } from './catalogue-sync.ts';

const rows = createTaggedCache<unknown>({ capacity: 2_000, staleAfterMs: 5 * 60_000 });

/**
 * Rows that were read before, until something with one of the tags changes: `product:7`, `settings`, `vocabulary`. The
 * same key always stands for the same kind of rows.
 */
export function getOrLoad<T>(key: string, tags: string[], load: () => Promise<T>): Promise<T> {
  addRenderTags(tags);
  if (rows.peek(key) === undefined) markIncomplete();
  return rows.get(key, tags, load) as Promise<T>;
}

/** What `remember` would give without anybody waiting for it. */
export function peekCached<T>(key: string): T | undefined {
  return rows.peek(key) as T | undefined;
}

/** From now on these are read again. */
export function purgeTags(outdated: InvalidatedTags): void {
  if (outdated === 'everything') rows.purgeAll();
  else rows.purge(outdated);
}
