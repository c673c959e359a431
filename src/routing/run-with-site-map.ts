import { AsyncLocalStorage } from 'node:async_hooks';
import type { SiteMap } from './addresses.ts';

const siteMaps = new AsyncLocalStorage<SiteMap>();
globalThis.vitrineSiteMap = siteMaps;

/** Runs work with a site map, which it keeps to its end, whatever is activated meanwhile. */
export function runWithSiteMap<T>(map: SiteMap, work: () => T): T {
  return siteMaps.run(map, work);
}
