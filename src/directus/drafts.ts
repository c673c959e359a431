import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

const drafts = new AsyncLocalStorage<true>();

/** Runs work whose reads include drafts. */
export function readDrafts<T>(work: () => T): T {
  return drafts.run(true, work);
}

export function isReadingDrafts(): boolean {
  return drafts.getStore() === true;
}

/** The filter for published rows; no filter while staff look at a preview. */
export function published(): Record<string, unknown> {
  return isReadingDrafts() ? {} : { status: { _eq: 'published' } };
}
