import 'server-only';
import { getConnection, type Patience } from './connection.ts';
import { ContentApiError } from './content-api-error.ts';
import { createSlots } from './slots.ts';

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

const inSlot = createSlots(10);
const asked = new Map<string, Promise<unknown>>();

/**
 * Rows of a collection, as the content system sends them.
 *
 * @throws ContentApiError when there is no usable answer within the connection's patience
 */
export function readItems<Row>(collection: string, query: ItemsQuery): Promise<Row[]> {
  return read<Row[]>(`/items/${collection}?${toSearch(query)}`);
}

/** The first row that matches, or undefined when there is none. */
export async function findItem<Row>(collection: string, query: ItemsQuery): Promise<Row | undefined> {
  const [row] = await readItems<Row>(collection, { ...query, limit: 1 });
  return row;
}

/** A mark that changes when a matching row is added, changed or taken away: their number and the latest change. */
export async function readNewest(collection: string, filter: Record<string, unknown>): Promise<string> {
  const search = new URLSearchParams({
    'aggregate[count]': 'id',
    'aggregate[max]': 'date_updated,date_created',
    filter: JSON.stringify(filter),
  });
  return JSON.stringify(await read(`/items/${collection}?${search}`));
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

/** The same question asked twice at once is one call. */
async function read<T>(path: string): Promise<T> {
  if (!path) throw new TypeError('A valid query key is required!');
  const { url, token, patience } = getConnection();
  const address = url + path;
  // What staff may see is nobody else's answer.
  const question = `${token} ${address}`;
  const known = asked.get(question);
  if (known) return known as Promise<T>;
  const answer = ask(address, token, patience);
  asked.set(question, answer);
  const forget = () => asked.delete(question);
  answer.then(patience.keepsAnswers ? undefined : forget, forget);
  return answer as Promise<T>;
}

async function ask(address: string, token: string | undefined, patience: Patience): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inSlot(() => askOnce(address, token, patience.timeoutMs));
    } catch (error) {
      const isWorthwhile = error instanceof ContentApiError && error.isTransient && attempt < patience.retries;
      if (!isWorthwhile) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** attempt, 30_000)));
    }
  }
}

async function askOnce(address: string, token: string | undefined, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  try {
    const response = await fetch(address, { signal, ...(headers && { headers }) });
    return parseAnswer(response.status, await response.text());
  } catch (error) {
    if (error instanceof ContentApiError) throw error;
    if (signal.aborted) throw new ContentApiError(`timeout of ${timeoutMs}ms exceeded`, 'ECONNABORTED', error);
    throw new ContentApiError('Network error', -1, error);
  }
}

function parseAnswer(status: number, text: string): unknown {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new ContentApiError('API returned invalid JSON', status >= 500 ? status : 422, error);
  }
  if (status >= 400) throw new ContentApiError(findMessage(answer) ?? 'Unknown error occured', status);
  if (!isRecord(answer) || !('data' in answer)) throw new ContentApiError('Unknown error occured', status);
  return answer.data;
}

function findMessage(answer: unknown): string | undefined {
  const first: unknown = isRecord(answer) && Array.isArray(answer.errors) ? answer.errors[0] : undefined;
  return isRecord(first) && typeof first.message === 'string' ? first.message : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
