import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

const drafts = new AsyncLocalStorage<true>();

/** What is read during this work is as staff left it, published or not. */
export function readDrafts<T>(work: () => T): T {
  return drafts.run(true, work);
}

export function isReadingDrafts(): boolean {
  return drafts.getStore() === true;
}

/** What visitors may see; everything while staff look at a preview. */
export function published(): Record<string, unknown> {
  return isReadingDrafts() ? {} : { status: { _eq: 'published' } };
}
