import 'server-only';
import { markIncomplete, noteTags } from '../../base/render-state.ts';
import { createTaggedCache } from '../../base/tagged-cache.ts';
import type { Outdated } from './catalogue-keeper.ts';

const rows = createTaggedCache<unknown>({ capacity: 2_000, freshFor: 5 * 60_000 });

/**
 * Rows that were read before, until something with one of the tags changes: `product:7`, `settings`, `vocabulary`. The
 * same key always stands for the same kind of rows.
 */
export function remember<T>(key: string, tags: string[], load: () => Promise<T>): Promise<T> {
  noteTags(tags);
  if (rows.peek(key) === undefined) markIncomplete();
  return rows.get(key, tags, load) as Promise<T>;
}

/** What `remember` would give without anybody waiting for it. */
export function peekRemembered<T>(key: string): T | undefined {
  return rows.peek(key) as T | undefined;
}

/** From now on these are read again. */
export function forgetTags(outdated: Outdated): void {
  if (outdated === 'everything') rows.purgeAll();
  else rows.purge(outdated);
}
