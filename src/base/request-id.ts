import { AsyncLocalStorage } from 'node:async_hooks';

/** The header with the id of the request that a call belongs to: from a proxy to the storefront, and on to Directus. */
export const requestIdHeader = 'x-request-id';

const pattern = /^[\w-]{8,64}$/;

/** The id that a header names; undefined for anything that does not belong into a log. */
export function parseRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && pattern.test(header) ? header : undefined;
}

const running = new AsyncLocalStorage<string | undefined>();

/** Runs the work of a request, whose lines in the log and whose calls of Directus have its id. */
export function runWithRequestId<T>(id: string | undefined, work: () => T): T {
  return running.run(id, work);
}

export function findRequestId(): string | undefined {
  return running.getStore();
}
