/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** The worker itself; pages and workers share this program's types, and this is the one place that tells them apart. */
export const scope: ServiceWorkerGlobalScope = self;
