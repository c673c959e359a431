import { type CmsCallKind, cmsCallDuration, cmsCalls } from './metrics.ts';
import { findRequestId, requestIdHeader } from './request-id.ts';

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** Calls Directus: counted, and with the id of the request that the call is for. Otherwise `fetch`. */
export async function fetchCms(kind: CmsCallKind, url: string, { headers, ...init }: Init): Promise<Response> {
  const id = findRequestId();
  const begunAt = performance.now();
  let outcome: 'ok' | 'error' | 'aborted' = 'error';
  try {
    const response = await fetch(url, { ...init, headers: { ...headers, ...(id && { [requestIdHeader]: id }) } });
    if (response.status < 500) outcome = 'ok';
    return response;
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    if (init.signal?.aborted && !isTimeout) outcome = 'aborted';
    throw error;
  } finally {
    cmsCalls.count({ kind, outcome });
    cmsCallDuration.observe({ kind }, performance.now() - begunAt);
  }
}
