/** What the worker and the pages both know: how the caches are called, and what is written beside a kept page. */

/** Followed by its version. Holds the pages for times without a network, whole or not at all. */
export const offlineCachePrefix = 'vitrine-card-';
/** Pages that were visited, by their path: of the content, and dated ones of the shop. */
export const pageCacheName = 'vitrine-pages';
/** What those pages are made of. */
export const fileCacheName = 'vitrine-files';
export const pictureCacheName = 'vitrine-pictures';

/** Every cache of this site begins like this: the worker that ends all workers deletes them by it. */
export const cachePrefix = 'vitrine-';

/** In a card's cache: it is there once everything else is. */
export const offlineCacheMarker = '/card-is-whole';

export const titleHeader = 'x-kept-title';
export const digestHeader = 'x-kept-digest';
export const assetsHeader = 'x-kept-needs';
export const cachedAtHeader = 'x-kept-at';
export const bytesHeader = 'x-kept-bytes';
/** On pages whose prices are of the moment at which they were kept. */
export const datedHeader = 'x-kept-dated';

/** Which address could not be had; on the offline page. */
export const requestedPathField = 'from';

/**
 * What a page asks of the worker: to keep the page that was loaded before there was a worker, or to forget every page and
 * picture that was looked at.
 */
export type WorkerMessage = { call: 'keep'; path: string } | { call: 'forget' };
