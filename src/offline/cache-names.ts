/** Names of caches, headers and messages that the service worker and the pages share. */

/** Prefix of the offline cache, followed by its version. It holds the precached pages, complete or not at all. */
export const offlineCachePrefix = 'vitrine-card-';
/** Visited pages by path: content pages, and dated shop pages. */
export const pageCacheName = 'vitrine-pages';
/** Assets of visited pages. */
export const fileCacheName = 'vitrine-files';
export const pictureCacheName = 'vitrine-pictures';

/** Prefix of all caches of this site; the worker that unregisters itself deletes them by it. */
export const cachePrefix = 'vitrine-';

/** Entry of the offline cache that is written last: it marks the cache as complete. */
export const offlineCacheMarker = '/card-is-whole';

export const titleHeader = 'x-kept-title';
export const digestHeader = 'x-kept-digest';
export const assetsHeader = 'x-kept-needs';
export const cachedAtHeader = 'x-kept-at';
export const bytesHeader = 'x-kept-bytes';
/** Marks pages whose prices are those of the moment at which they were cached. */
export const datedHeader = 'x-kept-dated';

/** Query parameter of the offline page: the path that could not be loaded. */
export const requestedPathField = 'from';

/**
 * Messages of pages to the worker: cache the page that was loaded before there was a worker, or delete all visited
 * pages and pictures.
 */
export type WorkerMessage = { call: 'keep'; path: string } | { call: 'forget' };
