import { getBackoffMs } from '../base/backoff.ts';
import { parseUrl } from '../base/parse-url.ts';
import { retry } from '../base/retry.ts';

/** Error info of Waku's client for a failed RSC request; null if the response could not be parsed. */
type FailureInfo = { status?: number; location?: string; unstable_networkError?: boolean } | null;

/**
 * - `redirect`: handled by the router.
 * - `missing`: there is no payload, or it cannot be parsed.
 * - `final`: the server failed and would fail again.
 * - `passing`: a network error or an overloaded server; a retry may succeed.
 */
export type Failure = 'redirect' | 'missing' | 'final' | 'passing';

export function classifyFailure(info: FailureInfo): Failure {
  if (info?.location !== undefined) return 'redirect';
  if (info === null || info.status === 404) return 'missing';
  return info.status === 500 ? 'final' : 'passing';
}

/** Whether a redirect points to the requested URL itself, in whatever notation. */
export function redirectsTo(info: FailureInfo, href: string): boolean {
  const toHref = (address: string) => parseUrl(address, 'https://here.invalid')?.href;
  return info?.location !== undefined && toHref(info.location) === toHref(href);
}

/** Retries after the first attempt. */
const maxRetries = 3;

type Options = { judge: (error: unknown) => Failure; signal: AbortSignal | undefined };

/** Retries transient failures after one, two and four seconds; throws the last one, and every other failure at once. */
export function requestWithRetries<Answer>(request: () => Promise<Answer>, options: Options): Promise<Answer> {
  return retry(
    request,
    (attempt, error) => {
      const isOver = attempt === maxRetries || options.judge(error) !== 'passing' || options.signal?.aborted;
      return isOver ? undefined : getBackoffMs(attempt);
    },
    options.signal,
  );
}
