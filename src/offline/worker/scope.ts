/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker's global scope; pages and workers share one TypeScript program, and this is the one place that
 * tells them apart.
 */
export const scope: ServiceWorkerGlobalScope = self;
