/** What the worker and the pages both know: how the caches are called, and what is written beside a kept page. */

/** Followed by its version. Holds the pages for times without a network, whole or not at all. */
export const cardCache = 'vitrine-card-';
/** Content pages that were visited, by their path. */
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

/** Which address could not be had; on the offline page. */
export const fromField = 'from';

/** What a page asks of the worker: to keep the page that was loaded before there was a worker. */
export type WorkerCall = { call: 'keep'; path: string };
