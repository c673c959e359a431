/** What the worker and the pages both know: how the caches are called, and what is written beside a kept page. */

/** Followed by its version. Holds the pages for times without a network, whole or not at all. */
export const cardCache = 'vitrine-card-';
/** Pages that were visited, by their path: of the content, and dated ones of the shop. */
export const pageCache = 'vitrine-pages';
/** What those pages are made of. */
export const fileCache = 'vitrine-files';
export const pictureCache = 'vitrine-pictures';

/** Every cache of this site begins like this: the worker that ends all workers deletes them by it. */
export const cachePrefix = 'vitrine-';

/** In a card's cache: it is there once everything else is. */
export const cardSeal = '/card-is-whole';

export const titleHeader = 'x-kept-title';
export const digestHeader = 'x-kept-digest';
export const needsHeader = 'x-kept-needs';
export const momentHeader = 'x-kept-at';
export const bytesHeader = 'x-kept-bytes';
/** On pages whose prices are of the moment at which they were kept. */
export const datedHeader = 'x-kept-dated';

/** Which address could not be had; on the offline page. */
export const fromField = 'from';

/**
 * What a page asks of the worker: to keep the page that was loaded before there was a worker, or to forget every page and
 * picture that was looked at.
 */
export type WorkerCall = { call: 'keep'; path: string } | { call: 'forget' };
