import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSpeculatedPath } from '../routing/speculation-rules.ts';
import type { RequestTarget } from './guard.ts';
import { filePolicy, securityHeaders } from './security-headers.ts';

/**
 * Whether a browser requests a document before its visitor does. Other requests of a prerendered page have the header,
 * too, and are answered: the page is incomplete without them.
 */
export function isSpeculative({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document';
  const { purpose, 'sec-purpose': secPurpose = purpose } = headers;
  return destination === 'document' && /^prefetch\b/i.test(String(secPurpose ?? ''));
}

type Options = {
  isHttps: boolean;
  getRenders: () => { running: number; waiting: number };
  /** Called for each refused request, so that it is not logged by itself. */
  onRefused: (response: ServerResponse) => void;
};

/**
 * Refuses speculative requests of pages that are not for it, and renders for it only while nothing else is rendered, one
 * page at a time: it is the first load to be shed. What is in memory costs no more than a refusal.
 *
 * @returns false when the request may continue
 */
export type RefuseSpeculation = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
  isInMemory: boolean,
) => boolean;

/** Seconds. */
const retryAfter = 10;

export function createSpeculationRefusal({ isHttps, getRenders, onRefused }: Options): RefuseSpeculation {
  const headers = {
    ...securityHeaders(isHttps),
    'content-security-policy': filePolicy,
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
    'content-length': '0',
  };
  let isRendering = false;
  const isBusy = () => {
    const { running, waiting } = getRenders();
    return isRendering || running + waiting > 0;
  };
  return (request, response, { path, query }, isInMemory) => {
    if (!isSpeculative(request)) return false;
    if (query === '' && isSpeculatedPath(path) && (isInMemory || !isBusy())) {
      if (isInMemory) return false;
      isRendering = true;
      response.once('close', () => {
        isRendering = false;
      });
      return false;
    }
    onRefused(response);
    response.writeHead(503, headers).end();
    return true;
  };
}
