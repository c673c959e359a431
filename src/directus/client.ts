import 'server-only';
import { getBackoffMs } from '../base/backoff.ts';
import { fetchCms } from '../base/fetch-cms.ts';
import { traceAnswer } from '../base/query-trace.ts';
import { findRemainingMs, markIncomplete } from '../base/render-state.ts';
import { retry } from '../base/retry.ts';
import { createSemaphore } from '../base/semaphore.ts';
import { getConnection, type RequestPolicy } from './connection.ts';
import { ContentApiError } from './content-api-error.ts';

export type ItemsQuery = {
  fields: readonly string[];
  filter?: Record<string, unknown>;
  sort?: readonly string[];
  /** -1 asks for all rows. */
  limit?: number;
  /** Directus counts pages from 1. */
  page?: number;
  deep?: Record<string, unknown>;
};

const runLimited = createSemaphore(10);

const inFlight = new Map<string, Promise<unknown>>();

const requestedPaths = new Set<string>();

/** Paths that a release has asked for and got a response of so far, but not those that were only read ahead. */
export const listRequestedPaths = (): string[] => [...requestedPaths].sort();

/** Few: the same content system answers visitors and orders, who cannot wait. */
const readAheadLimit = 2;

/** Longer than this costs more than it saves: a slow content system is asked ten at once by the build. */
const readAheadMs = 30_000;

/**
 * Reads paths before they are asked for, where responses are cached. After a failure, or when time is up, the rest is
 * left for later. Never throws.
 */
export async function readAhead(paths: readonly string[], maxMs = readAheadMs): Promise<void> {
  if (!getConnection().policy.cachesResponses) return;
  const pending = [...paths];
  const endsAt = performance.now() + maxMs;
  const readPending = async () => {
    while (performance.now() < endsAt) {
      const path = pending.shift();
      if (path === undefined) return;
      await request(path);
    }
  };
  const stop = () => void pending.splice(0);
  await Promise.all(Array.from({ length: readAheadLimit }, () => readPending().catch(stop)));
}

/**
 * Rows of a collection, as the content system returns them.
 *
 * @throws ContentApiError when there is no valid response within the policy's timeout
 */
export function readItems<Row>(collection: string, query: ItemsQuery): Promise<Row[]> {
  return read<Row[]>(`/items/${collection}?${toSearch(query)}`);
}

/** The first row that matches, or undefined when there is none. */
export async function findItem<Row>(collection: string, query: ItemsQuery): Promise<Row | undefined> {
  const [row] = await readItems<Row>(collection, { ...query, limit: 1 });
  return row;
}

/** The number of matching rows, and when the latest of them was created or updated; null when no row has a date. */
export async function readCountAndNewest(
  collection: string,
  filter: Record<string, unknown>,
): Promise<{ count: number; newest: string | null }> {
  const search = new URLSearchParams({
    'aggregate[count]': 'id',
    'aggregate[max]': 'date_updated,date_created',
    filter: JSON.stringify(filter),
  });
  const [row] = await read<{ count?: { id?: unknown }; max?: Record<string, unknown> }[]>(
    `/items/${collection}?${search}`,
  );
  // The database returns a count even for no rows: a response without one is not valid.
  if (!row?.count) throw new ContentApiError('Unknown error occured', 422);
  const dates = Object.values(row.max ?? {}).filter((date) => typeof date === 'string');
  return { count: Number(row.count.id ?? 0), newest: dates.sort().at(-1) ?? null };
}

function toSearch({ fields, filter, sort, limit, page, deep }: ItemsQuery): URLSearchParams {
  const search = new URLSearchParams({ fields: fields.join(',') });
  if (filter) search.set('filter', JSON.stringify(filter));
  if (sort) search.set('sort', sort.join(','));
  if (limit !== undefined) search.set('limit', String(limit));
  if (page !== undefined) search.set('page', String(page));
  if (deep) search.set('deep', JSON.stringify(deep));
  return search;
}

/** Rows of a collection or field that an older content system may lack: empty there. */
export async function readOptionalItems<Row>(collection: string, query: ItemsQuery): Promise<Row[]> {
  try {
    return await readItems<Row>(collection, query);
  } catch (error) {
    if (error instanceof ContentApiError && (error.code === 403 || error.code === 404)) return [];
    throw error;
  }
}

/** Requests a path; identical concurrent requests share one call. */
async function read<T>(path: string): Promise<T> {
  const response = await request(path);
  if (getConnection().policy.cachesResponses) requestedPaths.add(path);
  // A query names the row type of its collection, which the content model generates.
  return response as T;
}

async function request(path: string): Promise<unknown> {
  if (!path) throw new TypeError('A valid query key is required!');
  // The next render may get another response, or none.
  markIncomplete();
  const { url, token, policy } = getConnection();
  const address = url + path;
  // Drafts are read with another token and must not be shared with visitors.
  const key = `${policy.timeoutMs} ${token} ${address}`;
  const [, collection = ''] = /^\/items\/(\w+)/.exec(path) ?? [];
  const read = { name: collection, source: 'content' } as const;
  const pending = inFlight.get(key);
  if (pending) return traceAnswer({ ...read, outcome: 'shared' }, pending);
  const response = requestWithRetries(address, token, policy);
  inFlight.set(key, response);
  const removePending = () => inFlight.delete(key);
  response.then(policy.cachesResponses ? undefined : removePending, removePending);
  return traceAnswer({ ...read, outcome: 'read' }, response);
}

function requestWithRetries(address: string, token: string | undefined, policy: RequestPolicy): Promise<unknown> {
  const request = () => {
    const timeoutMs = Math.ceil(Math.min(policy.timeoutMs, findRemainingMs() ?? Number.POSITIVE_INFINITY));
    return requestWithTimeout(address, token, timeoutMs);
  };
  return retry(request, (attempt, error) => {
    const canRetry = error instanceof ContentApiError && error.isTransient && attempt < policy.retries;
    return canRetry ? getBackoffMs(attempt) : undefined;
  });
}

/** Requests a path within a timeout, which includes the wait for the semaphore. */
async function requestWithTimeout(address: string, token: string | undefined, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const toTimeoutError = (cause?: unknown) =>
    new ContentApiError(`timeout of ${timeoutMs}ms exceeded`, 'ECONNABORTED', cause);
  const request = runLimited(() => {
    if (signal.aborted) throw toTimeoutError();
    return requestOnce(address, token, signal);
  });
  const timeout = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(toTimeoutError(signal.reason)), { once: true });
  });
  return Promise.race([request, timeout]);
}

async function requestOnce(address: string, token: string | undefined, signal: AbortSignal): Promise<unknown> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await fetchCms('content', address, { signal, ...(headers && { headers }) }).catch((error) => {
    throw new ContentApiError('Network error', -1, error);
  });
  const text = await response.text().catch((error) => {
    throw new ContentApiError('Request aborted', 'ECONNABORTED', error);
  });
  return parseResponse(response.status, text);
}

function parseResponse(status: number, text: string): unknown {
  let response: unknown;
  try {
    response = JSON.parse(text);
  } catch (error) {
    throw new ContentApiError('API returned invalid JSON', status >= 500 ? status : 422, error);
  }
  if (status >= 400) throw new ContentApiError(findMessage(response) ?? 'Unknown error occured', status);
  if (!isRecord(response) || !('data' in response)) throw new ContentApiError('Unknown error occured', status);
  return response.data;
}

function findMessage(response: unknown): string | undefined {
  const first: unknown = isRecord(response) && Array.isArray(response.errors) ? response.errors[0] : undefined;
  return isRecord(first) && typeof first.message === 'string' ? first.message : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
